import { FIRST_VIEW_ELEMENT_ID } from '@reflectory/contracts/boot';
import { useLayoutEffect } from 'react';

/**
 * Beside a page: takes away what the gateway drew of it into the document. That happens in the same frame in which the
 * page appears, so that a reader sees neither both nor nothing. As long as the page cannot be drawn, its words stay.
 */
export function FirstViewEnd() {
  useLayoutEffect(() => document.getElementById(FIRST_VIEW_ELEMENT_ID)?.remove(), []);
  return null;
}
