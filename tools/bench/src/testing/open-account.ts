import { hash } from '@node-rs/argon2';
import { createApiKey } from '@reflectory/server-kit';
import { Client } from 'pg';
import { request } from 'undici';
import type { Stack } from '@reflectory/start';
import { openPlace } from '../reads/place.ts';
import { percentile } from '../measuring/statistics.ts';
import { givePassword, type LoadedPerson, personOf } from './load-rows.ts';

/** Somebody who is signed in at the whole service, and the database under it. */
export type Account = {
  person: LoadedPerson;
  owner: Client;
  services: Stack['services'];
  /** Answers what was answered. @throws Error when the answer is not one of success */
  send(path: string, method: 'GET' | 'POST' | 'PATCH', body?: object | Buffer): Promise<string>;
  /** Posts where there is a body. @throws Error when the answer is not one of success */
  ask(path: string, body?: object): Promise<unknown>;
};

/** What was asked again and again, in milliseconds. */
export type Timing = { p50: number; p95: number };

const PASSWORD = 'quiet-notebook-7';

/** Starts the service with one person, whose account is empty. `closePlaces` ends it. */
export async function openAccount(): Promise<Account> {
  const { stack } = await openPlace({ instances: 1, days: 0, isKept: false });
  const { ports, secrets, database } = stack;
  await givePassword(
    database.owner,
    await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  );
  const person = personOf(1);
  const apikey = await createApiKey('anon', secrets.hs256);
  const sendAs = async (token: string, path: string, method: string, body?: object | Buffer) => {
    const response = await request(`http://127.0.0.1:${ports.public}${path}`, {
      method,
      headers: {
        host: `${person.slug}.localhost:${ports.public}`,
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': body instanceof Buffer ? 'application/octet-stream' : 'application/json',
        accept: path.includes('/render/image/') ? 'image/webp' : 'application/json',
      },
      body: body && !(body instanceof Buffer) ? JSON.stringify(body) : (body ?? null),
    });
    const text = await response.body.text();
    if (response.statusCode >= 400) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
    return text;
  };
  const signedIn = await sendAs(apikey, '/auth/v1/token?grant_type=password', 'POST', {
    email: `person@${person.slug}.example`,
    password: PASSWORD,
  });
  const { access_token: token } = JSON.parse(signedIn) as { access_token: string };
  const owner = new Client({ connectionString: database.owner });
  // The database ends before this connection does when something fails.
  owner.on('error', () => undefined);
  await owner.connect();
  const send: Account['send'] = (path, method, body) => sendAs(token, path, method, body);
  return {
    person,
    owner,
    services: stack.services,
    send,
    ask: async (path, body) => JSON.parse(await send(path, body ? 'POST' : 'GET', body)) as unknown,
  };
}

const ROUNDS = 3;

/**
 * Times what each kind asks, the kinds in turn, and keeps of each its fastest round: what else the machine does can only
 * make a round slower.
 */
export async function timeKinds(
  kinds: Readonly<Record<string, () => Promise<unknown>>>,
  count: number,
): Promise<Map<string, Timing>> {
  const timings = new Map<string, Timing>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of Object.entries(kinds)) {
      const times: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const startedAt = performance.now();
        await ask();
        times.push(performance.now() - startedAt);
      }
      const timing = { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
      if (timing.p95 < (timings.get(name)?.p95 ?? Infinity)) timings.set(name, timing);
    }
  }
  return timings;
}
