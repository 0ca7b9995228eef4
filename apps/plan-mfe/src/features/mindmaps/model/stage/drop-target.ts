import type { MapBox } from '@reflectory/domain/mindmaps';
import type { Drop } from '../map-acts.ts';
import type { MapScene } from '../map-scene.ts';

/** A point on the plane. */
export type Point = { x: number; y: number };

/** Where something is let go, and the line or frame that shows it. */
export type DropTarget = {
  drop: Drop;
  mark: { kind: 'line' | 'frame'; x: number; y: number; width: number; height: number };
};

/** How far around a node it is still meant. */
const REACH = 26;

const distanceTo = (box: MapBox, { x, y }: Point) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** The node that a point means, leaving out what is moved. */
function nearestBox({ boxes }: MapScene, point: Point, moving: ReadonlySet<string>): MapBox | null {
  let best: MapBox | null = null;
  let least = REACH;
  for (const box of boxes.values()) {
    const distance = moving.has(box.id) ? Infinity : distanceTo(box, point);
    if (distance < least) [best, least] = [box, distance];
  }
  return best;
}

const frame = (box: MapBox): DropTarget['mark'] => ({ ...box, kind: 'frame' });

/** A line between siblings: beside a node, across the way of its branch. */
function line(box: MapBox, isBefore: boolean): DropTarget['mark'] {
  if (box.way === 'down')
    return {
      kind: 'line',
      x: isBefore ? box.x - 8 : box.x + box.width + 6,
      y: box.y,
      width: 2,
      height: box.height,
    };
  return {
    kind: 'line',
    x: box.x,
    y: isBefore ? box.y - 4 : box.y + box.height + 3,
    width: box.width,
    height: 2,
  };
}

/** Beside a node: where its siblings are, on its side of the centre. */
function beside(
  scene: MapScene,
  box: MapBox,
  isBefore: boolean,
  moving: ReadonlySet<string>,
): DropTarget | null {
  const { whole, tree } = scene;
  const parent = whole.parentOf(box.id);
  if (parent === null || box.id === tree.centre) return null;
  const siblings = whole.childrenOf(parent);
  const own = siblings.findIndex(({ id }) => id === box.id);
  const next = siblings.slice(own + 1).find(({ id }) => !moving.has(id));
  const side = parent === whole.centre ? sideOf(scene, box) : undefined;
  const before = isBefore ? box.id : (next?.id ?? null);
  return { drop: { parent, before, ...(side && { side }) }, mark: line(box, isBefore) };
}

/** The side of the centre in reading direction; none in layouts without sides. */
function sideOf(
  { rows, boxes, isRightToLeft }: MapScene,
  { x, width }: Pick<MapBox, 'x' | 'width'>,
): 'start' | 'end' | undefined {
  if (rows.map.layout !== 'both' && rows.map.layout !== 'free') return undefined;
  const centre = boxes.get(rows.map.id);
  if (!centre) return undefined;
  const isRight = x + width / 2 > centre.x + centre.width / 2;
  return isRight === isRightToLeft ? 'start' : 'end';
}

/** Anywhere on the plane, in the layout where people place branches themselves. */
function onPlane(scene: MapScene, point: Point, moving: ReadonlySet<string>): DropTarget | null {
  const { rows, whole, boxes, isRightToLeft } = scene;
  const [first] = [...moving];
  if (rows.map.layout !== 'free' || first === undefined || moving.size > 1) return null;
  const parent = whole.parentOf(first) ?? whole.centre;
  const above = boxes.get(parent);
  if (!above) return null;
  const x = Math.round(point.x - above.x - above.width / 2);
  const y = Math.round(point.y - above.y - above.height / 2);
  const siblings = whole.childrenOf(parent);
  const before = siblings[siblings.findIndex(({ id }) => id === first) + 1]?.id ?? null;
  const place = { x: isRightToLeft ? -x : x, y };
  return {
    drop: { parent, before, place, ...(parent === whole.centre && { side: place.x < 0 ? 'start' : 'end' }) },
    mark: { kind: 'frame', x: point.x - 40, y: point.y - 14, width: 80, height: 28 },
  };
}

/** What letting go at a point would do with some nodes; `moving` holds them and all that hangs on them. */
export function findDrop(
  scene: MapScene,
  point: Point,
  moving: ReadonlySet<string>,
  top: ReadonlySet<string>,
): DropTarget | null {
  const box = nearestBox(scene, point, moving);
  if (!box) return onPlane(scene, point, top);
  if (box.id === scene.tree.centre) {
    const side = box.id === scene.whole.centre ? sideOf(scene, { x: point.x, width: 0 }) : undefined;
    return { drop: { parent: box.id, before: null, ...(side && { side }) }, mark: frame(box) };
  }
  const [along, size] = box.way === 'down' ? [point.x - box.x, box.width] : [point.y - box.y, box.height];
  const edge = Math.min(size * 0.28, 14);
  if (along < edge) return beside(scene, box, true, moving);
  if (along > size - edge) return beside(scene, box, false, moving);
  return { drop: { parent: box.id, before: null }, mark: frame(box) };
}
