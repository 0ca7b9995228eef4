import { mapLimits } from '@reflectory/contracts/mindmaps';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows } from '../testing/any-rows.ts';
import { branchOf, treeOf, type TreeRow } from './map-tree.ts';
import { indentNodes, outdentNodes, type Placement, placeNodes, ranksAt, shiftNodes } from './place-nodes.ts';

const row = (id: string, parent_id: string | null = null, rank = id) => ({ id, parent_id, rank });
const rows = [row('a'), row('b'), row('c'), row('b1', 'b'), row('b2', 'b'), row('b1x', 'b1')];
const tree = treeOf('centre', rows);
const set = (...ids: string[]) => new Set(ids);

const after = (some: readonly TreeRow[], placed: readonly Placement[] | string) => {
  expect(placed).toBeInstanceOf(Array);
  const moved = new Map((placed as Placement[]).map((one) => [one.id, one]));
  return treeOf(
    'centre',
    some.map((one) => ({ ...one, ...moved.get(one.id) })),
  );
};
/** The tree as nested ids. */
const nested = (of: ReturnType<typeof after>, id = 'centre'): string =>
  of
    .childrenOf(id)
    .map((child) => (of.childrenOf(child.id).length > 0 ? `${child.id}(${nested(of, child.id)})` : child.id))
    .join(' ');

describe('moving nodes', () => {
  it('takes their branches along, in their order', () => {
    expect(nested(after(rows, placeNodes(tree, set('b2', 'a'), { parent: 'c', before: null })))).toBe(
      'b(b1(b1x)) c(a b2)',
    );
    expect(
      nested(after(rows, placeNodes(tree, set('c', 'b1', 'b1x'), { parent: 'centre', before: 'b' }))),
    ).toBe('a b1(b1x) c b(b2)');
  });

  it('is before the next that stays where it is wanted before one that goes', () => {
    expect(nested(after(rows, placeNodes(tree, set('b'), { parent: 'centre', before: 'b' })))).toBe(
      'a b(b1(b1x) b2) c',
    );
  });

  it('never closes a circle', () => {
    expect(placeNodes(tree, set('b'), { parent: 'b1x', before: null })).toBe('circle');
    expect(placeNodes(tree, set('a', 'b'), { parent: 'b', before: null })).toBe('circle');
  });

  it('is not done where a branch would be deeper than a map goes', () => {
    const chain = Array.from({ length: mapLimits.depth }, (_, index) =>
      row(`n${index}`, index === 0 ? null : `n${index - 1}`),
    );
    const deep = treeOf('centre', [...chain, row('x'), row('y', 'x')]);
    expect(placeNodes(deep, set('x'), { parent: `n${mapLimits.depth - 1}`, before: null })).toBe('depth');
    expect(placeNodes(deep, set('x'), { parent: `n${mapLimits.depth - 3}`, before: null })).toHaveLength(1);
  });

  it('gives new ranks to siblings that have the same one', () => {
    const same = [row('a', null, 'V'), row('b', null, 'V'), row('c', null, 'V'), row('d', null, 'W')];
    const collided = treeOf('centre', same);
    const placed = placeNodes(collided, set('d'), { parent: 'centre', before: 'b' });
    expect(nested(after(same, placed))).toBe('a d b c');
    expect(new Set((placed as Placement[]).map(({ rank }) => rank)).size).toBe(4);
  });

  it('loses no node and breaks no branch, whatever is moved where', () => {
    fc.assert(
      fc.property(anyRows(), fc.infiniteStream(fc.nat()), (some, numbers) => {
        const before = treeOf('centre', some);
        const ids = some.map(({ id }) => id);
        const pick = () => ids[(numbers.next().value ?? 0) % Math.max(1, ids.length)] ?? 'centre';
        const moving = set(pick(), pick());
        const parent = pick();
        const placed = placeNodes(before, moving, { parent, before: pick() });
        if (placed === 'depth') return;
        const isCircle = [...moving].some((id) => branchOf(before, id).some((one) => one.id === parent));
        expect(placed === 'circle').toBe(isCircle && ids.length > 0);
        if (placed === 'circle') return;
        const result = after(some, placed);
        expect(result.rows).toHaveLength(some.length);
        for (const { id } of placed) expect(result.parentOf(id)).toBe(parent);
      }),
    );
  });
});

describe('an outline', () => {
  it('indents nodes under the sibling above that stays', () => {
    expect(nested(after(rows, indentNodes(tree, set('b', 'c'))))).toBe('a(b(b1(b1x) b2) c)');
    expect(indentNodes(tree, set('a'))).toEqual([]);
    expect(indentNodes(tree, set('b1'))).toEqual([]);
  });

  it('outdents nodes behind what they hung on', () => {
    expect(nested(after(rows, outdentNodes(tree, set('b1x', 'b2'))))).toBe('a b(b1 b1x) b2 c');
    expect(outdentNodes(tree, set('a'))).toEqual([]);
  });

  it('moves nodes past the next that stays', () => {
    expect(nested(after(rows, shiftNodes(tree, set('b', 'c'), -1)))).toBe('b(b1(b1x) b2) c a');
    expect(nested(after(rows, shiftNodes(tree, set('a'), 1)))).toBe('b(b1(b1x) b2) a c');
    expect(shiftNodes(tree, set('c'), 1)).toEqual([]);
    expect(shiftNodes(tree, set('a', 'b1'), 1)).toEqual([]);
  });
});

describe('new nodes', () => {
  it('get ranks between their neighbours', () => {
    const [one = '', other = ''] = ranksAt(tree, { parent: 'centre', before: 'b' }, 2);
    expect(['a', one, other, 'b'].toSorted()).toEqual(['a', one, other, 'b']);
    expect(ranksAt(tree, { parent: 'b1x', before: null }, 1)).toHaveLength(1);
  });

  it('come behind siblings of one rank', () => {
    const same = treeOf('centre', [row('a', null, 'V'), row('b', null, 'V'), row('c', null, 'W')]);
    const [rank = ''] = ranksAt(same, { parent: 'centre', before: 'b' }, 1);
    expect(['V', rank, 'W'].toSorted()).toEqual(['V', rank, 'W']);
  });
});
