import type { Drawing } from '@reflectory/domain/workflows';

/** Which way steps follow each other, and whether the page is read from right to left. */
export type Course = { isDown: boolean; isRightToLeft: boolean };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** Pixels of a box, and between boxes along and across. */
const BOX = { across: { width: 220, height: 104 }, down: { width: 160, height: 116 } };
const GAP = { along: 56, across: 24 };
/** Pixels that stay free at the rim. */
const RIM = 24;
/** No box is so small at first that it cannot be read. */
const LEAST_READABLE = 0.75;
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

const startOf = (content: number, room: number, isFromEnd: boolean): number => {
  if (content + 2 * RIM <= room) return (room - content) / 2;
  return isFromEnd ? room - content - RIM : RIM;
};

/**
 * Where a drawing lies in its frame: all of it where that can be read, or its beginning.
 *
 * @param isWhole All of it, however small it becomes.
 */
export function viewportOf(
  size: Size,
  frame: Size,
  course: Course,
  isWhole = false,
): Point & { zoom: number } {
  const fitting = Math.min(1, (frame.width - 2 * RIM) / size.width, (frame.height - 2 * RIM) / size.height);
  const zoom = Math.max(fitting, isWhole ? LEAST : LEAST_READABLE);
  const [width, height] = [size.width * zoom, size.height * zoom];
  // What does not fit across is shown in its middle, from which all of it begins.
  const middle = (content: number, room: number) => (room - content) / 2;
  return course.isDown
    ? { zoom, x: middle(width, frame.width), y: startOf(height, frame.height, false) }
    : { zoom, x: startOf(width, frame.width, course.isRightToLeft), y: middle(height, frame.height) };
}
