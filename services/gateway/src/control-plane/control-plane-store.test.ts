import type { ControlPlane } from '@reflectory/contracts/control-plane';
import { expect, test } from 'vitest';
import { demoControlPlane, ids } from '../testing/demo-world.ts';
import { createControlPlaneStore } from './control-plane-store.ts';

type PlacedInstance = ControlPlane['instances'][number];
const version = '40000000-0000-4000-8000-000000000001';
const noChanges = { since: version, version, revision: 2, changed: [], removed: [], globalFeatures: {} };

/** Numbers from 0 to below `count`, the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % count;
  };
}

test('a domain that another had is its new instance’s, whichever is told first', () => {
  const world = demoControlPlane();
  const [home, acme, globex] = world.instances;
  if (!home || !acme || !globex) throw new Error('demo world is empty');
  const moved = [
    { ...globex, domains: acme.domains },
    { ...acme, domains: [] },
  ];
  for (const changed of [moved, moved.toReversed()]) {
    const store = createControlPlaneStore('localhost');
    store.replace(world);
    store.change({ ...noChanges, changed });
    expect(store.findByHost('notes.acme.example')?.id).toBe(ids.globex);
    expect(store.findById(ids.acme)?.domains).toEqual([]);
  }
});

test('a custom domain that a name of ours stood before is found when that name is given up', () => {
  const world = demoControlPlane();
  const store = createControlPlaneStore('localhost');
  const instances = world.instances.map((instance) =>
    instance.id === ids.globex ? { ...instance, domains: ['acme.localhost'] } : instance,
  );
  store.replace({ ...world, instances });
  expect(store.findByHost('acme.localhost')?.id).toBe(ids.acme);
  store.change({ ...noChanges, removed: [ids.acme, '50000000-0000-4000-8000-000000000001'] });
  expect(store.findByHost('acme.localhost')?.id).toBe(ids.globex);
  expect(store.findById(ids.acme)).toBeNull();
});

test('changes lead to what the whole would have led to', () => {
  const dice = createDice(7);
  const [template] = demoControlPlane().instances;
  if (!template) throw new Error('demo world is empty');
  const idOf = (number: number) => `60000000-0000-4000-8000-00000000000${number}`;
  const followed = createControlPlaneStore('localhost');
  const world = { revision: 1, globalFeatures: {}, instances: new Map<string, PlacedInstance>() };
  followed.replace({ ...world, instances: [] });

  for (let step = 0; step < 300; step += 1) {
    const touched = new Set(Array.from({ length: 1 + dice(3) }, () => idOf(dice(8))));
    for (const id of touched) world.instances.delete(id);
    for (const id of touched) {
      if (dice(3) === 0) continue;
      const others = [...world.instances.values()];
      const free = (name: string, isTaken: (instance: PlacedInstance) => boolean) =>
        others.some(isTaken) ? [] : [name];
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
      const [slug] = names.slice(dice(3)).filter((name) => !others.some((other) => other.slug === name));
      if (slug === undefined) continue;
      const domain = ['x.example', 'a.localhost', 'localhost'][dice(3)] ?? '';
      const domains = free(domain, (other) => other.domains.includes(domain));
      const isDefault = dice(4) === 0 && !others.some((other) => other.isDefault);
      world.instances.set(id, { ...template, id, slug, domains, isDefault });
    }
    const globalFeatures = { journal: dice(2) === 0 };
    const changed = [...world.instances.values()].filter(({ id }) => touched.has(id));
    const removed = [...touched].filter((id) => !world.instances.has(id));
    followed.change({ ...noChanges, changed, removed, globalFeatures });

    const whole = createControlPlaneStore('localhost');
    whole.replace({ ...world, globalFeatures, instances: [...world.instances.values()] });
    const hosts = [...'abcdefghij'].map((name) => `${name}.localhost`);
    for (const host of [...hosts, 'localhost', 'x.example']) {
      expect([step, host, followed.findByHost(host)]).toEqual([step, host, whole.findByHost(host)]);
    }
    for (const number of [0, 1, 2, 3, 4, 5, 6, 7]) {
      expect(followed.findById(idOf(number))).toEqual(whole.findById(idOf(number)));
    }
    expect(followed.featuresOf(template)).toEqual(whole.featuresOf(template));
  }
});
