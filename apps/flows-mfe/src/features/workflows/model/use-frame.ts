import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels of an element, followed as it changes; nothing of it is known at first. */
export function useFrame() {
  const ref = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState({ width: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setFrame({ width: element.clientWidth });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, frame };
}
