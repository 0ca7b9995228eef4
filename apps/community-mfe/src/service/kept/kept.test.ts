import { createServiceClientFake } from '@reflectory/client/testing';
import type {} from '@reflectory/contracts/community';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkKept } from './check-kept.ts';
import { answersKeeper, findKept, keepAnswer, KEPT_MS } from './kept-answers.ts';
import { keptAt, readOrFind } from './read-or-find.ts';

const APP = 'https://app.test';
/** Caches in memory, as far as answers use them. */
function cachesFake() {
  const all = new Map<string, Map<string, string>>();
  const bare = (address: string) => address.split('?')[0];
  const pathOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url.slice(APP.length);
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, string>();
    all.set(name, kept);
    const found = (path: string, isWhole: boolean) =>
      [...kept.keys()].filter((key) => (isWhole ? key === path : bare(key) === bare(path)));
    return {
      match: async (request: { url: string }) => {
        const text = kept.get(pathOf(request));
        return text === undefined ? undefined : { json: async () => JSON.parse(text) as unknown };
      },
      put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
      keys: async () => [...kept.keys()].map((path) => ({ url: APP + path })),
      delete: async (request: string | { url: string }, { ignoreSearch = false } = {}) =>
        found(pathOf(request), !ignoreSearch).map((key) => kept.delete(key)).length > 0,
    };
  };
  return { all, open, delete: async (name: string) => all.delete(name) };
}

const ada = { instanceId: 'acme', userId: 'ada' };
const bob = { instanceId: 'acme', userId: 'bob' };
const away = Object.assign(new TypeError('away'), { name: 'TypeError' });
const id = (number: number) => `44444444-4444-4444-8444-${String(number).padStart(12, '0')}`;

let fake: ReturnType<typeof cachesFake>;
beforeEach(() => {
  fake = cachesFake();
  vi.stubGlobal('caches', fake);
});

const read = (answer: () => Promise<object>, owner = ada) =>
  readOrFind({ owner, key: 'list-posts', read: answer, onContact: () => undefined });
const said = { posts: [{ id: id(1) }] };

it('what was read is read again where nobody answers, with its moment, by its person alone', async () => {
  const now = await read(async () => said);
  expect(keptAt(now)).toBeUndefined();
  await vi.waitFor(async () => expect(await findKept(ada, 'list-posts')).not.toBeNull());
  const kept = await read(() => Promise.reject(away));
  expect(kept).toEqual(said);
  expect(keptAt(kept)).toBeGreaterThan(Date.now() - 10_000);
  await expect(read(() => Promise.reject(away), bob)).rejects.toBe(away);
});

it('what the service refuses is refused, and kept no longer', async () => {
  await keepAnswer(ada, { key: 'list-posts', at: Date.now(), data: said });
  const refused = Object.assign(new Error('not yours'), { code: 'not_permitted' });
  await expect(read(() => Promise.reject(refused))).rejects.toBe(refused);
  await expect(read(() => Promise.reject(away))).rejects.toBe(away);
});

it('what is kept goes after a day, and where a clock was put back', async () => {
  const at = Date.now();
  await keepAnswer(ada, { key: 'list-posts', at, data: said }, at);
  expect(await findKept(ada, 'list-posts', at + KEPT_MS - 1)).not.toBeNull();
  expect(await findKept(ada, 'list-posts', at + KEPT_MS + 1)).toBeNull();
  expect([...fake.all.values()].map(({ size }) => size)).toEqual([0]);
  await keepAnswer(ada, { key: 'list-posts', at, data: said }, at);
  expect(await findKept(ada, 'list-posts', at - 60_000)).toBeNull();
});

it('twenty answers are the most, and signing out takes them all', async () => {
  for (let number = 0; number < 25; number += 1)
    await keepAnswer(ada, { key: `list-posts ${number}`, at: Date.now() - 25 + number, data: said });
  expect([...fake.all.values()].map(({ size }) => size)).toEqual([20]);
  expect(await findKept(ada, 'list-posts 4')).toBeNull();
  expect(await findKept(ada, 'list-posts 24')).not.toBeNull();
  await answersKeeper.forget(
    { client: createServiceClientFake({ tables: {} }).client, ...ada },
    { withUnsent: false },
  );
  expect(fake.all.size).toBe(0);
});

it('posts and circles that are not to be read any more go at the next contact', async () => {
  const at = Date.now();
  await keepAnswer(ada, { key: 'feed', at, data: { posts: [{ id: id(1) }, { id: id(2) }], hasMore: false } });
  await keepAnswer(ada, { key: 'circle', at, data: { circle: { id: id(8) } } });
  await keepAnswer(ada, { key: 'other circle', at, data: { circle: { id: id(9) } } });
  const asked: unknown[] = [];
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: {},
    functions: {
      'find-readable'(input) {
        asked.push(input);
        return { post_ids: [id(2)], circle_ids: [id(9)] };
      },
    },
  });
  await checkKept(client, ada);
  expect(asked).toEqual([{ post_ids: [id(1), id(2)], circle_ids: expect.arrayContaining([id(8), id(9)]) }]);
  expect(await findKept(ada, 'feed')).toEqual({
    key: 'feed',
    at,
    data: { posts: [{ id: id(2) }], hasMore: false },
  });
  expect(await findKept(ada, 'circle')).toBeNull();
  expect(await findKept(ada, 'other circle')).not.toBeNull();
});
