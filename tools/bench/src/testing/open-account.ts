import { hash } from '@node-rs/argon2';
import { createApiKey } from '@reflectory/server-kit';
import { Client } from 'pg';
import { request } from 'undici';
import { openPlace } from '../reads/place.ts';
import { percentile } from '../measuring/statistics.ts';
import { givePassword, type LoadedPerson, personOf } from './load-rows.ts';

/** Somebody who is signed in at the whole service, and the database under it. */
export type Account = {
  person: LoadedPerson;
  owner: Client;
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
  const send = async (path: string, token: string, body?: object) => {
    const response = await request(`http://127.0.0.1:${ports.public}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        host: `${person.slug}.localhost:${ports.public}`,
        apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.body.text();
    if (response.statusCode >= 400) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
    return JSON.parse(text) as unknown;
  };
  const signedIn = (await send('/auth/v1/token?grant_type=password', apikey, {
    email: `person@${person.slug}.example`,
    password: PASSWORD,
  })) as { access_token: string };
  const owner = new Client({ connectionString: database.owner });
  // The database ends before this connection does when something fails.
  owner.on('error', () => undefined);
  await owner.connect();
  return { person, owner, ask: (path, body) => send(path, signedIn.access_token, body) };
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
