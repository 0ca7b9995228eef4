import type { MapIcon, MapLayout, MapLink, MapPlace } from '@reflectory/contracts/mindmaps';
import { mapLimits } from '@reflectory/contracts/mindmaps';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import {
  branchOf,
  freshColour,
  indentNodes,
  type MapTree,
  outdentNodes,
  type Place,
  type Placement,
  placeNodes,
  type PlaceRefusal,
  ranksAt,
  rowsOfTopics,
  shiftNodes,
  sidesOf,
  type Topic,
  topmostOf,
} from '@reflectory/domain/mindmaps';
import { addEdge, addNode, type MapChange, removeEdge, removeNode, setMap, setNode } from './map-change.ts';
import type { MapRows, NodeRow } from './map-rows.ts';

/** What an act makes of a map, and where it leaves the person. */
export type ActOutcome = {
  changes: readonly MapChange[];
  /** Node that is looked at afterwards. */
  focus?: string;
  /** Node whose text is written next. */
  edit?: string;
  selection?: ReadonlySet<string>;
  refused?: PlaceRefusal | 'full';
};

/** What acts are done on: the whole map, whatever part of it is looked at. */
export type ActGround = { rows: MapRows; tree: MapTree<NodeRow>; newId(): string };

const nothing: ActOutcome = { changes: [] };
const isFull = ({ rows }: ActGround, more: number) => rows.nodes.size + more > mapLimits.nodes;

/** The parent as rows have it. */
const parentIdOf = ({ rows }: ActGround, parent: string) => (parent === rows.map.id ? null : parent);

/** What a new branch of the centre is given, so that it stays where it is and as it looks when others come. */
function branchFields({ rows, tree }: ActGround, parent: string): Partial<NodeRow> {
  if (parent !== rows.map.id) return {};
  const branches = tree.childrenOf(parent);
  const colour = freshColour(tree);
  if (rows.map.layout !== 'both' && rows.map.layout !== 'free') return { colour };
  const sides = [...sidesOf(branches).values()];
  const atEnd = sides.filter((side) => side === 'end').length;
  return { colour, side: atEnd <= sides.length - atEnd ? 'end' : 'start' };
}

function addAt(ground: ActGround, place: Place, text = ''): ActOutcome {
  if (isFull(ground, 1)) return { ...nothing, refused: 'full' };
  if (ground.tree.depthOf(place.parent) >= mapLimits.depth) return { ...nothing, refused: 'depth' };
  const id = ground.newId();
  const [rank = ''] = ranksAt(ground.tree, place, 1);
  const parent_id = parentIdOf(ground, place.parent);
  const above = ground.tree.get(place.parent);
  return {
    changes: [
      ...(above?.is_folded ? [setNode(above.id, { is_folded: false })] : []),
      addNode({ id, parent_id, rank, text, ...branchFields(ground, place.parent) }),
    ],
    focus: id,
    edit: id,
  };
}

export const addChild = (ground: ActGround, id: string): ActOutcome =>
  addAt(ground, { parent: id, before: null });

/** The side of the centre on which a branch is put beside another: the same, unless the other one has two fewer. */
function sideBeside({ rows, tree }: ActGround, id: string): NodeRow['side'] {
  if (tree.parentOf(id) !== rows.map.id || (rows.map.layout !== 'both' && rows.map.layout !== 'free'))
    return null;
  const sides = sidesOf(tree.childrenOf(rows.map.id));
  const own = sides.get(id) ?? 'end';
  const amount = [...sides.values()].filter((side) => side === own).length;
  if (2 * amount - sides.size < 2) return own;
  return own === 'end' ? 'start' : 'end';
}

/** Beside a node; the centre has no siblings and gets a branch. */
export function addSibling(ground: ActGround, id: string, where: 'before' | 'after'): ActOutcome {
  const parent = ground.tree.parentOf(id);
  if (parent === null) return addChild(ground, id);
  const siblings = ground.tree.childrenOf(parent);
  const own = siblings.findIndex((row) => row.id === id);
  const before = where === 'before' ? id : (siblings[own + 1]?.id ?? null);
  const added = addAt(ground, { parent, before });
  const side = sideBeside(ground, id);
  const changes = added.changes.map((one) =>
    side !== null && one.kind === 'add' ? { ...one, fields: { ...one.fields, side } } : one,
  );
  return { ...added, changes };
}

/** Text of a node, or of the centre; a new node that stays empty goes again. */
export function writeText(ground: ActGround, id: string, written: string): ActOutcome {
  const text = written.trim().replaceAll(/\n{2,}/g, '\n');
  if (id === ground.rows.map.id) {
    const title = text.replaceAll(/\s+/g, ' ').slice(0, mapLimits.title);
    return title === ground.rows.map.title ? nothing : { changes: [setMap(id, { title })] };
  }
  const row = ground.rows.nodes.get(id);
  if (!row || row.text === text) return nothing;
  return { changes: [setNode(id, { text: text.slice(0, mapLimits.text) })] };
}

