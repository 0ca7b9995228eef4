/** What the run counts. */
export type Tally = { attempts: number; retries: number; replays: number; gaveUp: number };

export const createTally = (): Tally => ({ attempts: 0, retries: 0, replays: 0, gaveUp: 0 });

/** Milliseconds after which an answer is not waited for any longer. */
const ANSWER_MS = 15_000;

/** `fetch` that counts, and gives up an answer that does not come. */
export function countingFetch(tally: Tally): typeof fetch {
  return async (input, init) => {
    tally.attempts += 1;
    const asked = fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    // The client prints each call of auth that reached nobody, of which there are many here.
    const answer = await (String(input).includes('/auth/v1/') ? asked.catch(notReached) : asked);
    if (answer.headers.get('idempotent-replayed') === 'true') tally.replays += 1;
    return answer;
  };
}

const notReached = () => Response.json({ message: 'Nobody was reached' }, { status: 503 });
