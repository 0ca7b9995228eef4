import type { MapBox } from '../layout/arrange-map.ts';
import { branchOf, type MapTree, type TreeRow } from './map-tree.ts';

export type Arrow = 'left' | 'right' | 'up' | 'down';

/** What an arrow leads to: a node, or `unfold` where what it leads to is folded. */
export type ArrowStep = { to: string } | 'unfold' | null;

const opposite: Record<Arrow, Arrow> = { left: 'right', right: 'left', up: 'down', down: 'up' };

const middle = (box: MapBox) => [box.x + box.width / 2, box.y + box.height / 2] as const;

/** How far a box lies in the direction of an arrow, and how far beside it. */
function offset(from: MapBox, to: MapBox, arrow: Arrow): { ahead: number; beside: number } {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const [dx, dy] = [toX - x, toY - y];
  const isSideways = arrow === 'left' || arrow === 'right';
  const along = isSideways ? dx : dy;
  return {
    ahead: arrow === 'left' || arrow === 'up' ? -along : along,
    beside: Math.abs(isSideways ? dy : dx),
  };
}

const least = <Item>(items: readonly Item[], costOf: (item: Item) => number): Item | null => {
  let best: Item | null = null;
  let cost = Infinity;
  for (const item of items) {
    const own = costOf(item);
    if (own < cost) [best, cost] = [item, own];
  }
  return best;
};

type Looking = { tree: MapTree<TreeRow>; boxes: ReadonlyMap<string, MapBox> };

/** The nearest sibling in the direction of an arrow, else of the same level, else of another branch. */
function beside({ tree, boxes }: Looking, from: MapBox, arrow: Arrow): ArrowStep {
  const depth = tree.depthOf(from.id);
  const ahead = [...boxes.values()].filter(
    (box) => box.way === from.way && box.id !== tree.centre && offset(from, box, arrow).ahead > 1,
  );
  const siblings = ahead.filter(({ id }) => tree.parentOf(id) === tree.parentOf(from.id));
  const level = ahead.filter(({ id }) => tree.depthOf(id) === depth);
  const own = new Set(branchOf(tree, from.id).map(({ id }) => id));
  const others = ahead.filter(({ id }) => !own.has(id));
  const candidates = [siblings, level, others].find(({ length }) => length > 0) ?? [];
  const found = least(candidates, (box) => {
    const { ahead: far, beside: aside } = offset(from, box, arrow);
    return far + aside / 4;
  });
  return found && { to: found.id };
}

/** Where an arrow key leads from a node: outwards to its children, inwards to what it hangs on, or along its neighbours. */
export function stepTo(looking: Looking, id: string, arrow: Arrow): ArrowStep {
  const { tree, boxes } = looking;
  const from = boxes.get(id);
  if (!from) return null;
  const isCentre = id === tree.centre;
  const out: Arrow = from.way;
  if (!isCentre && arrow === opposite[out]) return { to: tree.parentOf(id) ?? tree.centre };
  if (!isCentre && arrow !== out) return beside(looking, from, arrow);
  const children = tree.childrenOf(id);
  const shown = children.flatMap((child) => boxes.get(child.id) ?? []);
  if (children.length > 0 && shown.length === 0) return 'unfold';
  // The centre has branches all around.
  const there = shown.filter((box) => (isCentre ? offset(from, box, arrow).ahead > 0 : true));
  const sideways = there.filter(({ way }) => !isCentre || way === arrow);
  const found = least(sideways.length > 0 ? sideways : there, (box) => {
    const { ahead, beside: aside } = offset(from, box, arrow);
    return aside + ahead / 8;
  });
  return found && { to: found.id };
}
