import { BLOCK, createBlock, type Stereo } from '../core/block.ts';
import { createLowPass } from '../filters/one-pole.ts';

/** Lengths of the eight lines in seconds, none a multiple of another, all longer than a block. */
const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0673, 0.0719];
const FADING_SECONDS = 2.8;

/** A room that everything in a mix shares: eight lines that feed each other evenly. */
export function createReverb({ sampleRate }: { sampleRate: number }): {
  process(input: Stereo, out: Stereo): void;
} {
  const lines = LINES.map((seconds, index) => {
    const length = Math.max(BLOCK, Math.round(seconds * sampleRate));
    return {
      memory: new Float32Array(length),
      at: 0,
      keep: 10 ** ((-3 * length) / (FADING_SECONDS * sampleRate)),
      dull: createLowPass({ sampleRate, frequency: 4200 - 180 * index }),
      block: createBlock(),
      isLeft: index % 2 === 0,
      sign: index % 4 < 2 ? 1 : -1,
    };
  });
  const sum = createBlock();
  const read = ({ memory, at, block }: (typeof lines)[number]) => {
    for (let i = 0, from = at; i < BLOCK; i++) {
      block[i] = memory[from] ?? 0;
      from = from + 1 === memory.length ? 0 : from + 1;
    }
  };
  const write = (line: (typeof lines)[number], input: Float32Array) => {
    const { memory, block, keep } = line;
    let to = line.at;
    for (let i = 0; i < BLOCK; i++) {
      memory[to] = ((block[i] ?? 0) - (sum[i] ?? 0)) * keep + (input[i] ?? 0);
      to = to + 1 === memory.length ? 0 : to + 1;
    }
    line.at = to;
  };
  return {
    process(input, out) {
      sum.fill(0);
      for (const line of lines) {
        read(line);
        line.dull.process(line.block);
        const target = line.isLeft ? out.left : out.right;
        for (let i = 0; i < BLOCK; i++) {
          const value = line.block[i] ?? 0;
          sum[i] = (sum[i] ?? 0) + value * (2 / LINES.length);
          target[i] = (target[i] ?? 0) + value * line.sign * 0.5;
        }
      }
      for (const line of lines) write(line, line.isLeft ? input.left : input.right);
    },
  };
}
