import type { PrincipalAnswer, PrincipalQuestion } from '@reflectory/contracts/control-plane';
import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { createPrincipalDirectory, type PrincipalDirectoryOptions } from './principal-directory.ts';

/** A directory on a clock that is moved by hand; questions behind a call are answered when `renew` is called. */
function createDirectory(options: Partial<PrincipalDirectoryOptions> = {}) {
  const state = { asked: 0, askedBehind: 0, isAway: false, role: 'user' as PrincipalAnswer['role'], now: 0 };
  const waiting: (() => void)[] = [];
  const answer = (): PrincipalAnswer => {
    if (state.isAway) throw new CoreApiUnavailableError('away');
    return {
      role: state.role,
      isMember: true,
      isAuthSessionActive: true,
      secondFactor: 'none',
      instances: [],
    };
  };
  const principals = createPrincipalDirectory({
    questions: {
      async ask() {
        state.asked += 1;
        return answer();
      },
      async askBehind() {
        state.askedBehind += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return answer();
      },
    },
    now: () => state.now,
    ...options,
  });
  principals.regain();
  const renew = async () => {
    for (const go of waiting.splice(0)) go();
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { state, principals, renew };
}

test('a person is asked about once, also by many at the same time', async () => {
  const { state, principals } = createDirectory();
  await Promise.all(Array.from({ length: 20 }, () => principals.find('i', 'u', 's')));
  await principals.find('i', 'u', 's');
  expect(state.asked).toBe(1);
  await principals.find('i', 'u', 'other session');
  expect(state.asked).toBe(2);
});

test('an old answer is given at once and renewed behind the call, once for all calls', async () => {
  const { state, principals, renew } = createDirectory();
  await principals.find('i', 'u', 's');
  state.now = 38_000;
  state.role = 'instance_admin';
  for (let call = 0; call < 3; call += 1)
    expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'user' });
  expect(state).toMatchObject({ asked: 1, askedBehind: 1 });
  await renew();
  expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'instance_admin' });
  expect(state).toMatchObject({ asked: 1, askedBehind: 1 });
});

test('people who came together are not renewed together', async () => {
  const { state, principals } = createDirectory();
  const people = Array.from({ length: 200 }, (_, index) => `u${index}`);
  for (const person of people) await principals.find('i', person, 's');
  state.now = 30_000;
  for (const person of people) void principals.find('i', person, 's');
  expect(state.askedBehind).toBeGreaterThan(20);
  expect(state.askedBehind).toBeLessThan(180);
});

test('a change that is told counts at once', async () => {
  const { state, principals } = createDirectory();
  await principals.find('i', 'u', 's');
  state.role = 'instance_admin';
  principals.forget('i', 'u');
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
});

test('after a short time without changes calls are answered at once, and everybody is renewed', async () => {
  const { state, principals, renew } = createDirectory({ blindMs: 5000 });
  await principals.find('i', 'u', 's');
  principals.lose();
  state.now = 4000;
  state.role = 'instance_admin';
  expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'user' });
  principals.regain();
  expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'user' });
  expect(state.askedBehind).toBe(1);
  await renew();
  expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'instance_admin' });
});

test('while changes are not told for long, no answer is older than that, nor after it', async () => {
  const { state, principals } = createDirectory({ blindMs: 5000 });
  await principals.find('i', 'u', 's');
  await principals.find('i', 'v', 's');
  principals.lose();
  state.now = 6000;
  state.role = 'instance_admin';
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
  principals.regain();
  expect((await principals.find('i', 'v', 's'))?.role).toBe('instance_admin');
});

test('a call waits for a person who was not asked about for long', async () => {
  const { state, principals } = createDirectory({ longestMs: 300_000 });
  await principals.find('i', 'u', 's');
  state.now = 300_001;
  state.role = 'instance_admin';
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
});

test('an answer that was under way when the person changed is not kept', async () => {
  const answers: (() => void)[] = [];
  let role: PrincipalAnswer['role'] = 'user';
  const ask = async (_question: PrincipalQuestion): Promise<PrincipalAnswer> => {
    const given = role;
    await new Promise<void>((resolve) => answers.push(resolve));
    return { role: given, isMember: true, isAuthSessionActive: true, secondFactor: 'none', instances: [] };
  };
  const principals = createPrincipalDirectory({ questions: { ask, askBehind: ask } });
  principals.regain();
  const before = principals.find('i', 'u', 's');
  role = 'instance_admin';
  principals.forget('i', 'u');
  const after = principals.find('i', 'u', 's');
  for (const answer of answers) answer();
  expect((await before)?.role).toBe('user');
  expect((await after)?.role).toBe('instance_admin');
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
});

test('an old answer serves while core-api is away, but nobody is made up', async () => {
  const { state, principals, renew } = createDirectory();
  await principals.find('i', 'u', 's');
  state.isAway = true;
  state.now = 60_000;
  expect(principals.find('i', 'u', 's')).toMatchObject({ role: 'user' });
  await renew();
  state.now = 600_000;
  expect((await principals.find('i', 'u', 's'))?.role).toBe('user');
  await expect(principals.find('i', 'stranger', 's')).rejects.toThrow('away');
  principals.forget('i', 'u');
  await expect(principals.find('i', 'u', 's')).rejects.toThrow('away');
});
