import { useEffect, useRef, useState } from 'react';

/** Width of a picture before it is measured, in CSS pixels. */
const FIRST = 640;
/** No picture is drawn narrower: while a page is laid out its place may be next to nothing. */
const LEAST = 160;

/** How wide an element is, as long as it is there. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setWidth(Math.max(width, LEAST));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
