import { mapLimits } from '@reflectory/contracts/mindmaps';
import { ranksBetween } from '../../ranks/index.ts';
import { branchOf, type MapTree, topmostOf, type TreeRow } from './map-tree.ts';

/** A place among the children of a node or of the centre: before one of them, or after all. */
export type Place = { parent: string; before: string | null };

/** What a node's row says of its place. */
export type Placement = TreeRow;

/** Why a place cannot be taken: a node would hang on itself, or deeper than a map goes. */
export type PlaceRefusal = 'circle' | 'depth';

const parentIdOf = (tree: MapTree<TreeRow>, parent: string) => (parent === tree.centre ? null : parent);

/** Ranks for `count` new nodes at a place. */
export function ranksAt(tree: MapTree<TreeRow>, { parent, before }: Place, count: number): string[] {
  const siblings = tree.childrenOf(parent);
  const found = before === null ? -1 : siblings.findIndex(({ id }) => id === before);
  const place = found < 0 ? siblings.length : found;
  const after = siblings[place - 1]?.rank ?? null;
  // Of nodes with one rank, which two devices gave, none has room before it.
  const next = siblings.slice(place).find(({ rank }) => after === null || rank > after);
  return ranksBetween(after, next?.rank ?? null, count);
}

function refusalOf(tree: MapTree<TreeRow>, moving: readonly TreeRow[], parent: string): PlaceRefusal | null {
  for (const { id } of moving) {
    const branch = branchOf(tree, id);
    if (branch.some((row) => row.id === parent)) return 'circle';
    const height = Math.max(...branch.map((row) => tree.depthOf(row.id))) - tree.depthOf(id) + 1;
    if (tree.depthOf(parent) + height > mapLimits.depth) return 'depth';
  }
  return null;
}

/**
 * Moves nodes, each with its branch, to a place. What lies below another of them goes with it. Answers the rows that
 * change: siblings among them only where two had the same rank.
 */
export function placeNodes(
  tree: MapTree<TreeRow>,
  ids: ReadonlySet<string>,
  { parent, before }: Place,
): Placement[] | PlaceRefusal {
  const moving = topmostOf(tree, ids);
  const refusal = refusalOf(tree, moving, parent);
  if (refusal !== null) return refusal;
  const siblings = tree.childrenOf(parent);
  const rest = siblings.filter(({ id }) => !moving.some((row) => row.id === id));
  // A place before one that goes itself is the place before the next that stays.
  const from = before === null ? siblings.length : siblings.findIndex(({ id }) => id === before);
  const stays = siblings.slice(from < 0 ? siblings.length : from).find((row) => rest.includes(row));
  const place = stays ? rest.indexOf(stays) : rest.length;
  const [after, next] = [rest[place - 1]?.rank ?? null, rest[place]?.rank ?? null];
  const parent_id = parentIdOf(tree, parent);
  if (after !== null && next !== null && after >= next) {
    const order = [...rest.slice(0, place), ...moving, ...rest.slice(place)];
    const ranks = ranksBetween(null, null, order.length);
    return order.map(({ id }, index) => ({ id, parent_id, rank: ranks[index] ?? '' }));
  }
  const ranks = ranksBetween(after, next, moving.length);
  return moving.map(({ id }, index) => ({ id, parent_id, rank: ranks[index] ?? '' }));
}

/** Moves groups of nodes one after the other, each to a place of its own. */
function placeGroups(
  tree: MapTree<TreeRow>,
  groups: ReadonlyMap<string, { ids: Set<string>; place: Place }>,
): Placement[] | PlaceRefusal {
  const all: Placement[] = [];
  for (const { ids, place } of groups.values()) {
    const placed = placeNodes(tree, ids, place);
    if (typeof placed === 'string') return placed;
    all.push(...placed);
  }
  return all;
}

function grouped(rows: readonly TreeRow[], placeOf: (row: TreeRow) => Place | null) {
  const groups = new Map<string, { ids: Set<string>; place: Place }>();
  for (const row of rows) {
    const place = placeOf(row);
    if (place === null) continue;
    const key = `${place.parent} ${place.before}`;
    const group = groups.get(key) ?? { ids: new Set<string>(), place };
    group.ids.add(row.id);
    groups.set(key, group);
  }
  return groups;
}

/** Hangs nodes on the sibling above them; the first of its siblings stays. */
export function indentNodes(tree: MapTree<TreeRow>, ids: ReadonlySet<string>): Placement[] | PlaceRefusal {
  const moving = topmostOf(tree, ids);
  return placeGroups(
    tree,
    grouped(moving, ({ id }) => {
      const siblings = tree.childrenOf(tree.parentOf(id) ?? tree.centre);
      const above = siblings
        .slice(
          0,
          siblings.findIndex((row) => row.id === id),
        )
        .findLast((row) => !ids.has(row.id));
      return above ? { parent: above.id, before: null } : null;
    }),
  );
}

/** Puts nodes behind the node that they hang on; branches of the centre stay. */
export function outdentNodes(tree: MapTree<TreeRow>, ids: ReadonlySet<string>): Placement[] | PlaceRefusal {
  return placeGroups(
    tree,
    grouped(topmostOf(tree, ids), ({ id }) => {
      const parent = tree.parentOf(id) ?? tree.centre;
      const above = tree.parentOf(parent);
      if (above === null) return null;
      const siblings = tree.childrenOf(above);
      return {
        parent: above,
        before: siblings[siblings.findIndex((row) => row.id === parent) + 1]?.id ?? null,
      };
    }),
  );
}

/** Moves nodes of one parent past the next of their siblings that stays, up (−1) or down (1). */
export function shiftNodes(tree: MapTree<TreeRow>, ids: ReadonlySet<string>, by: -1 | 1): Placement[] {
  const moving = topmostOf(tree, ids);
  const parent = tree.parentOf(moving[0]?.id ?? '');
  if (parent === null || moving.some(({ id }) => tree.parentOf(id) !== parent)) return [];
  const siblings = tree.childrenOf(parent);
  const placeOf = (row: TreeRow | undefined) => siblings.findIndex(({ id }) => id === row?.id);
  const isMoving = (row: TreeRow) => moving.includes(row);
  const [first, last] = [placeOf(moving[0]), placeOf(moving.at(-1))];
  const passed =
    by < 0
      ? siblings.slice(0, first).findLast((row) => !isMoving(row))
      : siblings.slice(last + 1).find((row) => !isMoving(row));
  if (!passed) return [];
  const before = by < 0 ? passed.id : (siblings[placeOf(passed) + 1]?.id ?? null);
  const placed = placeNodes(tree, ids, { parent, before });
  return typeof placed === 'string' ? [] : placed;
}
