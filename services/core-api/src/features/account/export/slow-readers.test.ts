import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFunctionList } from '../../../function-list.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

/** Far more than sockets hold: whoever reads nothing keeps the rest waiting. */
const film = randomBytes(40_000_000);

const files = {
  read: async () => Readable.from([film]),
  write: () => Promise.reject(new Error('nothing is written here')),
  remove: () => Promise.reject(new Error('nothing is removed here')),
};

let api: TestApi;
let people: TestPerson[];
const leaving = new AbortController();
beforeAll(async () => {
  api = await startTestApi(({ database }) => ({
    functions: createFunctionList({ database, files }),
  }));
  const instanceId = await createInstance(api.owner, 'acme');
  people = await Promise.all(Array.from({ length: 5 }, () => createPerson(api.owner, instanceId)));
  await api.owner.query(
    `insert into storage.buckets (instance_id, id, name) values ($1, 'media', 'media') on conflict do nothing`,
    [instanceId],
  );
  for (const { id } of people.slice(1)) {
    await api.owner.query(
      `insert into storage.objects (instance_id, bucket_id, name, owner) values ($1, 'media', $2 || '/film', $2::uuid)`,
      [instanceId, id],
    );
  }
});
afterAll(async () => {
  leaving.abort();
  await api.stop();
});

const start = ({ context }: TestPerson) =>
  api.fetchAs(context, '/functions/v1/export-my-data', { method: 'POST', signal: leaving.signal });

test('whoever reads an export slowly holds no connection and stops nobody else’s', async () => {
  const [quick, ...slow] = people;
  if (!quick) throw new Error('Nobody is there');
  const unread = await Promise.all(slow.map(start));
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const held = async () => {
    const [row] = await api.owner.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'core-api' and state <> 'idle'`,
    );
    return row?.count;
  };
  await expect.poll(held).toBe(0);
  const mine = await start(quick);
  expect(mine.status).toBe(200);
  expect((await mine.arrayBuffer()).byteLength).toBeGreaterThan(100);

  // A second one while the first is read is refused, and spends none of the starts that a person has.
  const [first] = slow;
  if (!first) throw new Error('Nobody reads slowly');
  for (let time = 0; time < 6; time += 1) expect((await start(first)).status).toBe(429);
  await unread[0]?.body?.cancel();
  await expect.poll(async () => (await start(first)).status).toBe(200);
}, 60_000);
