/** Pixels between what is placed and what it belongs to, and to the edges of the window. */
const GAP = 8;

type Edges = { left: number; right: number; top: number; bottom: number };

/** Keeps `element` (position: fixed) beside a place of the page while that scrolls; answers what ends it. */
export function placeBeside(element: HTMLElement, edges: () => Edges, side: 'above' | 'below'): () => void {
  const place = (): void => {
    const { left, right, top, bottom } = edges();
    const { offsetWidth: width, offsetHeight: height } = element;
    const { innerWidth, innerHeight } = window;
    const above = top - GAP - height;
    const below = bottom + GAP;
    const fits = { above: above >= GAP, below: below + height <= innerHeight - GAP };
    const isAbove = side === 'above' ? fits.above || !fits.below : !fits.below && fits.above;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const start = isRightToLeft ? right - width : left;
    element.style.left = `${Math.max(GAP, Math.min(start, innerWidth - width - GAP))}px`;
    element.style.top = `${isAbove ? above : below}px`;
  };
  place();
  const events = new AbortController();
  addEventListener('scroll', place, { capture: true, passive: true, signal: events.signal });
  addEventListener('resize', place, { signal: events.signal });
  return () => events.abort();
}
