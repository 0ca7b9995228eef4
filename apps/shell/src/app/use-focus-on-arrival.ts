import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the content after a change of place, so that the keyboard and a screen reader follow. */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    content.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return content;
}
