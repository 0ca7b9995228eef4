import { BLOCK, createStereo, type Stereo } from '../core/block.ts';
import { createStateFilter } from '../filters/state-filter.ts';
import { gainOf } from '../core/glide.ts';

/** One sort of surface that answers when it is hit. */
export type Surface = {
  frequency: number;
  /** How long it rings: 0.7 is a tap, 30 a tone. */
  quality: number;
  decibels: number;
};

/** Many small hits through a few resonances: what it costs does not grow with their number. */
export type ImpactBank = {
  /** Hits a surface; `place` goes from 0 (left) to 1 (right). */
  hit(surface: number, frame: number, strength: number, place: number): void;
  /** Adds what sounds to a block. */
  add(out: Stereo, gain: number): void;
};

export function createImpactBank(options: {
  sampleRate: number;
  surfaces: readonly Surface[];
  /** How long a hit lasts in milliseconds. */
  softness: number;
}): ImpactBank {
  const { sampleRate } = options;
  const softness = Math.min(BLOCK, Math.max(1, Math.round((options.softness * sampleRate) / 1000)));
  const surfaces = options.surfaces.map(({ frequency, quality, decibels }) => {
    const filter = () => createStateFilter('band', { sampleRate, frequency, quality });
    // A narrow resonance takes little of a hit; what is wanted is how loud it rings.
    const gain = (gainOf(decibels) * Math.sqrt(quality) * sampleRate) / (frequency * 40);
    return { gain, input: createStereo(), rest: createStereo(), left: filter(), right: filter() };
  });
  const put = (now: Float32Array, later: Float32Array, frame: number, value: number) => {
    for (let i = 0; i < softness; i++) {
      const at = frame + i;
      const share = (value * (1 - Math.cos((2 * Math.PI * (i + 1)) / (softness + 1)))) / (softness + 1);
      if (at < BLOCK) now[at] = (now[at] ?? 0) + share;
      else later[at - BLOCK] = (later[at - BLOCK] ?? 0) + share;
    }
  };
  return {
    hit(surface, frame, strength, place) {
      const one = surfaces[surface];
      if (!one) return;
      const angle = (place * Math.PI) / 2;
      put(one.input.left, one.rest.left, frame, strength * Math.cos(angle));
      put(one.input.right, one.rest.right, frame, strength * Math.sin(angle));
    },
    add(out, gain) {
      for (const one of surfaces) {
        one.left.process(one.input.left);
        one.right.process(one.input.right);
        const all = gain * one.gain;
        for (let i = 0; i < BLOCK; i++) {
          out.left[i] = (out.left[i] ?? 0) + (one.input.left[i] ?? 0) * all;
          out.right[i] = (out.right[i] ?? 0) + (one.input.right[i] ?? 0) * all;
        }
        one.input.left.set(one.rest.left);
        one.input.right.set(one.rest.right);
        one.rest.left.fill(0);
        one.rest.right.fill(0);
      }
    },
  };
}
