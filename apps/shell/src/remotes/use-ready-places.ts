import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useShellServices } from '../services.ts';
import { watchHands, whenIdle } from '../boot/when-idle.ts';

/** Milliseconds that a page rests before what it links to is made ready. */
const REST_MS = 1500;
/** Milliseconds that a pointer or the focus stays at a link until data are read for the place behind it: more than passing by. */
const INTENT_MS = 50;
/** Links of a page that are looked at; those of the navigation come first. */
const MOST_LINKS = 60;

/** Pathname of a link within this origin; null for any other. */
function placeOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.target === '' || link.target === '_self' ? link.pathname : null;
}

/** Whether code and data may be fetched that perhaps nobody uses. */
function isGenerous(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Asks for the data of a place whose page says how. */
function useReadAhead(): (place: string) => void {
  const { remotes, auth, boot, client } = useShellServices();
  const queries = useQueryClient();
  return useCallback(
    (place) => {
      const state = auth.get();
      if (state.status !== 'signed-in') return;
      const { id: userId } = state.user;
      void remotes.readAhead(place, { client, instanceId: boot.instance.id, userId, queries });
    },
    [remotes, auth, boot, client, queries],
  );
}

/**
 * Makes places ready before somebody goes there: their code as soon as a pointer or the focus comes near a link, their data
 * when it stays there or the link is pressed, and once the page rests the code of all that it links to, one after the other.
 */
export function useReadyPlaces(pathname: string): void {
  const { remotes } = useShellServices();
  const readAhead = useReadAhead();

  useEffect(watchHands, []);

  useEffect(() => {
    let near: string | null = null;
    let staying: ReturnType<typeof setTimeout> | undefined;
    const come = ({ target, type }: Event) => {
      const place = target instanceof Element ? placeOf(target.closest('a[href]')) : null;
      const isNew = place !== near;
      if (isNew) clearTimeout(staying);
      near = place;
      if (place === null) return;
      void remotes.warm(place);
      if (type === 'click' || type === 'pointerdown') readAhead(place);
      else if (isNew && isGenerous()) staying = setTimeout(() => readAhead(place), INTENT_MS);
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
    // Heard before the press is acted upon: code is under way while the page that is left still does its last.
    for (const kind of kinds) document.addEventListener(kind, come, { capture: true, passive: true });
    return () => {
      clearTimeout(staying);
      for (const kind of kinds) document.removeEventListener(kind, come, { capture: true });
    };
  }, [remotes, readAhead]);

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
