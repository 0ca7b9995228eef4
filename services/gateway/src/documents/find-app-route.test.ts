import type { Role } from '@reflectory/contracts/members';
import { expect, test } from 'vitest';
import { findAppRoute, isUsable, type RemoteRelease } from './find-app-route.ts';

const remote: RemoteRelease = {
  name: 'gratitude',
  version: '1.0.0',
  hash: '00000000000000000000',
  builtAt: '2026-01-01T00:00:00.000Z',
  entry: 'main.js',
  preload: [],
  pages: {},
  texts: {},
  laterTexts: [],
  files: {},
  federation: null,
  server: null,
  textKeys: {},
  pieces: [],
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

test('a section of the settings has an address of its own, for those who may see it', () => {
  const { manifest } = remote;
  const settings = [
    { id: 'kindness', order: 1 },
    { id: 'duties', order: 2, permissions: ['roles.manage'] },
  ];
  const account = { ...remote, manifest: { ...manifest, routes: [], settings } };
  const find = (path: string, role: Role | null) => findAppRoute(path, [account], { role, features: {} });
  expect(isUsable(account, { role: 'user', features: {} })).toBe(true);
  expect(find('/settings', 'user')).toEqual({
    outcome: 'open',
    page: { remote: account, routePath: '/settings' },
  });
  expect(findAppRoute('/settings', [remote], { role: 'user', features: {} })).toEqual({
    outcome: 'open',
    page: null,
  });
  expect(find('/settings/kindness', 'user')).toMatchObject({ page: { routePath: '/settings/kindness' } });
  expect(find('/settings/duties', 'user')).toEqual({ outcome: 'refused' });
  expect(find('/settings/duties', null)).toEqual({ outcome: 'sign-in' });
  expect(find('/settings/duties', 'instance_admin')).toMatchObject({ outcome: 'open' });
  expect(find('/settings/nothing', 'user')).toEqual({ outcome: 'missing' });
});
