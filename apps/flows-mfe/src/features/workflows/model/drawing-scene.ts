import type { Drawing } from '@reflectory/domain/workflows';

/** Which way steps follow each other, and whether the page is read from right to left. */
export type Course = { isDown: boolean; isRightToLeft: boolean };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** Pixels of a box, and between boxes along and across. */
const BOX = { across: { width: 204, height: 120 }, down: { width: 164, height: 128 } };
const GAP = { along: 52, across: 20 };
/** Pixels that stay free at the rim. */
const RIM = 20;
/** No box is so small at first that it cannot be read. */
const LEAST_READABLE = 0.85;
const LEAST = 0.2;

/** How large a box is. */
export const boxOf = ({ isDown }: Course): Size => (isDown ? BOX.down : BOX.across);

/** How large a whole drawing is. */
export function sizeOf({ ranks, lanes }: Drawing, course: Course): Size {
  const { width, height } = boxOf(course);
  return course.isDown
    ? { width: lanes * (width + GAP.across) - GAP.across, height: ranks * (height + GAP.along) - GAP.along }
    : { width: ranks * (width + GAP.along) - GAP.along, height: lanes * (height + GAP.across) - GAP.across };
}

/** The corner at which a box begins. */
export function pointOf(
  drawing: Drawing,
  { rank, lane }: { rank: number; lane: number },
  course: Course,
): Point {
  const { width, height } = boxOf(course);
  const along = rank * ((course.isDown ? height : width) + GAP.along);
  const across = (lane - 0.5) * ((course.isDown ? width : height) + GAP.across);
  const { x, y } = course.isDown ? { x: across, y: along } : { x: along, y: across };
  return { x: course.isRightToLeft ? sizeOf(drawing, course).width - width - x : x, y };
}

/** How far before a box a line turns towards it: half of the gap, so that it meets no other box. */
export const TURN_BEFORE = GAP.along / 2;

/** Where content begins in a room: in its middle, or so that a point of it is seen as far as content reaches. */
function startOf(content: number, room: number, point: number): number {
  if (content + 2 * RIM <= room) return (room - content) / 2;
  return Math.min(RIM, Math.max(room - content - RIM, room / 2 - point));
}

/** What is to be seen: all of it, however small it becomes, or one point of it; its beginning where nothing is said. */
type Wanted = { isWhole?: boolean; point?: Point | null };

/** Where a drawing lies in its frame: all of it where that can be read, or a part. */
export function viewportOf(
  size: Size,
  frame: Size,
  { isDown, isRightToLeft }: Course,
  { isWhole = false, point = null }: Wanted = {},
): Point & { zoom: number } {
  const fitting = Math.min(1, (frame.width - 2 * RIM) / size.width, (frame.height - 2 * RIM) / size.height);
  const zoom = Math.max(fitting, isWhole ? LEAST : LEAST_READABLE);
  const beginning = isDown
    ? { x: size.width / 2, y: 0 }
    : { x: isRightToLeft ? size.width : 0, y: size.height / 2 };
  const { x, y } = point ?? beginning;
  return {
    zoom,
    x: startOf(size.width * zoom, frame.width, x * zoom),
    y: startOf(size.height * zoom, frame.height, y * zoom),
  };
}
