import { useEffect, useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/** Milliseconds that a page has for becoming as long as it was. */
const PATIENCE_MS = 3000;
/** What a person does that means another place than the one they left. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Pixels down the page, by key of the history's entries. */
const places = new Map<string, number>();
/** Addresses by their number in the history, as far as this page saw them. */
const addresses = new Map<number, string>();
let current = '';

/** Number of the current entry of the history, as the router counts them. */
function numberNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}

/** Goes down to where somebody was, as soon as the page is long enough; leaves it when they move themselves. */
function returnTo(place: number): () => void {
  const isThere = () => {
    window.scrollTo(0, place);
    return Math.abs(scrollY - place) < 2;
  };
  if (isThere()) return () => {};
  const growth = new ResizeObserver(() => isThere() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, stop);
  }
  growth.observe(document.body);
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}

/** Links that lead back (`rel="prev"`) go back where that is where one came from: to the same place of the same page. */
function useLinksBack(): void {
  useEffect(() => {
    const goBack = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[rel~="prev"]') : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
      if (addresses.get(numberNow() - 1) !== link.pathname + link.search) return;
      event.preventDefault();
      event.stopPropagation();
      history.back();
    };
    document.addEventListener('click', goBack, { capture: true });
    return () => document.removeEventListener('click', goBack, { capture: true });
  }, []);
}

/** A new place begins at its top, one that somebody comes back to where they left it. */
export function usePlaceKept({ key, pathname, search }: Location): void {
  const kind = useNavigationType();
  useLinksBack();
  useEffect(() => {
    const remember = () => void places.set(current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  // Before anything scrolls by itself since the page is another one.
  useLayoutEffect(() => {
    current = key;
    addresses.set(numberNow(), pathname + search);
  }, [key, pathname, search]);
  useEffect(() => {
    const place = places.get(key);
    return kind === 'POP' && place !== undefined ? returnTo(place) : undefined;
  }, [key, kind]);
}
