import type { Writer } from '../kill/writer.ts';
import { addPair, addRow, type Ask, askUser, completeSession, moveFile, readRows } from './requests.ts';

/** What became of the requests of one kind; times in milliseconds. */
export type Outcome = { name: string; times: number[]; failures: string[] };

const kinds: Readonly<Record<string, Ask>> = {
  'read rows': readRows,
  'add a row': addRow,
  'rpc to two tables': addPair,
  'complete-session': completeSession,
  'upload and download': moveFile,
  'ask for the user': askUser,
};

/** Milliseconds between two requests of a lane. */
const PAUSE_MS = 10;

/**
 * Asks without end, each kind in lanes of its own; nothing is tried twice. Each lane has a client of its own: one that is
 * shared lets a call wait until no other does.
 */
export async function startTraffic(
  createWriter: () => Promise<Writer>,
  lanes = 2,
): Promise<{ stop(): Promise<Outcome[]> }> {
  let isStopping = false;
  const run = async (writer: Writer, ask: Ask, { times, failures }: Outcome) => {
    while (!isStopping) {
      const startedAt = performance.now();
      await ask(writer).catch((error: unknown) => failures.push(String(error)));
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
  };
  const asking = Object.entries(kinds).map(async ([name, ask]) => {
    const outcome: Outcome = { name, times: [], failures: [] };
    const writers = await Promise.all(Array.from({ length: lanes }, createWriter));
    return { outcome, done: Promise.all(writers.map((writer) => run(writer, ask, outcome))) };
  });
  const outcomes = await Promise.all(asking);
  return {
    async stop() {
      isStopping = true;
      await Promise.all(outcomes.map(({ done }) => done));
      return outcomes.map(({ outcome }) => outcome);
    },
  };
}
