import type { MapBox } from '../layout/arrange-map.ts';

/** To one place behind the point: enough for a smooth line, short in a file. */
const near = (value: number) => Math.round(value * 10) / 10;

/** Where the branches of a box begin. The centre lets them out of its side, a node out of the line below its text. */
function exitOf(box: MapBox, way: MapBox['way'], isCentre: boolean): [number, number] {
  if (way === 'down') return [box.x + box.width / 2, box.y + box.height];
  const x = way === 'right' ? box.x + box.width : box.x;
  return [x, isCentre ? box.y + box.height / 2 : box.y + box.height];
}

/** The line of a branch, which goes on below the text that it leads to. */
export function branchPath(from: MapBox, to: MapBox, isFromCentre: boolean): string {
  const [x, y] = exitOf(from, to.way, isFromCentre);
  if (to.way === 'down') {
    const [toX, toY] = [to.x + to.width / 2, to.y];
    const bend = (toY - y) * 0.55;
    return `M${near(x)} ${near(y)}C${near(x)} ${near(y + bend)} ${near(toX)} ${near(toY - bend)} ${near(toX)} ${near(toY)}`;
  }
  const [start, end] = to.way === 'right' ? [to.x, to.x + to.width] : [to.x + to.width, to.x];
  const line = to.y + to.height;
  // A place chosen by hand may lie behind where the line begins: it swings out a little.
  const reach = Math.max(Math.abs(start - x) * 0.5, 14) * (to.way === 'right' ? 1 : -1);
  return `M${near(x)} ${near(y)}C${near(x + reach)} ${near(y)} ${near(start - reach)} ${near(line)} ${near(start)} ${near(line)}H${near(end)}`;
}

export type CrossPath = { d: string; /** Where its label stands. */ x: number; y: number; arrow: string };

/** Where the way from the middle of a box towards a point leaves it. */
function edgeOf(box: MapBox, [x, y]: readonly [number, number]): [number, number] {
  const [midX, midY] = [box.x + box.width / 2, box.y + box.height / 2];
  const [wayX, wayY] = [x - midX, y - midY];
  const share = Math.min(
    wayX === 0 ? Infinity : (box.width / 2 + 4) / Math.abs(wayX),
    wayY === 0 ? Infinity : (box.height / 2 + 4) / Math.abs(wayY),
    1,
  );
  return [midX + wayX * share, midY + wayY * share];
}

/** A bow from one box to another, with an arrow at its end. */
export function crossPath(from: MapBox, to: MapBox): CrossPath {
  const middle = (box: MapBox): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const bow = Math.min(80, Math.hypot(toX - x, toY - y) * 0.2);
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [bendX, bendY] = [
    (x + toX) / 2 - ((toY - y) / length) * bow,
    (y + toY) / 2 + ((toX - x) / length) * bow,
  ];
  const [startX, startY] = edgeOf(from, [bendX, bendY]);
  const [endX, endY] = edgeOf(to, [bendX, bendY]);
  const angle = Math.atan2(endY - bendY, endX - bendX);
  const wing = (turn: number) =>
    `${near(endX - 8 * Math.cos(angle + turn))} ${near(endY - 8 * Math.sin(angle + turn))}`;
  return {
    d: `M${near(startX)} ${near(startY)}Q${near(bendX)} ${near(bendY)} ${near(endX)} ${near(endY)}`,
    x: near((startX + 2 * bendX + endX) / 4),
    y: near((startY + 2 * bendY + endY) / 4),
    arrow: `M${wing(0.45)}L${near(endX)} ${near(endY)}L${wing(-0.45)}`,
  };
}
