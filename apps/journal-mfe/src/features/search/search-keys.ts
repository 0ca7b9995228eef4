import { type KeyboardEvent, useEffect } from 'react';

/** The result before or after the focused one; above the first stands the field. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { activeElement } = document;
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-found]')];
  const at = results.findIndex((result) => result === activeElement);
  if (at < 0 && activeElement !== field) return;
  const next = event.key === 'ArrowDown' ? results[at + 1] : (results[at - 1] ?? (at === 0 ? field : null));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** `/` leads to the field, unless it is being typed somewhere. */
export function useSlash(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}
