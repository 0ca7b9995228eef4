import { useSyncExternalStore } from 'react';

const touch = (): MediaQueryList | undefined => globalThis.matchMedia?.('(pointer: coarse)');

function subscribe(notify: () => void): () => void {
  const query = touch();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** Whether the person writes with a keyboard on the screen. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(subscribe, () => touch()?.matches ?? false);
}

/**
 * Keeps `element` above the keyboard of a phone, which covers the page without resizing it, and above what the page
 * itself keeps at its end (`--editor-foot`) where there is none; answers what ends it.
 */
export function dock(element: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  const place = (): void => {
    const covered = view ? innerHeight - view.height - view.offsetTop : 0;
    element.style.bottom = covered > 0 ? `${covered}px` : 'var(--editor-foot, 0px)';
  };
  place();
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
  return () => {
    view?.removeEventListener('resize', place);
    view?.removeEventListener('scroll', place);
  };
}
