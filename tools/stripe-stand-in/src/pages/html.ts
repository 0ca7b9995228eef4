/** A piece of a page that may be put into another as it is. */
export type Html = { readonly html: string };

type Value = string | number | Html | null | undefined | false | readonly Html[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object' && 'html' in value) return value.html;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Writes a piece of a page; whatever is put in as text stays text. */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: texts.reduce((all, text, index) => all + render(values[index - 1]) + text) };
}

/** Cents as they are read: `$9.99`. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** A day: `Mar 8, 2025`; in unix seconds. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);
}

/** A minute: `Mar 8, 2025, 12:00`; in unix seconds. */
export function minute(seconds: number): string {
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(seconds * 1000);
}
