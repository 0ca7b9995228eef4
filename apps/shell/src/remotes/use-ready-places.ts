import { useEffect } from 'react';
import { useShellServices } from '../services.ts';
import { whenIdle } from '../boot/when-idle.ts';

/** Milliseconds that a page rests before what it links to is made ready. */
const REST_MS = 1500;
/** Links of a page that are looked at; those of the navigation come first. */
const MOST_LINKS = 60;

/** Pathname of a link within this origin; null for any other. */
function placeOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.target === '' || link.target === '_self' ? link.pathname : null;
}

/** Whether code may be fetched that perhaps nobody uses. */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Makes places ready before somebody goes there: at once when they come near a link or press it, and once the page rests
 * all that it links to, one after the other.
 */
export function useReadyPlaces(pathname: string): void {
  const { remotes } = useShellServices();

  useEffect(() => {
    const come = ({ target }: Event) => {
      const place = target instanceof Element ? placeOf(target.closest('a[href]')) : null;
      if (place !== null) void remotes.warm(place);
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
    // Heard before the press is acted upon: code is under way while the page that is left still does its last.
    for (const kind of kinds) document.addEventListener(kind, come, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, come, { capture: true });
    };
  }, [remotes]);

  useEffect(() => {
    if (!isGenerous()) return undefined;
    let isHere = true;
    const warmLinked = async (): Promise<void> => {
      const links = [...document.querySelectorAll('nav a[href], main a[href]')].slice(0, MOST_LINKS);
      for (const place of new Set(links.map(placeOf))) {
        await whenIdle();
        if (!isHere) return;
        if (place !== null) await remotes.warm(place);
      }
    };
    const timer = setTimeout(() => void warmLinked(), REST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [remotes, pathname]);
}
