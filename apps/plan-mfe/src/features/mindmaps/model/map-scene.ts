import type { EmotionFamily } from '@reflectory/contracts/journal';
import {
  ancestorsOf,
  arrangeMap,
  branchPath,
  coloursOf,
  faceOf,
  levelStyle,
  type MapBox,
  type MapTree,
  type MeasureText,
  type NodeFace,
  treeOf,
} from '@reflectory/domain/mindmaps';
import type { MapRows, NodeRow } from './map-rows.ts';

/** Lines of branches of one colour and thickness: drawn at once. */
export type BranchLines = { key: string; colour: EmotionFamily; stroke: number; d: string };

/** A map as it lies on the plane. */
export type MapScene = {
  rows: MapRows;
  whole: MapTree<NodeRow>;
  /** What is shown of it. */
  tree: MapTree<NodeRow>;
  /** Below which nothing is shown: the centre, or the branch that somebody looks at alone. */
  top: string;
  boxes: ReadonlyMap<string, MapBox>;
  faces: ReadonlyMap<string, NodeFace>;
  colours: ReadonlyMap<string, EmotionFamily>;
  lines: readonly BranchLines[];
  bounds: { x: number; y: number; width: number; height: number };
  isRightToLeft: boolean;
  isFolded(row: NodeRow): boolean;
};

export type SceneOptions = {
  measure: MeasureText;
  isRightToLeft: boolean;
  /** Stands for a text that is empty. */
  untitled: string;
  /** A branch to look at alone; null for the whole map. */
  top: string | null;
  /** Folds on this screen that differ from those of the map. */
  folds: ReadonlyMap<string, boolean>;
  /** What is being written, before it is kept. */
  draft: { id: string; text: string } | null;
  /** A node that is looked at: it stays in sight when somebody else folds what it hangs on. */
  keptOpen: string | null;
};

type KnownFace = { depth: number; face: NodeFace };

/** Makes scenes; faces of rows that did not change are kept. */
export function createSceneBuilder() {
  let known = new WeakMap<NodeRow, KnownFace>();
  let measuredBy: MeasureText | null = null;

  function faceOfRow(row: NodeRow, depth: number, { measure, untitled }: SceneOptions): NodeFace {
    const kept = known.get(row);
    if (kept?.depth === depth) return kept.face;
    const { text, icon, note, link } = row;
    const look = { text: text || untitled, icon, hasNote: note !== '', hasLink: link !== null };
    const face = faceOf(look, depth, measure);
    known.set(row, { depth, face });
    return face;
  }

  return function buildScene(rows: MapRows, options: SceneOptions): MapScene {
    if (measuredBy !== options.measure) [known, measuredBy] = [new WeakMap(), options.measure];
    const { draft, folds, isRightToLeft } = options;
    const { map } = rows;
    const whole = treeOf(map.id, rows.nodes.values());
    const top = options.top !== null && whole.get(options.top) ? options.top : map.id;
    const tree = top === map.id ? whole : branchAlone(whole, top);
    const withDraft = (row: NodeRow) => (draft?.id === row.id ? { ...row, text: draft.text } : row);
    const centre = whole.get(top) ?? centreRow(rows.map);
    const faces = new Map([[top, faceOfRow(withDraft(centre), 0, options)]]);
    for (const row of tree.rows) faces.set(row.id, faceOfRow(withDraft(row), tree.depthOf(row.id), options));
    const open = new Set(options.keptOpen === null ? [] : ancestorsOf(whole, options.keptOpen));
    const isFolded = (row: NodeRow) => folds.get(row.id) ?? (row.is_folded && !open.has(row.id));
    const sizeOf = (id: string) => faces.get(id) ?? { width: 0, height: 0 };
    const boxes = arrangeMap({ tree, layout: map.layout, isRightToLeft, sizeOf, isFolded });
    const colours = coloursOf(whole);
    const lines = linesOf(tree, boxes, colours);
    return {
      rows,
      whole,
      tree,
      top,
      boxes,
      faces,
      colours,
      lines,
      bounds: boundsOf(boxes),
      isRightToLeft,
      isFolded,
    };
  };
}

/** The centre as if it were a node. */
const centreRow = ({ id, title, note }: MapRows['map']): NodeRow => ({
  id,
  parent_id: null,
  rank: '',
  text: title,
  note,
  icon: null,
  colour: null,
  side: null,
  is_folded: false,
  place: null,
  link: null,
});

/** The same tree with one of its nodes for a centre. */
function branchAlone(whole: MapTree<NodeRow>, top: string): MapTree<NodeRow> {
  const from = whole.depthOf(top);
  const inside = new Set([top]);
  const rows = whole.rows.filter((row) => {
    if (!inside.has(whole.parentOf(row.id) ?? '')) return false;
    inside.add(row.id);
    return true;
  });
  return {
    ...whole,
    centre: top,
    rows,
    get: (id) => (id === top || !inside.has(id) ? undefined : whole.get(id)),
    parentOf: (id) => (id === top ? null : whole.parentOf(id)),
    depthOf: (id) => whole.depthOf(id) - from,
  };
}

function linesOf(
  tree: MapTree<NodeRow>,
  boxes: ReadonlyMap<string, MapBox>,
  colours: ReadonlyMap<string, EmotionFamily>,
): BranchLines[] {
  const paths = new Map<string, { colour: EmotionFamily; stroke: number; parts: string[] }>();
  for (const { id } of tree.rows) {
    const [box, above] = [boxes.get(id), boxes.get(tree.parentOf(id) ?? '')];
    const colour = colours.get(id);
    if (!box || !above || !colour) continue;
    const depth = tree.depthOf(id);
    const { stroke } = levelStyle(depth);
    const key = `${colour} ${stroke}`;
    const group = paths.get(key) ?? { colour, stroke, parts: [] };
    group.parts.push(branchPath(above, box, depth === 1));
    paths.set(key, group);
  }
  return [...paths].map(([key, { colour, stroke, parts }]) => ({ key, colour, stroke, d: parts.join('') }));
}

function boundsOf(boxes: ReadonlyMap<string, MapBox>): MapScene['bounds'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes.values()) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
