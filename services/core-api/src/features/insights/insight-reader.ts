import { createHash } from 'node:crypto';
import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { BusyError, type WorkOwner } from '@reflectory/server-kit';
import { createTaskProcess, TaskEndedError } from '@reflectory/runtime/processes';
import type { InsightTask, Reading } from './insight-program.ts';
import type { TextMeasures } from './reading/measure-text.ts';

/** Reads texts in processes of their own. */
export type InsightReader = {
  /** Reads a text for somebody: the next who asks for the same need not wait. @throws BusyError */
  prepare(owner: WorkOwner, text: string, language: Language, signal: AbortSignal): Promise<void>;
  /** @throws BusyError */
  analyse(text: string, options: { language: Language }): Promise<Analysis>;
  /** @throws BusyError */
  measure(text: string): Promise<TextMeasures>;
};

/** Characters of a text that is read at once, beside those that take seconds. */
const SHORT = 10_000;
/** Milliseconds that a text may take, and those that it may wait for its turn. */
const TIME_LIMIT_MS = 20_000;
const WAIT_MS = 8000;
const WAITING_PER_PERSON = 20;
/** Readings that are remembered between preparing and writing them down. */
const REMEMBERED = 50;

/** Opens no process before the first text. */
export function createInsightReader(): InsightReader {
  const open = (niceness: number) =>
    createTaskProcess<InsightTask, Reading>({
      program: new URL('./insight-program.ts', import.meta.url),
      timeLimitMs: TIME_LIMIT_MS,
      waitMs: WAIT_MS,
      waitingPerPerson: WAITING_PER_PERSON,
      niceness,
    });
  // Nobody who wrote a page waits for somebody else's book.
  const [short, long] = [open(0), open(5)];
  const readings = new Map<string, Reading>();
  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64');

  const remember = (key: string, reading: Reading) => {
    readings.set(key, reading);
    const [oldest] = readings.size > REMEMBERED ? readings.keys() : [];
    if (oldest !== undefined) readings.delete(oldest);
  };
  const read = async (owner: WorkOwner, text: string, language: Language, signal?: AbortSignal) => {
    const key = `${language} ${keyOf(text)}`;
    const known = readings.get(key);
    if (known) return known;
    const tasks = text.length <= SHORT ? short : long;
    const reading = await tasks.run(owner, { text, language }, signal).catch((error: unknown) => {
      throw error instanceof TaskEndedError ? new BusyError() : error;
    });
    remember(key, reading);
    return reading;
  };
  const nobody = { instance: '', person: '' };
  return {
    prepare: async (owner, text, language, signal) => void (await read(owner, text, language, signal)),
    analyse: async (text, { language }) => (await read(nobody, text, language)).analysis,
    async measure(text) {
      const key = keyOf(text);
      for (const [name, { measures }] of readings) if (name.endsWith(` ${key}`)) return measures;
      // The language decides nothing of what is measured.
      return (await read(nobody, text, 'en')).measures;
    },
  };
}
