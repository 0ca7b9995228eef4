import { expect, test } from 'vitest';
import { createArrivalQueue } from './arrival-queue.ts';
import type { ArrivalStore, KeptArrival } from './arrival-store.ts';

const mira = { instanceId: 'acme', userId: 'mira' };
const file = (name: string) => new File(['sound'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

function device({ isFull = false, written = Promise.resolve() } = {}) {
  const kept = new Map<string, KeptArrival & { file: File }>();
  const store: ArrivalStore = {
    async keep(owner, id, given) {
      const { name, type } = given;
      await written;
      if (!isFull) kept.set(id, { ...owner, id, name, type, addedAt: kept.size, file: given });
      return !isFull;
    },
    list: async ({ userId }) =>
      [...kept.values()]
        .filter((one) => one.userId === userId)
        .map(({ id, name, type, addedAt }) => ({ ...mira, id, name, type, addedAt })),
    read: async ({ id }) => kept.get(id)?.file ?? null,
    drop: async (ids) => ids.forEach((id) => kept.delete(id)),
  };
  const names = () => [...kept.values()].map(({ name }) => name);
  return { names, open: (locks?: LockManager) => createArrivalQueue({ store, locks }) };
}

test('files are taken one after the other, and the device has those that may still be sent', async () => {
  const { names, open } = device();
  const queue = open();
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  queue.add([file('a'), file('b'), file('c')], mira, 100, async ({ id, name }) => {
    taken.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (name === 'a') queue.dismiss(id);
    else queue.say(id, name === 'b' ? 'notMusic' : 'failed');
  });
  for (const so of ['a', 'ab', 'abc']) {
    await settle();
    expect(taken.join('')).toBe(so);
    ends.shift()?.();
  }
  await settle();
  expect(queue.get().map(({ state }) => state)).toEqual(['notMusic', 'failed']);
  expect(names()).toEqual(['c']);
  expect(await queue.countWaiting(mira)).toBe(1);
});

test('what an earlier page did not send is taken by the next one, once', async () => {
  const { open } = device();
  open().add([file('a'), file('b')], mira, 100, () => new Promise(() => {}));
  await settle();
  const taken: string[] = [];
  const next = open();
  const take = async ({ id, name }: { id: string; name: string }) => {
    taken.push(name);
    next.dismiss(id);
  };
  await Promise.all([next.restore(mira, take), next.restore(mira, take)]);
  await settle();
  expect(taken).toEqual(['a', 'b']);
  expect(await open().countWaiting(mira)).toBe(0);
});

test('what another tab is taking is left to it', async () => {
  const { open } = device();
  open().add([file('a')], mira, 100, () => new Promise(() => {}));
  await settle();
  const held = [{ name: 'reflectory.sound.arrivals', mode: 'shared', clientId: 'other' }];
  const next = open({ query: async () => ({ held, pending: [] }) } as unknown as LockManager);
  await next.restore(mira, () => Promise.reject(new Error('nothing is taken here')));
  expect(next.get()).toEqual([]);
});

/** Locks of one browser, as far as tabs here ask for them: each name is held by one at a time. */
function createLocks(): LockManager {
  const last = new Map<string, Promise<unknown>>();
  return {
    query: async () => ({ held: [], pending: [] }),
    request: (name: string, ...given: unknown[]) => {
      const run = given.at(-1) as () => unknown;
      const isShared = given.length > 1;
      const held = isShared ? Promise.resolve(run()) : Promise.resolve(last.get(name)).then(run);
      if (!isShared) last.set(name, held);
      return held;
    },
  } as unknown as LockManager;
}

test('of two tabs that are opened at once one sends what waits, and the other one lets go of it', async () => {
  const { open } = device();
  open().add([file('a'), file('b')], mira, 100, () => new Promise(() => {}));
  await settle();
  const locks = createLocks();
  const sent: string[] = [];
  const tabs = [open(locks), open(locks)];
  const restore = (tab: (typeof tabs)[number]) =>
    tab.restore(mira, async (arrival) => {
      const read = await tab.read(arrival);
      if (read) {
        await settle();
        sent.push(read.name);
      }
      tab.dismiss(arrival.id);
    });
  await Promise.all(tabs.map(restore));
  for (let moment = 0; moment < 8; moment++) await settle();
  expect(sent.toSorted()).toEqual(['a', 'b']);
  expect(tabs.flatMap((tab) => tab.get())).toEqual([]);
});

test('of a file that the device cannot keep it is known', async () => {
  const queue = device({ isFull: true }).open();
  queue.add([file('a')], mira, 100, () => new Promise(() => {}));
  await settle();
  expect(queue.get()).toMatchObject([{ name: 'a', isKept: false }]);
});

test('what somebody lets go of, or leaves, while the device still writes it is not kept', async () => {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const { names, open } = device({ written });
  const queue = open();
  queue.add([file('a')], mira, 100, () => new Promise(() => {}));
  await settle();
  queue.dismiss(queue.get()[0]?.id ?? '');
  queue.add([file('b')], mira, 100, () => new Promise(() => {}));
  await settle();
  const left = queue.forget(mira, { withKept: true });
  resolve();
  await left;
  expect(names()).toEqual([]);
});

test('what was just chosen is on the device before somebody leaves who wants it to stay there', async () => {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  const { names, open } = device({ written });
  const queue = open();
  queue.add([file('a'), file('b')], mira, 100, () => new Promise(() => {}));
  const left = queue.forget(mira, { withKept: false });
  resolve();
  await left;
  expect(names()).toEqual(['a', 'b']);
  expect(queue.get()).toEqual([]);
});
