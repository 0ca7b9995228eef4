import type { Analysis } from '@reflectory/contracts/journal';
import { BusyError, type WorkOwner } from '@reflectory/server-kit';
import { createTaskProcess, TaskEndedError } from '@reflectory/runtime/processes';
import type { ReadingOptions } from '../define-feature.ts';
import { correctAnalysis } from './correct-analysis.ts';
import type { InsightTask } from './insight-program.ts';

/** Reads texts in processes of their own. */
export type InsightReader = {
  /** @throws BusyError */
  analyse(owner: WorkOwner, text: string, options: ReadingOptions): Promise<Analysis>;
};

/** Characters of a text that is read at once, beside those that take seconds. */
const SHORT = 10_000;
/** Milliseconds that a text may take, and those that it may wait for its turn. */
const TIME_LIMIT_MS = 20_000;
const WAIT_MS = 120_000;
const WAITING_PER_PERSON = 20;

/** What sends nothing anywhere. */
const LOCAL_ENGINE = 'builtin';

/** Opens no process before the first text. `engine` is the name of one of `engines/`. */
export function createInsightReader(engine: string): InsightReader {
  const open = (niceness: number) =>
    createTaskProcess<InsightTask, Analysis>({
      program: new URL('./insight-program.ts', import.meta.url),
      timeLimitMs: TIME_LIMIT_MS,
      waitMs: WAIT_MS,
      waitingPerPerson: WAITING_PER_PERSON,
      niceness,
    });
  // Nobody who wrote a page waits for somebody else's book.
  const [short, long] = [open(0), open(5)];
  return {
    analyse: (owner, text, { language, mayBeSent, corrections }) =>
      (text.length <= SHORT ? short : long)
        .run(owner, { engine: mayBeSent ? engine : LOCAL_ENGINE, text, language })
        .then((analysis) => correctAnalysis(analysis, corrections))
        .catch((error: unknown) => {
          throw error instanceof TaskEndedError ? new BusyError() : error;
        }),
  };
}
