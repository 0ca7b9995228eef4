/** Milliseconds after which a page that is never idle is idle enough. */
const LONGEST_MS = 2000;
/** Milliseconds of rest where a browser does not say when it is idle. */
const SOME_REST_MS = 200;
/** Milliseconds after the last key, scroll or move of a pointer in which the next may follow, or a press. */
const BUSY_MS = 600;

const touching = { isPressed: false, isDragging: false, last: -Infinity };
const passing = { capture: true, passive: true };

let watched: Document | null = null;

/** Begins to notice what hands do in the page; before that, nothing is known of a drag that has begun. */
export function watchHands(): void {
  if (watched === document) return;
  watched = document;
  Object.assign(touching, { isPressed: false, isDragging: false, last: -Infinity });
  const on = (kinds: readonly string[], act: () => void) => {
    for (const kind of kinds)
      document.addEventListener(
        kind,
        () => {
          act();
          touching.last = performance.now();
        },
        passing,
      );
  };
  on(
    ['keydown', 'input', 'wheel', 'scroll', 'touchmove', 'pointermove', 'click', 'dragover'],
    () => undefined,
  );
  on(['pointerdown'], () => (touching.isPressed = true));
  // A press that becomes a drag is cancelled: only the end of the drag ends it.
  on(['pointerup', 'pointercancel'], () => (touching.isPressed = false));
  on(['dragstart'], () => (touching.isDragging = true));
  on(['dragend', 'drop'], () => (touching.isDragging = false));
  // No pointer moves during a drag: one whose end was lost with what was dragged is over.
  document.addEventListener('pointermove', letGo, passing);
}
const letGo = ({ buttons }: PointerEvent): void => {
  touching.isDragging = false;
  if (buttons === 0) touching.isPressed = false;
};

/** Milliseconds that somebody's hands still need the page; zero when it is at rest. */
function handsNeedMs(): number {
  if (touching.isPressed || touching.isDragging) return BUSY_MS;
  return Math.max(0, touching.last + BUSY_MS - performance.now());
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the page has nothing else to do and nobody writes, scrolls or drags in it; one that nobody looks at has
 * nothing to do.
 */
export async function whenIdle(): Promise<void> {
  watchHands();
  for (let ms = handsNeedMs(); ms > 0 && !document.hidden; ms = handsNeedMs()) await rest(ms);
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    else setTimeout(resolve, SOME_REST_MS);
  });
}
