import type { Point } from './drop-target.ts';

/** How the plane is seen: the point of the screen where its middle lies, and how large it is. */
export type View = Point & { scale: number };
export type Screen = { width: number; height: number };
export type Frame = Point & Screen;
/** What is drawn of the plane; from far away texts cannot be read, and blocks stand for them. */
export type Window = Frame & { isReadable: boolean };

const LEAST_SCALE = 0.02;
const LARGEST_SCALE = 2.5;
/** Below this texts cannot be read. */
export const READABLE_SCALE = 0.4;
/** From here on one likes to read. */
const COMFORTABLE_SCALE = 0.7;

const boundedScale = (scale: number): number => Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, scale));

const centred = (screen: Screen, { x, y, width, height }: Frame, scale: number): View => ({
  x: screen.width / 2 - (x + width / 2) * scale,
  y: screen.height / 2 - (y + height / 2) * scale,
  scale,
});

const scaleFor = (screen: Screen, { width, height }: Frame, margin: number) =>
  boundedScale(Math.min(1, (screen.width - 2 * margin) / width, (screen.height - 2 * margin) / height));

/** The whole of a frame, never larger than it is. */
export const fitted = (screen: Screen, frame: Frame, margin = 48): View =>
  centred(screen, frame, scaleFor(screen, frame, margin));

/** The whole of a map where that can be read, otherwise its middle as large as it is. */
export const firstView = (screen: Screen, bounds: Frame): View =>
  scaleFor(screen, bounds, 32) >= COMFORTABLE_SCALE
    ? fitted(screen, bounds, 32)
    : centred(screen, { x: 0, y: 0, width: 0, height: 0 }, 1);

/** Larger or smaller around a point of the screen, which stays where it is. */
export function zoomed(view: View, factor: number, { x, y }: Point): View {
  const scale = boundedScale(view.scale * factor);
  const share = scale / view.scale;
  return { x: x - (x - view.x) * share, y: y - (y - view.y) * share, scale };
}

/** How far a stretch has to go so that it is in sight with a margin. */
function shiftInto(start: number, size: number, most: number, margin: number): number {
  if (size > most - 2 * margin || start < margin) return margin - start;
  return start + size > most - margin ? most - margin - start - size : 0;
}

/** Moves as little as it takes to see a frame, at a size at which it can be read. */
export function revealing(view: View, screen: Screen, frame: Frame, margin = 56): View {
  const scale = Math.max(view.scale, READABLE_SCALE);
  if (scale !== view.scale) return centred(screen, frame, scale);
  const left = frame.x * scale + view.x;
  const top = frame.y * scale + view.y;
  return {
    x: view.x + shiftInto(left, frame.width * scale, screen.width, margin),
    y: view.y + shiftInto(top, frame.height * scale, screen.height, margin),
    scale,
  };
}

/** What is in sight, with half a screen around it. */
export function windowOf(view: View, screen: Screen): Window {
  const [width, height] = [screen.width / view.scale, screen.height / view.scale];
  return {
    x: -view.x / view.scale - width / 2,
    y: -view.y / view.scale - height / 2,
    width: 2 * width,
    height: 2 * height,
    isReadable: view.scale >= READABLE_SCALE,
  };
}

/** Whether what is drawn still reaches well beyond what is in sight, and is not far too much. */
export function isCovered(drawn: Window, wanted: Window): boolean {
  const [slackX, slackY] = [wanted.width / 8, wanted.height / 8];
  return (
    wanted.isReadable === drawn.isReadable &&
    wanted.x + slackX >= drawn.x &&
    wanted.y + slackY >= drawn.y &&
    wanted.x + wanted.width - slackX <= drawn.x + drawn.width &&
    wanted.y + wanted.height - slackY <= drawn.y + drawn.height &&
    wanted.width > drawn.width / 2.5
  );
}

export const touches = (one: Frame, other: Frame): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
