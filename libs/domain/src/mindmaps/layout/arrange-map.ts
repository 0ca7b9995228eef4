import type { MapLayout, MapPlace } from '@reflectory/contracts/mindmaps';
import type { MapTree, TreeRow } from '../tree/map-tree.ts';
import { createFreeSpace, type Frame } from './free-space.ts';
import { tidyTree, type TidyGaps, type TidyNode, type TidyPlace } from './tidy-tree.ts';

export type LayoutRow = TreeRow & {
  is_folded: boolean;
  /** Which side of the centre a branch is on; null leaves it to the layout. */
  side: 'start' | 'end' | null;
  /** Where somebody put it, from the middle of what is above it; x grows in reading direction. */
  place: MapPlace | null;
};

/** Pixels. */
export type Size = { width: number; height: number };

/** A node on the plane; the middle of the centre is [0, 0]. `way` is where its branch runs. */
export type MapBox = Size & { id: string; x: number; y: number; way: 'left' | 'right' | 'down' };

export type ArrangeOptions<Row extends LayoutRow> = {
  tree: MapTree<Row>;
  layout: MapLayout;
  isRightToLeft: boolean;
  sizeOf(id: string): Size;
  /** Whether what lies below a node is not shown. */
  isFolded(row: Row): boolean;
};

type Way = 'start' | 'end' | 'down';

/** A box while reading direction is left to right, by its middle. */
type Placed = Size & { id: string; middleX: number; middleY: number; way: Way };

const ALONG = { sideways: 40, down: 48 };
const ACROSS = { leaves: 6, branches: 14, main: 26 };
/** Between branches that somebody placed. */
const APART = 16;

/** On which sides main branches go: as chosen, the others in their order, the first half of them where reading goes. */
export function sidesOf(branches: readonly Pick<LayoutRow, 'id' | 'side'>[]): Map<string, 'start' | 'end'> {
  const unsettled = branches.filter(({ side }) => side === null);
  const half = Math.ceil(unsettled.length / 2);
  const sides = new Map(unsettled.map(({ id }, place) => [id, place < half ? 'end' : 'start'] as const));
  for (const { id, side } of branches) if (side !== null) sides.set(id, side);
  return sides;
}

const isPlaced = ({ place }: LayoutRow) => place !== null;

/** Lays out one branch or several of one parent, running to one way, without what somebody placed. */
function layWay<Row extends LayoutRow>(
  top: string,
  first: readonly Row[],
  way: Way,
  options: ArrangeOptions<Row>,
): Placed[] {
  const { tree, sizeOf, layout } = options;
  const nodes = new Map<string, TidyNode & { children: TidyNode[] }>();
  const nodeOf = (id: string) => {
    const { width, height } = sizeOf(id);
    const [depth, breadth] = way === 'down' ? [height, width] : [width, height];
    const node = { id, depth, breadth, children: [] };
    nodes.set(id, node);
    return node;
  };
  const shown = (row: Row) =>
    options.isFolded(row)
      ? []
      : tree.childrenOf(row.id).filter((child) => layout !== 'free' || !isPlaced(child));
  const root = nodeOf(top);
  const waiting: { row: Row; above: TidyNode & { children: TidyNode[] } }[] = first.map((row) => ({
    row,
    above: root,
  }));
  for (const { row, above } of waiting) {
    const node = nodeOf(row.id);
    above.children.push(node);
    for (const child of shown(row)) waiting.push({ row: child, above: node });
  }
  const gaps: TidyGaps = {
    along: way === 'down' ? ALONG.down : ALONG.sideways,
    across(one, other) {
      if (tree.depthOf(one.id) === 1) return ACROSS.main;
      return one.children.length + other.children.length === 0 && way !== 'down'
        ? ACROSS.leaves
        : ACROSS.branches;
    },
  };
  const places = tidyTree(root, gaps);
  return [...nodes.values()].map((node) => placedAt(node, places.get(node.id) as TidyPlace, root, way));
}

