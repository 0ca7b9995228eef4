import { failureCode } from '@reflectory/client';
import { type AnswerOwner, dropAnswer, findKept, keepAnswer } from './kept-answers.ts';

/** Milliseconds since 1970 at which the service said what comes from the device. */
const keptMoments = new WeakMap<object, number>();

/** When the service said this, in milliseconds since 1970; undefined for what it says now. */
export const keptAt = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? keptMoments.get(data) : undefined;

export type Reading<Data> = {
  owner: AnswerOwner;
  key: string;
  read(): Promise<Data>;
  /** After the service said something itself. */
  onContact(): void;
};

async function find<Data>({ owner, key }: Reading<Data>): Promise<Data | null> {
  const kept = await findKept(owner, key);
  if (!kept) return null;
  // The key names the release that kept it: its code knows the shape.
  const data = kept.data as Data;
  if (typeof data === 'object' && data !== null) keptMoments.set(data, kept.at);
  return data;
}

/** Asks the service, and the device where nobody answers. What the service refuses is forgotten. */
export async function readOrFind<Data>(reading: Reading<Data>): Promise<Data> {
  const { owner, key, read, onContact } = reading;
  const early = navigator.onLine ? null : await find(reading);
  if (early) return early;
  try {
    const data = await read();
    void keepAnswer(owner, { key, at: Date.now(), data }).then(onContact);
    return data;
  } catch (error) {
    if (failureCode(error) !== 'unreachable') await dropAnswer(owner, key);
    const kept = failureCode(error) === 'unreachable' ? await find(reading) : null;
    if (kept) return kept;
    throw error;
  }
}
