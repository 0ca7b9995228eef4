import { compareRanked, type Ranked } from '../../ranks/index.ts';

/** What the tree needs to know of a node; `parent_id` is null for a branch of the centre. */
export type TreeRow = Ranked & { parent_id: string | null };

/** Nodes of a map below its centre. Every node stands in it once, whatever its row says. */
export type MapTree<Row extends TreeRow> = {
  /** Id of the centre, which is no row of its own. */
  centre: string;
  get(id: string): Row | undefined;
  childrenOf(id: string): readonly Row[];
  /** Id of the node or the centre above; null for the centre and what is not in the tree. */
  parentOf(id: string): string | null;
  /** Levels below the centre, which is 0. */
  depthOf(id: string): number;
  /** Every node from the top down, each before its own. */
  rows: readonly Row[];
};

const NONE: readonly never[] = [];

/** For each node the id above it. A circle of parents is opened at its smallest id, which hangs on the centre. */
function parentsOf(centre: string, rows: ReadonlyMap<string, TreeRow>): Map<string, string> {
  const parents = new Map<string, string>();
  const above = ({ parent_id: parent }: TreeRow) => (parent !== null && rows.has(parent) ? parent : centre);
  for (const row of rows.values()) {
    const way: string[] = [];
    let at: TreeRow | undefined = row;
    while (at && !parents.has(at.id)) {
      way.push(at.id);
      // Held at once, so that a way back to it is seen.
      parents.set(at.id, above(at));
      at = rows.get(above(at));
    }
    const loop = at ? way.indexOf(at.id) : -1;
    if (loop >= 0)
      parents.set(
        way.slice(loop).reduce((least, id) => (id < least ? id : least)),
        centre,
      );
  }
  return parents;
}

/**
 * The tree of rows as they come: a node whose branch is gone, and one of a circle that two people closed, hang on the
 * centre. Equal ranks are ordered by id, the same on every device.
 */
export function treeOf<Row extends TreeRow>(centre: string, rows: Iterable<Row>): MapTree<Row> {
  const byId = new Map<string, Row>();
  for (const row of rows) if (row.id !== centre) byId.set(row.id, row);
  const parents = parentsOf(centre, byId);
  const children = new Map<string, Row[]>();
  for (const row of byId.values()) {
    const parent = parents.get(row.id) ?? centre;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  for (const siblings of children.values()) siblings.sort(compareRanked);

  const order: Row[] = [];
  const depths = new Map([[centre, 0]]);
  const waiting = [...(children.get(centre) ?? NONE)].reverse();
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    order.push(row);
    depths.set(row.id, (depths.get(parents.get(row.id) ?? centre) ?? 0) + 1);
    const below = children.get(row.id) ?? NONE;
    for (let place = below.length - 1; place >= 0; place -= 1) waiting.push(below[place] as Row);
  }
  return {
    centre,
    get: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? NONE,
    parentOf: (id) => parents.get(id) ?? null,
    depthOf: (id) => depths.get(id) ?? 0,
    rows: order,
  };
}

/** Ids above a node up to the centre, the nearest first. */
export function ancestorsOf(tree: MapTree<TreeRow>, id: string): string[] {
  const above: string[] = [];
  for (let at = tree.parentOf(id); at !== null; at = tree.parentOf(at)) above.push(at);
  return above;
}

/** A node and everything below it, each before its own. */
export function branchOf<Row extends TreeRow>(tree: MapTree<Row>, id: string): Row[] {
  const own = tree.get(id);
  const branch: Row[] = own ? [own] : [...tree.childrenOf(id)];
  for (const row of branch) branch.push(...tree.childrenOf(row.id));
  return branch;
}

/** Those of some nodes that lie below no other of them, from the top down. */
export function topmostOf<Row extends TreeRow>(tree: MapTree<Row>, ids: ReadonlySet<string>): Row[] {
  return tree.rows.filter(({ id }) => ids.has(id) && !ancestorsOf(tree, id).some((above) => ids.has(above)));
}
