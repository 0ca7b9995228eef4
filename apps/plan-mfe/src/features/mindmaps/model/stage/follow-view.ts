import { READABLE_SCALE, type View } from './view-geometry.ts';
import type { Viewport } from './viewport.ts';

/** Milliseconds without a move after which the plane is drawn sharply again. */
const REST_MS = 160;

/** Moves the plane with the view. While it moves it is a picture that is only shifted; at rest it is drawn anew. */
export function followView(plane: HTMLElement, viewport: Viewport): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ x, y, scale }: View) => {
    plane.style.willChange = 'transform';
    plane.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (scale < READABLE_SCALE) plane.style.setProperty('--map-scale', `${scale}`);
    clearTimeout(rest);
    rest = setTimeout(() => (plane.style.willChange = ''), REST_MS);
  };
  follow(viewport.getView());
  const stop = viewport.onMove(follow);
  return () => {
    stop();
    clearTimeout(rest);
  };
}
