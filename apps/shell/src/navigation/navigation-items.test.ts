import { type SpecifiedArea, specifiedAreas as areas } from '@reflectory/domain/areas';
import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { comingNext, hasNearerPlace, navigationFor } from './navigation-items.ts';

const icon = { name: 'x', path: 'M2 2l4 4' };
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
    to: '/x',
    icon,
    group: 'plan' as const,
    order: 1,
    feature: 'x',
  };
  const remotes = [bootRemote({ manifest: { ...bootRemote().manifest, navigation: [item] } })];
  expect(namesFor('user', {}, remotes)).not.toContain('x');
  expect(namesFor('user', { x: true }, remotes)).toContain('x');
});

it('shows only what works, and says what comes next where its feature is on', () => {
  const features = { entries: true, goals: true, insights: true, library: false };
  expect(namesFor('user', features)).toEqual(['journal', 'entries']);
  expect(comingNext([bootRemote()], areas, { role: 'user', features })).toEqual(['insights', 'goals']);
  const routes = [{ path: '/goals', access: 'signed-in' as const }];
  const goals = bootRemote({ manifest: { ...bootRemote().manifest, routes } });
  expect(comingNext([goals], areas, { role: 'user', features })).toEqual(['insights']);
});

it("prefers the item of a remote to the shell's own for the same place", () => {
  const own: SpecifiedArea = { id: 'own', paths: ['/x'], place: { group: 'plan', order: 2 } };
  const item = { id: 'theirs', to: '/x', icon, group: 'plan' as const, order: 1 };
  const remotes = [bootRemote({ manifest: { ...bootRemote().manifest, navigation: [item] } })];
  const groups = navigationFor(remotes, [own], { role: 'user', features: {} });
  expect(groups).toEqual([{ group: 'plan', items: [item] }]);
});

it('knows the place that is nearest to an address', () => {
  const to = (id: string) => ({ id, to: `/${id}`, icon, group: 'plan' as const, order: 1 });
  const navigation = [to('goals'), to('goals/habits')];
  const remotes = [bootRemote({ manifest: { ...bootRemote().manifest, navigation } })];
  const isPassed = (place: string, pathname: string) => hasNearerPlace(remotes, place, pathname);
  expect(isPassed('/goals', '/goals/habits/x')).toBe(true);
  expect(isPassed('/goals/habits', '/goals/habits/x')).toBe(false);
  expect(isPassed('/goals', '/goals/habitual')).toBe(false);
  expect(isPassed('/goals', '/goals')).toBe(false);
});
