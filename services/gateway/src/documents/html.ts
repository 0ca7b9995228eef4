import { escapeHtml } from './escape-html.ts';

/** HTML that is trusted because `markup` wrote it. */
export type Html = { readonly html: string };
type Part = string | number | Html | readonly Html[] | null;

const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
};

/** HTML as it stands, with every text in it escaped; null is nothing. */
export function markup(html: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: html }, ...parts.map(written)) };
}
