import type { CalendarWritingRow } from '@reflectory/contracts/calendars';
import type { ObjectStore } from './calendar-objects.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Step, Writing } from './plan-writing.ts';

/** How often a server may say that another version is there, while that is what we wrote. */
const TRIES = 3;

/** What came of a step, as the row of the thing keeps it; without a state the thing is gone. */
export type Outcome = {
  state: CalendarWritingRow['state'] | null;
  etag?: string | null;
  written_hash?: string;
  found_hash?: string;
  is_wanted?: boolean;
  status?: number;
};

const handChanged = (isWanted: boolean): Outcome => ({ state: 'hand_changed', is_wanted: isWanted });

/** Whether something in the calendar is what we left or sent there, and nobody has changed it. */
const isOurs = (known: Writing | null, hash: string) =>
  known !== null && [known.sent_hash, known.written_hash, known.found_hash].includes(hash);

/** Does one step at the server. @throws WritingFailedError where the run cannot go on */
export function doStep(store: ObjectStore, step: Step): Promise<Outcome> | Outcome {
  switch (step.act) {
    case 'put':
      return put(store, step);
    case 'remove':
      return remove(store, step.known);
    case 'mark':
      return handChanged(step.isWanted);
    case 'forget':
      return { state: null };
  }
}

async function put(store: ObjectStore, { wanted, known }: Extract<Step, { act: 'put' }>): Promise<Outcome> {
  const { href, text, hash } = wanted;
  const written = (etag: string | null, found = hash): Outcome =>
    etag === null
      ? { state: 'failed' }
      : { state: 'written', etag, written_hash: hash, found_hash: found, is_wanted: true };
  let etag = known?.etag ?? null;
  if (known?.state === 'overwrite') {
    const there = await store.get(href);
    if (there === null) return { state: 'hand_removed' };
    etag = there.etag;
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await store.put(href, text, etag);
    if (answer.said === 'no') return { state: 'failed', status: answer.status };
    if (answer.said === 'done' && answer.etag !== null) return written(answer.etag);
    const there = await store.get(href);
    if (there === null) return etag === null ? { state: 'failed', status: 412 } : { state: 'hand_removed' };
    const found = fingerprintOf(there.text);
    // A server that gives no tag has made something else of it; or it is there from a run that was ended.
    if (answer.said === 'done' || found === hash) return written(there.etag, found);
    if (!isOurs(known, found)) return handChanged(true);
    etag = there.etag;
  }
  return handChanged(true);
}

async function remove(store: ObjectStore, known: Writing): Promise<Outcome> {
  const { href, state } = known;
  let { etag } = known;
  // One that was sent and never settled is looked at, and so is one that is taken away whatever it has become.
  let isAsked = etag === null || state === 'overwrite';
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (isAsked) {
      const there = await store.get(href);
      if (there === null) return { state: null };
      const isForced = state === 'overwrite' && tries === 0;
      if (!isForced && !isOurs(known, fingerprintOf(there.text))) return handChanged(false);
      etag = there.etag;
    }
    if (etag === null) return { state: 'failed' };
    const answer = await store.remove(href, etag);
    if (answer.said === 'done') return { state: null };
    if (answer.said === 'no') return { state: 'failed', status: answer.status };
    isAsked = true;
  }
  return handChanged(false);
}
