import { useEffect, useState, type RefObject } from 'react';

export type Fullscreen = {
  /** False where the browser gives no element the whole screen, as on a small iPhone. */
  isSupported: boolean;
  isActive: boolean;
  toggle(): void;
};

/** Gives an element the whole screen and takes it back; Esc is the browser's own way out. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const follow = () =>
      setActive(element.current !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  return {
    isSupported: typeof document !== 'undefined' && document.fullscreenEnabled,
    isActive,
    toggle() {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      // The browser may refuse, for instance in a frame: the slides then stay as they are.
      change?.catch(() => {});
    },
  };
}
