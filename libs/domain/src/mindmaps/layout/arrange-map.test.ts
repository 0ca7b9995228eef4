import { MAP_LAYOUTS } from '@reflectory/contracts/mindmaps';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, anyTreeRows } from '../testing/any-rows.ts';
import { treeOf } from '../tree/map-tree.ts';
import { arrangeMap, type LayoutRow, type MapBox } from './arrange-map.ts';

const row = (id: string, parent_id: string | null = null, more: Partial<LayoutRow> = {}): LayoutRow => ({
  id,
  parent_id,
  rank: id,
  is_folded: false,
  side: null,
  place: null,
  ...more,
});

const arrange = (
  rows: readonly LayoutRow[],
  {
    layout = 'both',
    isRightToLeft = false,
    sizeOf = () => ({ width: 100, height: 30 }),
  }: Partial<Pick<Parameters<typeof arrangeMap>[0], 'layout' | 'isRightToLeft' | 'sizeOf'>> = {},
) =>
  arrangeMap({
    tree: treeOf('centre', rows),
    layout,
    isRightToLeft,
    sizeOf,
    isFolded: ({ is_folded }) => is_folded,
  });

const box = (boxes: ReadonlyMap<string, MapBox>, id: string) => boxes.get(id) as MapBox;

function overlapsOf(boxes: readonly MapBox[]): string[] {
  const ordered = boxes.toSorted((one, other) => one.x - other.x);
  const found: string[] = [];
  for (const [index, one] of ordered.entries())
    for (let next = index + 1; next < ordered.length; next += 1) {
      const other = ordered[next] as MapBox;
      if (other.x >= one.x + one.width - 0.001) break;
      if (one.y < other.y + other.height - 0.001 && other.y < one.y + one.height - 0.001)
        found.push(`${one.id} ${other.id}`);
    }
  return found;
}

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 8, max: 260 }), height: fc.integer({ min: 16, max: 140 }) }),
  { minLength: 1, maxLength: 9 },
);
const sizeFrom = (some: readonly { width: number; height: number }[]) => (id: string) =>
  some[
    id.length === 0 ? 0 : [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % some.length
  ] ?? {
    width: 8,
    height: 8,
  };

describe('a map', () => {
  it('never lies over itself, in any layout, direction or size of its nodes', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyTreeRows(), anyRows()),
        sizes,
        fc.constantFrom(...MAP_LAYOUTS),
        fc.boolean(),
        (rows, some, layout, isRightToLeft) => {
          const boxes = arrange(rows, { layout, isRightToLeft, sizeOf: sizeFrom(some) });
          expect(overlapsOf([...boxes.values()])).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('shows every node once that is not below a folded one', () => {
    fc.assert(
      fc.property(anyTreeRows(), fc.constantFrom(...MAP_LAYOUTS), (rows, layout) => {
        const byId = new Map(rows.map((one) => [one.id, one]));
        const isShown = ({ parent_id }: LayoutRow): boolean => {
          const parent = parent_id === null ? undefined : byId.get(parent_id);
          return parent === undefined || (!parent.is_folded && isShown(parent));
        };
        expect([...arrange(rows, { layout }).keys()].toSorted()).toEqual(
          ['centre', ...rows.filter(isShown).map(({ id }) => id)].toSorted(),
        );
      }),
    );
  });

  it('is mirrored where people read from right to left', () => {
    fc.assert(
      fc.property(anyTreeRows(), fc.constantFrom(...MAP_LAYOUTS), (rows, layout) => {
        const mirrored = arrange(rows, { layout, isRightToLeft: true });
        for (const { id, x, y, width } of arrange(rows, { layout }).values()) {
          expect(box(mirrored, id).x + box(mirrored, id).width).toBeCloseTo(-x, 6);
          expect([box(mirrored, id).y, box(mirrored, id).width]).toEqual([y, width]);
        }
      }),
    );
  });

  it('keeps the order of siblings, and children beyond their parent', () => {
    fc.assert(
      fc.property(anyTreeRows(), (rows) => {
        const boxes = arrange(rows, { layout: 'side' });
        const tree = treeOf('centre', rows);
        for (const id of boxes.keys()) {
          const shown = tree.childrenOf(id).flatMap((child) => boxes.get(child.id) ?? []);
          expect(shown.map(({ y }) => y)).toEqual(
            shown.map(({ y }) => y).toSorted((one, other) => one - other),
          );
          for (const child of shown) expect(child.x).toBeGreaterThan(box(boxes, id).x + box(boxes, id).width);
        }
      }),
    );
  });
});

describe('both sides', () => {
  it('take half of the branches each, and keep one where somebody chose it', () => {
    const ways = (rows: LayoutRow[]) =>
      Object.fromEntries([...arrange(rows).values()].map(({ id, way }) => [id, way]));
    expect(ways(['a', 'b', 'c'].map((id) => row(id)))).toMatchObject({ a: 'right', b: 'right', c: 'left' });
    expect(ways([row('a', null, { side: 'start' }), row('b'), row('c')])).toMatchObject({
      a: 'left',
      b: 'right',
      c: 'left',
    });
  });

  it('do not change for a branch that grows', () => {
    const branches = ['a', 'b', 'c', 'd'].map((id) => row(id));
    const leaves = Array.from({ length: 30 }, (_, index) => row(`a${index + 10}`, 'a'));
    const grown = arrange([...branches, ...leaves]);
    for (const { id, way } of arrange(branches).values()) expect(box(grown, id).way).toBe(way);
  });
});

describe('the free layout', () => {
  it('puts a branch where somebody put it, with what hangs on it', () => {
    const boxes = arrange([row('a', null, { place: { x: 300, y: -200 } }), row('b', 'a'), row('c')], {
      layout: 'free',
    });
    expect(box(boxes, 'a')).toMatchObject({ x: 250, y: -215 });
    expect(box(boxes, 'b')).toMatchObject({ x: 390, y: -215, way: 'right' });
  });

  it('moves what would lie over something to the nearest room', () => {
    const boxes = arrange([row('a', null, { place: { x: 10, y: 12 } })], { layout: 'free' });
    expect(box(boxes, 'a')).toMatchObject({ x: -40, y: 31 });
  });

  it('ends where everything was put in one place', () => {
    const rows = Array.from({ length: 2000 }, (_, index) =>
      row(`n${index}`, null, { place: { x: 0, y: 0 } }),
    );
    const boxes = [...arrange(rows, { layout: 'free' }).values()];
    expect(boxes).toHaveLength(2001);
    expect(overlapsOf(boxes)).toEqual([]);
  });
});

describe('a long chain', () => {
  it('is laid out without end of the stack', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      row(`n${index}`, index === 0 ? null : `n${index - 1}`),
    );
    for (const layout of MAP_LAYOUTS) expect(arrange(rows, { layout }).size).toBe(5001);
  });
});
