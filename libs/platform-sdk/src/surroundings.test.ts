import { afterEach, expect, test, vi } from 'vitest';
import { after, exclusively, holdWhile, isHeld } from './surroundings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Locks of a browser: one holder for a name, who asks later waits. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...given: unknown[]) => {
    const task = given.at(-1) as (lock: object | null) => unknown;
    const isImpatient = given.length > 1;
    if (isImpatient && held.has(name)) return task(null);
    const turn = Promise.resolve(held.get(name)).then(() => task({}));
    held.set(name, turn);
    const answer = await turn;
    if (held.get(name) === turn) held.delete(name);
    return answer;
  };
  return { request } as unknown as LockManager;
}

test('of two tasks of one name the second waits for the first', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const both = [
    exclusively('reflectory.a', () => first.promise.then(() => done.push('first'))),
    exclusively('reflectory.a', async () => done.push('second')),
  ];
  await exclusively('reflectory.b', async () => done.push('other'));
  first.resolve();
  await Promise.all(both);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('a name is held until what it is held for has ended', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const session = Promise.withResolvers<void>();
  holdWhile('reflectory.a', session.promise);
  expect(await isHeld('reflectory.a')).toBe(true);
  session.resolve();
  await expect.poll(() => isHeld('reflectory.a')).toBe(false);
});

test('where there are no locks a task is run, and nothing is held', async () => {
  vi.stubGlobal('navigator', {});
  holdWhile('reflectory.a', Promise.resolve());
  expect(await exclusively('reflectory.a', async () => 'done')).toBe('done');
  expect(await isHeld('reflectory.a')).toBe(false);
});

test('what is to be done after a while can be cancelled', () => {
  vi.useFakeTimers();
  const task = vi.fn<() => void>();
  after(1000, task);
  after(1000, task)();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
});
