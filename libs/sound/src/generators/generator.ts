import type { Stereo } from '../core/block.ts';

/** One sound of the world, endless, without beginning or seam. */
export type Generator = {
  /** Writes the next block over what is there. */
  render(out: Stereo): void;
  /** From the gentlest (0) to the strongest (1) that it knows; takes a moment to get there. */
  change(strength: number): void;
};

export type GeneratorOptions = {
  sampleRate: number;
  seed: number;
  strength: number;
};

export type CreateGenerator = (options: GeneratorOptions) => Generator;
