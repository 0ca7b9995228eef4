import type { Random } from '../isolation/random.ts';
import type { Ledger } from './ledger.ts';
import type { Tally } from './tally.ts';
import type { Place, Writer } from './writer.ts';
import { uploadFile } from './writes/files.ts';
import { noteMood } from './writes/moods.ts';
import { leave, signUp } from './writes/people.ts';
import { callRoutine, insertById, insertRow, insertRows } from './writes/rows.ts';
import { completeSession } from './writes/sessions.ts';
import type { Write } from './writes/write.ts';

/** How often each write is chosen, in parts. */
const mixture: readonly (readonly [Write, number])[] = [
  [insertRow, 6],
  [insertRows, 4],
  [callRoutine, 4],
  [insertById, 3],
  [completeSession, 3],
  [noteMood, 3],
  [uploadFile, 3],
  [signUp, 1],
  [leave, 1],
];

const writes = mixture.flatMap(([write, parts]) => Array.from({ length: parts }, () => write));

type LoadOptions = {
  place: Place;
  writers: readonly Writer[];
  ledger: Ledger;
  tally: Tally;
  randomOf: (index: number) => Random;
  /** Writes at the same time. */
  lanes: number;
};

/** Writes without a pause until it is stopped; `stop` resolves when the last write ended, with what was refused. */
export function startLoad(options: LoadOptions): { stop(): Promise<string[]> } {
  const { writers, randomOf, lanes, ...context } = options;
  const refusals: string[] = [];
  let isStopping = false;
  const run = async (lane: number) => {
    const random = randomOf(lane);
    while (!isStopping) {
      const write = random.pick(writes);
      await write({ ...context, writer: random.pick(writers) }).catch((error: unknown) => {
        refusals.push(`${write.name} was refused: ${String(error)}`);
      });
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_lane, index) => run(index)));
  return {
    async stop() {
      isStopping = true;
      await running;
      return refusals;
    },
  };
}
