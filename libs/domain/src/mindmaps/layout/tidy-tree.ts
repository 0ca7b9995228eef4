/**
 * A node as the layout sees it. `depth` is along the way from the centre outwards, `breadth` across it: the same code lays
 * out branches that run to a side and branches that run down.
 */
export type TidyNode = {
  id: string;
  depth: number;
  breadth: number;
  children: readonly TidyNode[];
};

export type TidyGaps = {
  /** Between a node and its children, along the way. */
  along: number;
  /** Between neighbours; those of one parent stand closer than branches do. */
  across(one: TidyNode, other: TidyNode): number;
};

/** Where a node begins along the way, and its middle across it; the root's middle is 0. */
export type TidyPlace = { along: number; middle: number };

/** The edge of a branch, from far to near: up to `end` along the way it reaches to `edge` across it. */
type Contour = { end: number; edge: number }[];

/** A branch that is laid out in itself. Its contours and its children's offsets are relative to its own middle. */
type Branch = { node: TidyNode; low: Contour; high: Contour; offsets: number[] };

/** How far `next` has to go so that it stands below `before` with the gap between them. */
function offsetBelow(before: Contour, next: Contour, gap: number): number {
  let least = -Infinity;
  let [one, other] = [before.length - 1, next.length - 1];
  while (one >= 0 && other >= 0) {
    const [upper, lower] = [before[one], next[other]] as [Contour[number], Contour[number]];
    least = Math.max(least, upper.edge - lower.edge + gap);
    if (upper.end <= lower.end) one -= 1;
    if (lower.end <= upper.end) other -= 1;
  }
  return least;
}

/** The contour of both: what is nearer as `first` has it, and what lies beyond its end as `behind` has it. */
function joined(first: Contour, behind: Contour, offset: number): Contour {
  const end = first[0]?.end ?? -Infinity;
  const beyond: Contour = [];
  for (const part of behind) {
    if (part.end <= end) break;
    beyond.push({ end: part.end, edge: part.edge + offset });
  }
  return beyond.length === 0 ? first : [...beyond, ...first];
}

const moved = (contour: Contour, offset: number): Contour =>
  offset === 0 ? contour : contour.map(({ end, edge }) => ({ end, edge: edge + offset }));

function layBranch(node: TidyNode, along: number, below: readonly Branch[], gaps: TidyGaps): Branch {
  const end = along + node.depth + gaps.along;
  const own = { low: { end, edge: -node.breadth / 2 }, high: { end, edge: node.breadth / 2 } };
  const [first] = below;
  if (!first) return { node, low: [own.low], high: [own.high], offsets: [] };
  const offsets = [0];
  let { low, high } = first;
  for (const [place, branch] of below.entries()) {
    const before = below[place - 1];
    if (!before) continue;
    const offset = offsetBelow(high, branch.low, gaps.across(before.node, branch.node));
    offsets.push(offset);
    low = joined(low, branch.low, offset);
    high = joined(moved(branch.high, offset), high, 0);
  }
  // A node stands at the middle of its children.
  const middle = ((offsets[0] ?? 0) + (offsets.at(-1) ?? 0)) / 2;
  low = moved(low, -middle);
  high = moved(high, -middle);
  low.push(own.low);
  high.push(own.high);
  return { node, low, high, offsets: offsets.map((offset) => offset - middle) };
}

/**
 * Places a tree so that no two of its boxes overlap and branches fit into each other's hollows (after van der Ploeg, 2014).
 * Without recursion, since a map may be one long chain.
 */
export function tidyTree(root: TidyNode, gaps: TidyGaps): Map<string, TidyPlace> {
  const order: { node: TidyNode; along: number }[] = [{ node: root, along: 0 }];
  for (const { node, along } of order)
    for (const child of node.children) order.push({ node: child, along: along + node.depth + gaps.along });

  const branches = new Map<TidyNode, Branch>();
  for (const { node, along } of [...order].reverse()) {
    const below = node.children.map((child) => branches.get(child) as Branch);
    branches.set(node, layBranch(node, along, below, gaps));
    // Contours of what is laid out stand in the new ones.
    for (const branch of below) [branch.low, branch.high] = [[], []];
  }

  const places = new Map<string, TidyPlace>();
  const middles = new Map<TidyNode, number>([[root, 0]]);
  for (const { node, along } of order) {
    const middle = middles.get(node) ?? 0;
    places.set(node.id, { along, middle });
    const offsets = branches.get(node)?.offsets ?? [];
    for (const [place, child] of node.children.entries()) middles.set(child, middle + (offsets[place] ?? 0));
  }
  return places;
}
