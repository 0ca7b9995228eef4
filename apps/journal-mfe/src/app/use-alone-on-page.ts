import { useEffect, type RefObject } from 'react';

/** Places that stay alive beside a full-screen one: messages, and dialogs that are drawn into the body. */
const SPARED =
  '[data-sonner-toaster], [aria-live], [role="alert"], [data-react-aria-top-layer], script, style';

function isSpared(element: Element): boolean {
  return element.matches(SPARED) || element.querySelector('[data-sonner-toaster], [aria-live]') !== null;
}

/** Takes everything but this element out of reach of keyboard and screen reader while it fills the window. */
export function useAloneOnPage(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const silenced: Element[] = [];
    for (let at: Element | null = place.current; at && at !== document.body; at = at.parentElement) {
      for (const sibling of at.parentElement?.children ?? []) {
        if (sibling === at || sibling.hasAttribute('inert') || isSpared(sibling)) continue;
        sibling.setAttribute('inert', '');
        silenced.push(sibling);
      }
    }
    return () => {
      for (const element of silenced) element.removeAttribute('inert');
    };
  }, [place]);
}
