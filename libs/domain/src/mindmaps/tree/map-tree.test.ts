import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows } from '../testing/any-rows.ts';
import { ancestorsOf, branchOf, topmostOf, treeOf } from './map-tree.ts';

const row = (id: string, parent_id: string | null = null, rank = id) => ({ id, parent_id, rank });

describe('the tree of a map', () => {
  it('holds every node once, whatever its parents are, and ends at the centre', () => {
    fc.assert(
      fc.property(anyRows(), (rows) => {
        const tree = treeOf('centre', rows);
        expect(tree.rows.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        for (const { id } of rows) {
          expect(ancestorsOf(tree, id).at(-1)).toBe('centre');
          expect(tree.depthOf(id)).toBe(ancestorsOf(tree, id).length);
          expect(tree.childrenOf(tree.parentOf(id) ?? '').filter((child) => child.id === id)).toHaveLength(1);
        }
      }),
    );
  });

  it('is the same for the same rows in any order', () => {
    fc.assert(
      fc.property(
        anyRows().chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const order = (some: typeof rows) => treeOf('centre', some).rows.map(({ id }) => id);
          expect(order(shuffled)).toEqual(order(rows));
        },
      ),
    );
  });

  it('opens a circle at its smallest id and keeps the rest of it', () => {
    const tree = treeOf('centre', [row('c', 'b'), row('b', 'a'), row('a', 'c'), row('d', 'c')]);
    expect(tree.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(tree.parentOf('a')).toBe('centre');
  });

  it('hangs a node on the centre whose branch is gone', () => {
    expect(treeOf('centre', [row('a', 'gone')]).childrenOf('centre')).toEqual([row('a', 'gone')]);
  });

  it('knows branches and the topmost of some nodes', () => {
    const tree = treeOf('centre', [row('a'), row('b', 'a'), row('c', 'b'), row('d', 'a'), row('e')]);
    expect(branchOf(tree, 'a').map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
    expect(branchOf(tree, 'centre')).toHaveLength(5);
    expect(topmostOf(tree, new Set(['c', 'e', 'b'])).map(({ id }) => id)).toEqual(['b', 'e']);
  });
});
