import { FIRST_VIEW_ELEMENT_ID } from '@reflectory/contracts/boot';
import { useLayoutEffect } from 'react';

/** What somebody wrote into a form of the first view goes on in the same field of the page, with the focus. */
function carryFields(firstView: Element): void {
  for (const field of firstView.querySelectorAll<HTMLInputElement>('input[name]')) {
    const drawn = [...document.querySelectorAll<HTMLInputElement>('input[name]')].find(
      (other) => other.name === field.name && other.type === field.type && !firstView.contains(other),
    );
    if (!drawn) continue;
    if (field.value !== '' && drawn.value === '') {
      // The setter of the browser: the page's own would take it for what it knows already.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(drawn, field.value);
      drawn.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (document.activeElement === field) drawn.focus();
  }
}

/**
 * Beside a page: takes away what the gateway drew of it into the document. That happens in the same frame in which the
 * page appears, so that a reader sees neither both nor nothing. As long as the page cannot be drawn, its words stay.
 */
export function FirstViewEnd() {
  useLayoutEffect(() => {
    const firstView = document.getElementById(FIRST_VIEW_ELEMENT_ID);
    if (!firstView) return;
    carryFields(firstView);
    firstView.remove();
  }, []);
  return null;
}
