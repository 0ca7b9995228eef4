import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { DeckState } from './use-deck.ts';
import type { Fullscreen } from './use-fullscreen.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** The dialog an element stands in, or null on a page. */
function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null;
}

/**
 * Arrows, Home and End move through the deck and F gives it the whole screen, from anywhere on its page or in its
 * dialog, but not while someone types.
 */
export function useDeckKeys(
  root: RefObject<HTMLElement | null>,
  deck: DeckState,
  fullscreen: Fullscreen,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target, key } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
    if (!root.current || dialogOf(target) !== dialogOf(root.current)) return;
    const isRightToLeft = getComputedStyle(root.current).direction === 'rtl';
    const moves: Record<string, () => void> = {
      ArrowRight: isRightToLeft ? deck.previous : deck.next,
      ArrowLeft: isRightToLeft ? deck.next : deck.previous,
      Home: () => deck.goTo(0),
      End: () => deck.goTo(deck.slides.length - 1),
      ...(fullscreen.isSupported && { f: fullscreen.toggle, F: fullscreen.toggle }),
    };
    const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
