import type { Piece, PieceNode } from '../piece-node.ts';

export type PieceFake = PieceNode & {
  /** What was begun, by the number of bytes of its file, and what ended. */
  started: { seconds: number; at: number; from: number; gain: number; ended: number | null }[];
  levels: number[];
  wait(ms: number): Promise<void>;
  /** Lets the clock go on, and whatever waits for it. */
  advance(seconds: number): Promise<void>;
};

/** A clock of its own; a file of so many bytes plays for so many seconds, and one of none is no music. */
export function createPieceFake(): PieceFake {
  let now = 0;
  let waiting: (() => void)[] = [];
  const fake: PieceFake = {
    started: [],
    levels: [],
    decode: ({ byteLength }) =>
      byteLength === 0
        ? Promise.reject(new Error('No music'))
        : Promise.resolve({ seconds: byteLength, gain: 0.25 }),
    now: () => now,
    start({ seconds }: Piece, { at, from, gain }) {
      const begun = { seconds, at, from, gain, ended: null as number | null };
      fake.started.push(begun);
      return (inSeconds) => (begun.ended = now + inSeconds);
    },
    fade: (level) => void fake.levels.push(level),
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    async advance(seconds) {
      for (let rest = seconds; rest > 0; rest -= 0.5) {
        now += Math.min(0.5, rest);
        const released = waiting;
        waiting = [];
        for (const release of released) release();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
  return fake;
}
