import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts a prerendered page into the document, as the gateway sends it for a product called Reflectory. */
export function showPage(page: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(page).replaceAll('{{productName}}', 'Reflectory');
}

/** The form of the page. */
export function formOf(name: string): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
  if (!form) throw new Error(`The page has no form "${name}"`);
  return form;
}

/** Texts of the notifications that are seen. */
export const seenToasts = () =>
  [...document.querySelectorAll('[aria-label="Notifications"] p')].map(({ textContent }) => textContent);