/** From along and across to the plane, where the middle of the root is [0, 0]. */
function placedAt(node: TidyNode, { along, middle }: TidyPlace, root: TidyNode, way: Way): Placed {
  const out = along + node.depth / 2 - root.depth / 2;
  if (way === 'down')
    return { id: node.id, width: node.breadth, height: node.depth, middleX: middle, middleY: out, way };
  const middleX = way === 'end' ? out : -out;
  return { id: node.id, width: node.depth, height: node.breadth, middleX, middleY: middle, way };
}

/** The centre and the branches that nobody placed. */
function layCentre<Row extends LayoutRow>(options: ArrangeOptions<Row>): Placed[] {
  const { tree, layout } = options;
  const main = tree.childrenOf(tree.centre).filter((row) => layout !== 'free' || !isPlaced(row));
  if (layout === 'tree') return layWay(tree.centre, main, 'down', options);
  if (layout === 'side') return layWay(tree.centre, main, 'end', options);
  const sides = sidesOf(main);
  const on = (side: 'start' | 'end') => main.filter(({ id }) => sides.get(id) === side);
  const end = layWay(tree.centre, on('end'), 'end', options);
  return [...end, ...layWay(tree.centre, on('start'), 'start', options).slice(1)];
}

/** Branches that somebody placed, each with what hangs on it, moved aside where it would lie over another. */
function layPlaced<Row extends LayoutRow>(around: readonly Placed[], options: ArrangeOptions<Row>): Placed[] {
  const { tree, isFolded } = options;
  const boxes = new Map(around.map((box) => [box.id, box]));
  const space = createFreeSpace(APART);
  for (const box of around) space.take(frameOf([box]));
  // What hangs on a folded node has no box to stand beside.
  for (const row of tree.rows) {
    const parent = tree.parentOf(row.id) ?? tree.centre;
    const above = tree.get(parent);
    const anchor = boxes.get(parent);
    if (!anchor || (above && isFolded(above)) || row.place === null) continue;
    const own = isFolded(row) ? [] : tree.childrenOf(row.id).filter((child) => !isPlaced(child));
    const block = layWay(row.id, own, row.place.x < 0 ? 'start' : 'end', options);
    const frame = frameOf(block);
    const wanted = {
      ...frame,
      x: frame.x + anchor.middleX + row.place.x,
      y: frame.y + anchor.middleY + row.place.y,
    };
    const free = space.nearest(wanted);
    for (const box of block) {
      const middleX = box.middleX + free.x - frame.x;
      const middleY = box.middleY + free.y - frame.y;
      boxes.set(box.id, { ...box, middleX, middleY });
      space.take(frameOf([{ ...box, middleX, middleY }]));
    }
  }
  return [...boxes.values()];
}

/** The rectangle around boxes. */
function frameOf(boxes: readonly Placed[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { middleX, middleY, width, height } of boxes) {
    left = Math.min(left, middleX - width / 2);
    top = Math.min(top, middleY - height / 2);
    right = Math.max(right, middleX + width / 2);
    bottom = Math.max(bottom, middleY + height / 2);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where every shown node of a map stands. No two boxes overlap in any layout, and none lies below a folded node. */
export function arrangeMap<Row extends LayoutRow>(options: ArrangeOptions<Row>): Map<string, MapBox> {
  const centred = layCentre(options);
  const placed = options.layout === 'free' ? layPlaced(centred, options) : centred;
  const mirror = options.isRightToLeft ? -1 : 1;
  const wayOf = (way: Way) => {
    if (way === 'down') return 'down';
    return (way === 'end') === (mirror === 1) ? 'right' : 'left';
  };
  return new Map(
    placed.map(({ id, width, height, middleX, middleY, way }) => [
      id,
      { id, width, height, x: mirror * middleX - width / 2, y: middleY - height / 2, way: wayOf(way) },
    ]),
  );
}
