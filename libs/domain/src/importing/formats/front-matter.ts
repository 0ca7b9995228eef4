import { parse } from 'yaml';
import { isRecord } from '../../record/index.ts';

/** What stands before the text of a Markdown file. */
export type FrontMatter = {
  text(...names: string[]): string;
  list(...names: string[]): string[];
  isSet(...names: string[]): boolean;
  has(name: string): boolean;
  /** What is written as a list of records. */
  records(name: string): Record<string, unknown>[];
};

/** Front matter with its fences, and what stands between them. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,100000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Values stay the words that they are: dates are read by whoever knows the zone. */
function valuesOf(yaml: string): Record<string, unknown> | null {
  try {
    const values: unknown = parse(yaml, { schema: 'failsafe', maxAliasCount: 20 });
    return isRecord(values) ? values : null;
  } catch {
    return null;
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Parts front matter and text. What is no front matter belongs to the text. */
export function readFrontMatter(file: string): { matter: FrontMatter; body: string } {
  const fenced = FRONT_MATTER.exec(file);
  const found = fenced ? valuesOf(fenced[1] ?? '') : null;
  const values = new Map(Object.entries(found ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const first = (names: readonly string[]) =>
    names.map((name) => values.get(name)).find((value) => value !== undefined);
  return {
    body: fenced && found ? file.slice(fenced[0].length) : file.replace(/^\uFEFF/, ''),
    matter: {
      text: (...names) => wordOf(first(names)),
      list(...names) {
        const value = first(names);
        const parts = Array.isArray(value) ? value.map(wordOf) : wordOf(value).split(',');
        return parts.map((part) => part.trim()).filter(Boolean);
      },
      isSet: (...names) => /^(true|yes|on|1)$/i.test(wordOf(first(names))),
      has: (name) => values.has(name),
      records(name) {
        const value = values.get(name);
        return Array.isArray(value) ? value.filter(isRecord) : [];
      },
    },
  };
}
