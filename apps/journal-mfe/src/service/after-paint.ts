import { rest } from './rest.ts';

/** Milliseconds after which a page goes on that nobody looks at: it has no frames. */
const LONGEST_MS = 1000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const seen = () => frame().then(frame).then(rest);

/** Waits until what was just drawn can be seen, and nothing more urgent is to be done. */
export function afterPaint(): Promise<void> {
  return Promise.race([seen(), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
