import type { PrincipalAnswer } from '@reflectory/contracts';
import { expect, test } from 'vitest';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { createPrincipalDirectory } from './principal-directory.ts';

function createAsked() {
  const state = { asked: 0, isAway: false, role: 'user' as PrincipalAnswer['role'] };
  const coreApi = {
    async findPrincipal(): Promise<PrincipalAnswer> {
      state.asked += 1;
      if (state.isAway) throw new CoreApiUnavailableError('away');
      return {
        role: state.role,
        isMember: true,
        isAuthSessionActive: true,
        secondFactor: 'none',
        instances: [],
      };
    },
  };
  return { state, coreApi };
}

test('a person is asked about once, also by many at the same time', async () => {
  const { state, coreApi } = createAsked();
  const principals = createPrincipalDirectory({ coreApi });
  await Promise.all(Array.from({ length: 20 }, () => principals.find('i', 'u', 's')));
  await principals.find('i', 'u', 's');
  expect(state.asked).toBe(1);
  await principals.find('i', 'u', 'other session');
  expect(state.asked).toBe(2);
});

test('after a change, or when changes may have been missed, the person is asked about again', async () => {
  const { state, coreApi } = createAsked();
  const principals = createPrincipalDirectory({ coreApi });
  await principals.find('i', 'u', 's');
  state.role = 'instance_admin';
  principals.forget('i', 'u');
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
  state.role = 'super_admin';
  principals.distrust();
  expect((await principals.find('i', 'u', 's'))?.role).toBe('super_admin');
});

test('an answer that was under way when the person changed is not kept', async () => {
  const { state, coreApi } = createAsked();
  const answers: (() => void)[] = [];
  const principals = createPrincipalDirectory({
    coreApi: {
      async findPrincipal() {
        const answer = await coreApi.findPrincipal();
        await new Promise<void>((resolve) => answers.push(resolve));
        return answer;
      },
    },
  });
  const before = principals.find('i', 'u', 's');
  await Promise.resolve();
  state.role = 'instance_admin';
  principals.forget('i', 'u');
  const after = principals.find('i', 'u', 's');
  await Promise.resolve();
  for (const answer of answers) answer();
  expect((await before)?.role).toBe('user');
  expect((await after)?.role).toBe('instance_admin');
  expect((await principals.find('i', 'u', 's'))?.role).toBe('instance_admin');
});

test('an old answer serves while core-api is away, but nobody is made up', async () => {
  const { state, coreApi } = createAsked();
  const principals = createPrincipalDirectory({ coreApi, freshMs: 0 });
  await principals.find('i', 'u', 's');
  state.isAway = true;
  expect((await principals.find('i', 'u', 's'))?.role).toBe('user');
  await expect(principals.find('i', 'stranger', 's')).rejects.toThrow('away');
  principals.forget('i', 'u');
  await expect(principals.find('i', 'u', 's')).rejects.toThrow('away');
});
