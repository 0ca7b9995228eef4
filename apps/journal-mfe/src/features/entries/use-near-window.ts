import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Pixels around the window in which things are drawn: a flick of the finger meets no gap. */
const MARGIN = 1600;

type Listener = (seen: IntersectionObserverEntry) => void;
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** One observer for all places of the page. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (seen) => seen.forEach((entry) => listeners.get(entry.target)?.(entry)),
    { rootMargin: `${MARGIN}px 0px` },
  );
  const here = observer;
  listeners.set(element, listener);
  here.observe(element);
  return () => {
    listeners.delete(element);
    here.unobserve(element);
  };
}

/** Pixels that a place took when it was drawn last, by its key. */
const sizes = new Map<string, number>();

export type PlaceOfWindow = {
  place: RefObject<HTMLDivElement | null>;
  isNear: boolean;
  /** Pixels to keep free while nothing is drawn. */
  size: number | undefined;
};

/**
 * Whether a place is near the window. What is far from it keeps its size and draws nothing, so that a list of years is no
 * larger for the browser than what is looked at.
 */
export function useNearWindow(key: string, options: { isFirst: boolean; estimate: number }): PlaceOfWindow {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(options.isFirst || !globalThis.IntersectionObserver);
  useEffect(() => {
    const element = place.current;
    if (!element || !globalThis.IntersectionObserver) return undefined;
    return observe(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) return startTransition(() => setNear(true));
      // What has the focus stays: the keyboard goes on from there.
      if (element.contains(document.activeElement)) return;
      if (element.hasChildNodes()) sizes.set(key, boundingClientRect.height);
      setNear(false);
    });
  }, [key]);
  return { place, isNear, size: isNear ? undefined : (sizes.get(key) ?? options.estimate) };
}
