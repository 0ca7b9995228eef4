import { expect, it } from 'vitest';
import { createMapFake, nodeRow } from '../../testing/map-fake.ts';
import type { MapLayout } from '@reflectory/contracts/mindmaps';
import { createSceneBuilder } from '../map-scene.ts';
import { findDrop } from './drop-target.ts';

const rows = [
  nodeRow('a', null, { side: 'end' }),
  nodeRow('b', null, { side: 'end' }),
  nodeRow('c', null, { side: 'start' }),
  nodeRow('a1', 'a'),
];

function look(layout: MapLayout = 'both') {
  const { store } = createMapFake(rows, { layout });
  const scene = createSceneBuilder()(store.getRows(), {
    measure: (text) => text.length * 8,
    isRightToLeft: false,
    untitled: '',
    top: null,
    folds: new Map(),
    draft: null,
    keptOpen: null,
  });
  const drop = (id: string, along: number, moving: string[]) => {
    const box = scene.boxes.get(id);
    if (!box) throw new Error(`No box of ${id}`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height * along };
    return findDrop(scene, point, new Set(moving), new Set(moving.slice(0, 1)))?.drop;
  };
  return { scene, drop };
}

it('the middle of a node takes what is let go, its edges put it beside', () => {
  const { drop } = look();
  expect(drop('a', 0.5, ['b'])).toEqual({ parent: 'a', before: null });
  expect(drop('a', 0.05, ['b'])).toEqual({ parent: 'map', before: 'a', side: 'end' });
  expect(drop('a', 0.97, ['c'])).toEqual({ parent: 'map', before: 'b', side: 'end' });
  expect(drop('a', 0.97, ['b'])).toEqual({ parent: 'map', before: 'c', side: 'end' });
  expect(drop('a1', 0.97, ['b'])).toEqual({ parent: 'a', before: null });
});

it('the centre takes a branch on the side where it is let go', () => {
  const { scene } = look();
  const centre = scene.boxes.get('map') ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = centre.y + centre.height / 2;
  const at = (x: number) => findDrop(scene, { x, y }, new Set(['a1']), new Set(['a1']))?.drop;
  expect(at(centre.x + 2)).toEqual({ parent: 'map', before: null, side: 'start' });
  expect(at(centre.x + centre.width - 2)).toEqual({ parent: 'map', before: null, side: 'end' });
});

it('a node never goes to itself or what hangs on it', () => {
  const { drop } = look();
  expect(drop('a1', 0.5, ['a', 'a1'])?.parent).not.toBe('a1');
});

it('the empty plane takes something in the free layout alone', () => {
  const point = { x: 900, y: 700 };
  const moved = new Set(['a', 'a1']);
  expect(findDrop(look().scene, point, moved, new Set(['a']))).toBe(null);
  const { scene } = look('free');
  expect(findDrop(scene, point, moved, new Set(['a']))?.drop).toEqual({
    parent: 'map',
    before: 'b',
    side: 'end',
    place: { x: 900, y: 700 },
  });
});
