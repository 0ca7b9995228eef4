import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { type Area, areas } from './areas.ts';
import { navigationFor } from './navigation-items.ts';

const namesFor = (role: 'user' | 'instance_admin' | 'super_admin', features = {}, remotes = [bootRemote()]) =>
  navigationFor(remotes, areas, { role, features }).flatMap(({ items }) => items.map(({ id }) => id));

it('shows administration to those who may administer', () => {
  expect(namesFor('user')).not.toContain('instanceAdmin');
  expect(namesFor('instance_admin')).toContain('instanceAdmin');
  expect(namesFor('instance_admin')).not.toContain('masterAdmin');
  expect(namesFor('super_admin')).toEqual(expect.arrayContaining(['instanceAdmin', 'masterAdmin']));
});

it('hides an item whose feature is off', () => {
  const item = {
    id: 'x',
    labelKey: 'x',
    to: '/x',
    icon: 'x',
    group: 'plan' as const,
    order: 1,
    feature: 'x',
  };
  const remotes = [bootRemote({ manifest: { ...bootRemote().manifest, navigation: [item] } })];
  expect(namesFor('user', {}, remotes)).not.toContain('x');
  expect(namesFor('user', { x: true }, remotes)).toContain('x');
});

it('hides an area whose feature is off', () => {
  expect(namesFor('user')).not.toContain('globalFeed');
  expect(namesFor('user', { global_feed: false })).not.toContain('globalFeed');
  expect(namesFor('user', { global_feed: true })).toContain('globalFeed');
});

it("prefers the item of a remote to the shell's own for the same place", () => {
  const own: Area = { id: 'own', paths: ['/x'], navigation: { icon: 'x', group: 'plan', order: 2 } };
  const item = { id: 'theirs', labelKey: 'x', to: '/x', icon: 'x', group: 'plan' as const, order: 1 };
  const remotes = [bootRemote({ manifest: { ...bootRemote().manifest, navigation: [item] } })];
  const groups = navigationFor(remotes, [own], { role: 'user', features: {} });
  expect(groups).toEqual([{ group: 'plan', items: [item] }]);
});
