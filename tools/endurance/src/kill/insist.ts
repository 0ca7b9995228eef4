import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from './tally.ts';

/** What became of one attempt: it was acknowledged, it may be tried again, or it was refused for good. */
export type Sent = 'done' | 'again' | { refused: string };

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;
/** Milliseconds after which a client gives up; whether its write happened it does not know. */
const PATIENCE_MS = 60_000;

/**
 * Tries until the service acknowledges, as a client that loses nothing does; false when it gave up.
 *
 * @throws Error when the service refuses what it should take
 */
export async function insist(tally: Tally, send: () => Promise<Sent>): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    const sent = await send().catch((): Sent => 'again');
    if (sent === 'done') return true;
    if (sent !== 'again') throw new Error(sent.refused);
    if (Date.now() > deadline) {
      tally.gaveUp += 1;
      return false;
    }
    tally.retries += 1;
    await sleep(waitMs * (0.5 + Math.random()));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** Reads the status of an answer; 0 stands for none. */
export function sentOf(status: number, text: string): Sent {
  if (status >= 200 && status < 300) return 'done';
  const isPassing =
    status === 0 || status === 429 || status >= 500 || text.includes('idempotency_key_in_use');
  return isPassing ? 'again' : { refused: `${status} ${text}` };
}
