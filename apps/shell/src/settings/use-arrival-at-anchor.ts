import { useEffect } from 'react';

/** Milliseconds in which sections above the one that was asked for may still grow. */
const SETTLING_MS = 1500;

/** Shows the section that the address names: the page comes later than the browser looks for it. */
export function useArrivalAtAnchor(): void {
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    if (!section) return undefined;
    const show = () => section.scrollIntoView({ block: 'start' });
    show();
    section.querySelector('h2')?.focus({ preventScroll: true });
    if (typeof ResizeObserver === 'undefined') return undefined;
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const settle = () => growth.disconnect();
    const timer = setTimeout(settle, SETTLING_MS);
    // Whoever moves on their own is not pulled back.
    for (const event of ['wheel', 'touchmove', 'keydown'] as const)
      addEventListener(event, settle, { once: true });
    return () => {
      clearTimeout(timer);
      settle();
      for (const event of ['wheel', 'touchmove', 'keydown'] as const) removeEventListener(event, settle);
    };
  }, []);
}
