import type { MapLayout } from '@reflectory/contracts/mindmaps';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeMap, type LayoutRow } from '../layout/arrange-map.ts';
import { anyTreeRows } from '../testing/any-rows.ts';
import { treeOf } from './map-tree.ts';
import { type Arrow, stepTo } from './neighbours.ts';

const row = (id: string, parent_id: string | null = null, more: Partial<LayoutRow> = {}): LayoutRow => ({
  id,
  parent_id,
  rank: id,
  is_folded: false,
  side: null,
  place: null,
  ...more,
});

function looking(rows: LayoutRow[], layout: MapLayout = 'both', isRightToLeft = false) {
  const tree = treeOf('centre', rows);
  const sizeOf = () => ({ width: 100, height: 30 });
  return {
    tree,
    boxes: arrangeMap({ tree, layout, isRightToLeft, sizeOf, isFolded: (one) => one.is_folded }),
  };
}

const walk = (map: ReturnType<typeof looking>, from: string, ...arrows: Arrow[]) =>
  arrows.reduce((at, arrow) => {
    const step = stepTo(map, at, arrow);
    return step === null || step === 'unfold' ? `${step}` : step.to;
  }, from);

// a, b to the right and c, d to the left; a has two children, b one.
const rows = [
  row('a'),
  row('b'),
  row('c'),
  row('d'),
  row('a1', 'a'),
  row('a2', 'a'),
  row('b1', 'b'),
  row('c1', 'c'),
];

describe('arrow keys', () => {
  it('lead outwards to children and inwards to parents on either side', () => {
    const map = looking(rows);
    expect(walk(map, 'centre', 'right')).toBe('a');
    expect(walk(map, 'centre', 'left')).toBe('c');
    expect(walk(map, 'a', 'right', 'left', 'left')).toBe('centre');
    expect(walk(map, 'c', 'left', 'right')).toBe('c');
  });

  it('lead along siblings, and on to the same level of the next branch', () => {
    const map = looking(rows);
    expect(walk(map, 'a1', 'down', 'down')).toBe('b1');
    expect(walk(map, 'b1', 'up')).toBe('a2');
    expect(walk(map, 'a', 'up')).toBe('null');
  });

  it('are mirrored with the map', () => {
    const map = looking(rows, 'both', true);
    expect(walk(map, 'centre', 'left')).toBe('a');
    expect(walk(map, 'a', 'left', 'down')).toBe('a2');
  });

  it('lead down in a tree', () => {
    const map = looking(rows, 'tree');
    expect(walk(map, 'centre', 'down')).toBe('b');
    expect(walk(map, 'b', 'left', 'down', 'up')).toBe('a');
  });

  it('ask to unfold what is folded', () => {
    const map = looking([row('a', null, { is_folded: true }), row('a1', 'a')]);
    expect(stepTo(map, 'a', 'right')).toBe('unfold');
    expect(stepTo(map, 'a1', 'right')).toBe(null);
  });

  it('reach every node that is shown', () => {
    fc.assert(
      fc.property(
        anyTreeRows(25),
        fc.constantFrom<MapLayout>('side', 'both', 'tree', 'free'),
        fc.boolean(),
        (some, layout, isRightToLeft) => {
          const map = looking(some, layout, isRightToLeft);
          const reached = new Set(['centre']);
          for (const id of reached)
            for (const arrow of ['left', 'right', 'up', 'down'] as const) {
              const step = stepTo(map, id, arrow);
              if (step !== null && step !== 'unfold') reached.add(step.to);
            }
          expect([...map.boxes.keys()].filter((id) => !reached.has(id))).toEqual([]);
        },
      ),
    );
  });
});
