import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { Point } from './drop-target.ts';
import {
  firstView,
  fitted,
  type Frame,
  isCovered,
  revealing,
  type View,
  type Window,
  windowOf,
  zoomed,
} from './view-geometry.ts';

/**
 * The view of a map. What moves with it is told at once and without React; who draws what is in sight asks for the window,
 * which changes in steps.
 */
export function createViewport() {
  let view: View = { x: 0, y: 0, scale: 1 };
  let screen = { width: 1, height: 1 };
  let drawn: Window = windowOf(view, screen);
  let hasBegun = false;
  const moves = new Set<(view: View) => void>();
  const windows = createListeners();

  function draw(next: Window) {
    drawn = next;
    windows.notify();
  }
  function set(next: View) {
    view = next;
    for (const told of moves) told(view);
    const wanted = windowOf(view, screen);
    if (!isCovered(drawn, wanted)) draw(wanted);
  }

  return {
    getView: () => view,
    getWindow: () => drawn,
    onMove(told: (view: View) => void) {
      moves.add(told);
      return () => void moves.delete(told);
    },
    onWindow: windows.subscribe,
    /** What was in the middle stays there. */
    resize(width: number, height: number) {
      const [x, y] = hasBegun ? [(width - screen.width) / 2, (height - screen.height) / 2] : [0, 0];
      screen = { width, height };
      set({ ...view, x: view.x + x, y: view.y + y });
      draw(windowOf(view, screen));
    },
    /** Lays the map into the middle, once. */
    begin(bounds: Frame) {
      if (!hasBegun) set(firstView(screen, bounds));
      hasBegun = true;
    },
    pan: (x: number, y: number) => set({ ...view, x: view.x + x, y: view.y + y }),
    zoom: (factor: number, at: Point = { x: screen.width / 2, y: screen.height / 2 }) =>
      set(zoomed(view, factor, at)),
    fit: (frame: Frame) => set(fitted(screen, frame)),
    reveal: (frame: Frame) => set(revealing(view, screen, frame)),
    toPlane: ({ x, y }: Point): Point => ({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale }),
  };
}

export type Viewport = ReturnType<typeof createViewport>;
