import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { SyncError } from './state.ts';

const ATTEMPTS = 5;

/** One call was refused for what is in it: others may work. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** Asks the service, as patiently as it wants. `good` takes an answer alone that is one. @throws RefusedError, SyncError */
export type Calls = {
  call(path: string, body?: object): Promise<{ status: number; body: unknown }>;
  good(path: string, body?: object): Promise<unknown>;
};

export function messageOf({ status, body }: { status: number; body: unknown }): string {
  const said = z
    .union([
      z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
      z.object({ message: z.string() }).transform(({ message }) => message),
    ])
    .safeParse(body);
  return said.success ? said.data : `The service answered ${status}`;
}

/** Seconds that a header asks to wait; an address that is down gets twice as long each time. */
const waitOf = (response: Response | null, attempt: number): number => {
  const asked = Number(response?.headers.get('retry-after'));
  return asked > 0 ? Math.min(asked, 60) * 1000 : 500 * 2 ** attempt;
};

/** Calls with a token. `sleep` waits for so many milliseconds. */
export function createCalls(
  origin: string,
  token: string,
  sleep: (ms: number) => Promise<unknown> = pause,
): Calls {
  const ask = async (path: string, body?: object): Promise<Response | null> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return fetch(new URL(path, origin), { ...sent, headers, signal: AbortSignal.timeout(60_000) }).catch(
      () => null,
    );
  };
  const call: Calls['call'] = async (path, body) => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await ask(path, body);
      const status = response?.status ?? 0;
      // Who is asked to wait waits as often as it takes; what fails is tried a few times.
      const mayAgain = status === 429 || attempt < ATTEMPTS;
      if (!response || status === 429 || status >= 500) {
        if (!mayAgain) throw new SyncError(`${origin} does not answer (${status || 'no connection'})`);
        await response?.body?.cancel();
        await sleep(waitOf(response, Math.min(attempt, ATTEMPTS)));
        continue;
      }
      const text = await response.text();
      const answer = { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
      if (status === 401 || status === 403) throw new SyncError(messageOf(answer));
      return answer;
    }
  };
  return {
    call,
    async good(path, body) {
      const answer = await call(path, body);
      if (answer.status >= 400) throw new RefusedError(messageOf(answer));
      return answer.body;
    },
  };
}
