import { useLayoutEffect, useRef, useState } from 'react';

/** What is known of the frame of a drawing: its pixels, those of the window, and how its page is read. */
type Frame = { width: number; windowHeight: number; isRightToLeft: boolean };

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** The frame of a drawing, followed as it changes; its width is not known at first. */
export function useFrame() {
  const ref = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>({ width: 0, windowHeight: 0, isRightToLeft: false });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () =>
      setFrame({
        width: element.clientWidth,
        windowHeight: innerHeight,
        isRightToLeft: isRightToLeft(),
      });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const turned = new MutationObserver(measure);
    turned.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      resized.disconnect();
      turned.disconnect();
    };
  }, []);
  return { ref, frame };
}
