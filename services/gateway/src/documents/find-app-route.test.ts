import type { Role } from '@reflectory/contracts/members';
import { expect, test } from 'vitest';
import { isUsable, type RemoteRelease } from './find-app-route.ts';

const remote: RemoteRelease = {
  name: 'gratitude',
  version: '1.0.0',
  hash: '00000000000000000000',
  builtAt: '2026-01-01T00:00:00.000Z',
  entry: 'main.js',
  preload: [],
  pages: {},
  texts: {},
  files: {},
  federation: null,
  server: null,
  requires: {},
  provides: {},
  manifest: {
    name: 'gratitude',
    routes: [{ path: '/gratitude', feature: 'gratitude', access: 'signed-in' }],
    navigation: [],
    slots: [],
  },
};
const knows = (role: Role | null, features: Record<string, boolean>) => isUsable(remote, { role, features });

test('a remote whose feature does not exist is known to administrators alone', () => {
  const roles = ['instance_admin', 'super_admin', 'user', null] as const;
  expect(roles.map((role) => knows(role, {}))).toEqual([true, true, false, false]);
});

test('a remote whose feature is off is known to nobody, one whose feature is on to everybody signed in', () => {
  expect(knows('super_admin', { gratitude: false })).toBe(false);
  expect(knows('user', { gratitude: true })).toBe(true);
});
