import { addRamped, BLOCK, createBlock, createStereo, type Stereo } from './block.ts';
import { createNoise } from './noise.ts';
import { deriveSeed } from './random.ts';

type Filter = { process(block: Float32Array): void };

/** Noise in both ears through the same filters: what lies under the single sounds of a place. */
export type Bed = {
  /** Makes the next block. */
  fill(): Stereo;
  /** Makes the next block and adds it, its gain moving from the last one to this one. */
  add(out: Stereo, left: number, right?: number): void;
};

export function createBed(options: {
  sampleRate: number;
  seed: number;
  /** Filters of one ear, in their order. */
  filters: (ear: 'left' | 'right') => readonly Filter[];
  /** How much both ears share: without it a noise seems to come from the sides alone. */
  shared?: number;
}): Bed {
  const shared = options.shared ?? 0.3;
  const channel = (name: 'left' | 'right') => ({
    noise: createNoise(deriveSeed(options.seed, name)),
    filters: options.filters(name),
  });
  const left = channel('left');
  const right = channel('right');
  const middle = createNoise(deriveSeed(options.seed, 'middle'));
  const both = createBlock();
  const block = createStereo();
  // The same power for each hertz at every sample rate.
  const scale = options.sampleRate / 48_000;
  const own = Math.sqrt(scale * (1 - shared));
  const common = Math.sqrt(scale * shared);
  let lastLeft = 0;
  let lastRight = 0;
  let begun = false;

  function fillOne(out: Float32Array, { noise, filters }: typeof left) {
    noise.fill(out);
    for (let i = 0; i < BLOCK; i++) out[i] = (out[i] ?? 0) * own + (both[i] ?? 0) * common;
    for (const filter of filters) filter.process(out);
  }

  function fill() {
    middle.fill(both);
    fillOne(block.left, left);
    fillOne(block.right, right);
    return block;
  }

  return {
    fill,
    add(out, gainLeft, gainRight = gainLeft) {
      fill();
      addRamped(out.left, block.left, begun ? lastLeft : gainLeft, gainLeft);
      addRamped(out.right, block.right, begun ? lastRight : gainRight, gainRight);
      begun = true;
      lastLeft = gainLeft;
      lastRight = gainRight;
    },
  };
}
