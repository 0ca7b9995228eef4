import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});

const remotes = [
  bootRemote({
    name: 'gratitude',
    manifest: {
      name: 'gratitude',
      routes: [{ path: '/gratitude', access: 'signed-in', feature: 'gratitude' }],
      navigation: [],
      slots: [],
    },
  }),
];
async function noteFor(role: 'user' | 'instance_admin', features: Record<string, boolean>) {
  const principal = { userId: FAKE_USER.id, role, instances: [] };
  await renderShell({ path: '/gratitude', boot: { principal, features, remotes } });
  await screen.findByText('This is switched off here');
  return screen.getByRole('main').textContent;
}

it('tells an administrator which feature is missing, and how it is created', async () => {
  const note = await noteFor('instance_admin', {});
  expect(note).toContain('waits for the feature “gratitude”, which does not exist here yet');
  expect(note).toContain('npm run feature -- gratitude');
});

it.each([
  ['user', {}],
  ['instance_admin', { gratitude: false }],
] as const)('tells %s with %j only that it is off', async (role, features) => {
  expect(await noteFor(role, features)).not.toContain('npm run');
});
