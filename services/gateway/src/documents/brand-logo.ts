import type { Brand } from '@reflectory/contracts/instance';
import { escapeHtml } from './escape-html.ts';

/** Mark of products that have not chosen one. */
const defaultLogoPath = 'M4 5h7a3 3 0 0 1 3 3v11a3 3 0 0 0-3-3H4zM20 5h-3a3 3 0 0 0-3 3v11a3 3 0 0 1 3-3h3z';
const defaultAccent = '#14b795';

/** The logo as inline SVG, drawn in the colour of the text around it. */
export function logoSvg(brand: Brand | null): string {
  const path = escapeHtml(brand?.logoPath ?? defaultLogoPath);
  return `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path fill="currentColor" d="${path}"></path></svg>`;
}

/** The mark in the middle of a square, as the icon of an app; `scale` is its share of the side. */
export function brandIconSvg(
  brand: Brand,
  { background, scale }: { background: string; scale: number },
): string {
  const path = escapeHtml(brand.logoPath ?? defaultLogoPath);
  const offset = (24 * (1 - scale)) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">' +
    `<rect width="24" height="24" fill="${background}"/>` +
    `<path transform="translate(${offset} ${offset}) scale(${scale})" fill="${brand.accent}" d="${path}"/></svg>`
  );
}

/** Address of the icon that a browser shows for the page; it holds the icon itself, so it costs no request. */
export function iconHref(brand: Brand | null): string {
  const path = brand?.logoPath ?? defaultLogoPath;
  const fill = brand?.accent ?? defaultAccent;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