/** Removes nodes with all that hangs on them, and the lines to and from these. */
export function removeNodes(ground: ActGround, ids: ReadonlySet<string>): ActOutcome {
  const { tree, rows } = ground;
  const top = topmostOf(tree, ids);
  const [first] = top;
  if (!first) return nothing;
  const gone = new Set(top.flatMap(({ id }) => branchOf(tree, id).map((row) => row.id)));
  const edges = [...rows.edges.values()].filter(({ from_id, to_id }) => gone.has(from_id) || gone.has(to_id));
  const parent = tree.parentOf(first.id) ?? rows.map.id;
  const siblings = tree.childrenOf(parent);
  const own = siblings.findIndex(({ id }) => id === first.id);
  const next =
    siblings.slice(own).find(({ id }) => !gone.has(id)) ??
    siblings.slice(0, own).findLast(({ id }) => !gone.has(id));
  return {
    // What hangs on others goes first, so that nothing is ever without its parent.
    changes: [...edges.map(({ id }) => removeEdge(id)), ...[...gone].reverse().map(removeNode)],
    focus: next?.id ?? parent,
  };
}

const placed = (placements: readonly Placement[], fields: (id: string) => Partial<NodeRow> = () => ({})) =>
  placements.map(({ id, parent_id, rank }) => setNode(id, { parent_id, rank, ...fields(id) }));

const outcomeOf = (placements: Placement[] | PlaceRefusal): ActOutcome =>
  typeof placements === 'string' ? { ...nothing, refused: placements } : { changes: placed(placements) };

export const indent = (ground: ActGround, ids: ReadonlySet<string>) =>
  outcomeOf(indentNodes(ground.tree, ids));
export const outdent = (ground: ActGround, ids: ReadonlySet<string>) =>
  outcomeOf(outdentNodes(ground.tree, ids));
export const shift = (ground: ActGround, ids: ReadonlySet<string>, by: -1 | 1) =>
  outcomeOf(shiftNodes(ground.tree, ids, by));

/** Where nodes are let go: at a place in the tree, on a side of the centre, or anywhere on the plane. */
export type Drop = Place & { side?: 'start' | 'end'; place?: MapPlace };

export function moveTo(ground: ActGround, ids: ReadonlySet<string>, drop: Drop): ActOutcome {
  const placements = placeNodes(ground.tree, ids, drop);
  if (typeof placements === 'string') return { ...nothing, refused: placements };
  const { side, place } = drop;
  const moved = new Set(topmostOf(ground.tree, ids).map(({ id }) => id));
  return {
    changes: placed(placements, (id) =>
      moved.has(id) ? { ...(side && { side }), place: place ?? null } : {},
    ),
    selection: ids,
  };
}

/** Puts topics on a map, below a node. */
export function putTopics(ground: ActGround, parent: string, topics: readonly Topic[]): ActOutcome {
  if (topics.length === 0) return nothing;
  const ranks = ranksAt(ground.tree, { parent, before: null }, topics.length);
  const { rows, ids } = rowsOfTopics(topics, {
    parentId: parentIdOf(ground, parent),
    ranks,
    newId: ground.newId,
  });
  if (isFull(ground, rows.length)) return { ...nothing, refused: 'full' };
  const above = ground.tree.get(parent);
  const first = topics.map((topic) => ids.get(topic) ?? '');
  return {
    changes: [...(above?.is_folded ? [setNode(above.id, { is_folded: false })] : []), ...rows.map(addNode)],
    ...(first[0] !== undefined && { focus: first[0] }),
    selection: new Set(first),
  };
}

export const fold = (id: string, is_folded: boolean): ActOutcome => ({
  changes: [setNode(id, { is_folded })],
});

const setAll = (ids: ReadonlySet<string>, fields: Partial<NodeRow>): ActOutcome => ({
  changes: [...ids].map((id) => setNode(id, fields)),
});
export const paint = (ids: ReadonlySet<string>, colour: EmotionFamily | null) => setAll(ids, { colour });
export const mark = (ids: ReadonlySet<string>, icon: MapIcon | null) => setAll(ids, { icon });
export const link = (id: string, to: MapLink | null) => setAll(new Set([id]), { link: to });

export function writeNote(ground: ActGround, id: string, written: string): ActOutcome {
  const note = written.slice(0, mapLimits.note);
  if (id === ground.rows.map.id) return { changes: [setMap(id, { note })] };
  return { changes: [setNode(id, { note })] };
}

export const layOut = (ground: ActGround, layout: MapLayout): ActOutcome => ({
  changes: [setMap(ground.rows.map.id, { layout })],
});

/** Draws a line from one node to another; where there is one already, nothing changes. */
export function joinNodes(ground: ActGround, from_id: string, to_id: string): ActOutcome {
  const { rows, newId } = ground;
  const isThere = [...rows.edges.values()].some((edge) => edge.from_id === from_id && edge.to_id === to_id);
  if (isThere || from_id === to_id || !rows.nodes.has(from_id) || !rows.nodes.has(to_id)) return nothing;
  if (rows.edges.size >= mapLimits.crossLinks) return { ...nothing, refused: 'full' };
  return { changes: [addEdge({ id: newId(), from_id, to_id, label: '' })] };
}
