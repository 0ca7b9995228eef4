import type { BlockNode } from '@reflectory/contracts/document';
import {
  cleanDocument,
  documentOfText,
  markdownOfDocument,
  textOfDocument,
} from '@reflectory/domain/document';
import { filePath } from './file-path.ts';

/** How somebody said they were, with an entry. */
type ExportedMood = {
  at: string;
  pleasantness: number;
  energy: number;
  feeling: string | null;
  activities: string[];
  sleep_minutes: number | null;
  note: string;
};

/** An entry with what was found in it, as it is written into a Markdown file. */
export type ExportedEntry = {
  id: string;
  entry_at: Date;
  time_zone: string | null;
  title: string;
  framework: string;
  text: string;
  /** As it lies in the row: whoever writes it by a program of their own may have written anything. */
  document: unknown;
  word_count: number;
  /** Title of the journal that it lies in. */
  journal: string | null;
  tags: string[] | null;
  people: string[] | null;
  is_starred: boolean;
  is_pinned: boolean;
  is_never_sent: boolean;
  /** `YYYY-MM-DD` */
  sealed_until: string | null;
  moods: ExportedMood[] | null;
  /** Its files; `path` is their name in the bucket. */
  files: { id: string; name: string; path: string; type: string }[] | null;
  summary: string | null;
  emotions: string[] | null;
  themes: string[] | null;
  svg: string | null;
  /** When it went to the bin; null while it is not there. */
  binned_at: Date | null;
};

/** Longest part of a title in a file name, in characters. */
const MAX_SLUG = 60;

/** Names files after day and title; several of one day and title are numbered. Entries must come in order of day. */
export function createFileNames(): (entry: Pick<ExportedEntry, 'entry_at' | 'title'>) => {
  day: string;
  year: string;
  base: string;
} {
  let lastDay = '';
  let taken = new Map<string, number>();
  return ({ entry_at, title }) => {
    const day = dayOf(entry_at);
    if (day !== lastDay) taken = new Map();
    lastDay = day;
    const slug = slugOf(title) || 'untitled';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return {
      day,
      year: day.split('-')[0] ?? day,
      base: count === 1 ? `${day}-${slug}` : `${day}-${slug}.${count}`,
    };
  };
}

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (date: Date) => date.toISOString().split('T')[0] ?? '';

/** Letters and digits of any script, the rest as single dashes; safe in every file system. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return Array.from((words ?? []).join('-'))
    .slice(0, MAX_SLUG)
    .join('')
    .replaceAll(/^-|-$/g, '');
}

/** Pictures by the place of their file in the export, as seen from the document. */
function withPaths(blocks: readonly BlockNode[], paths: ReadonlyMap<string, string>): BlockNode[] {
  return JSON.parse(JSON.stringify(blocks), (_key, value: unknown): unknown => {
    const image = value as Partial<Extract<BlockNode, { type: 'image' }>> | null;
    const path = image?.type === 'image' ? paths.get(image.attrs?.src ?? '') : undefined;
    return path === undefined ? value : { ...image, attrs: { ...image?.attrs, src: path } };
  }) as BlockNode[];
}

/** The words as Markdown. A document that does not say what the text says is of before the text was changed. */
function bodyOf({ text, document }: ExportedEntry, paths: ReadonlyMap<string, string>): string {
  const known = document ? cleanDocument(document) : null;
  const written = known && textOfDocument(known) === text ? known : documentOfText(text);
  return markdownOfDocument({ type: 'doc', content: withPaths(written.content, paths) });
}

const when = (isSet: unknown, line: () => string): string[] => (isSet ? [line()] : []);

/** Markdown with front matter, which the import reads again; `artwork` is the path of its drawing, as seen from the document. */
export function entryDocument(entry: ExportedEntry, artwork: string | null): string {
  const { summary, emotions, themes, tags, people, moods, files } = entry;
  const paths = new Map(
    (files ?? []).map(({ id, path, type }) => [id, `../../${filePath('media', path, type)}`]),
  );
  const lines = [
    `title: ${yamlText(entry.title)}`,
    `date: ${entry.entry_at.toISOString()}`,
    ...when(entry.time_zone, () => `time_zone: ${yamlText(entry.time_zone ?? '')}`),
    ...when(entry.journal, () => `journal: ${yamlText(entry.journal ?? '')}`),
    ...when(tags, () => `tags: ${yamlList(tags ?? [])}`),
    ...when(people, () => `people: ${yamlList(people ?? [])}`),
    ...when(entry.is_starred, () => 'starred: true'),
    ...when(entry.is_pinned, () => 'pinned: true'),
    ...when(entry.is_never_sent, () => 'never_sent: true'),
    ...when(entry.sealed_until, () => `sealed_until: ${entry.sealed_until}`),
    ...when(moods, () => `moods: ${yamlRecords(moods ?? [])}`),
    ...when(files, () => `files: ${yamlRecords(filesOf(files ?? [], paths))}`),
    `framework: ${yamlText(entry.framework)}`,
    `words: ${entry.word_count}`,
    ...when(summary, () => `summary: ${yamlText(summary ?? '')}`),
    ...when(emotions, () => `emotions: ${yamlList(emotions ?? [])}`),
    ...when(themes, () => `themes: ${yamlList(themes ?? [])}`),
    ...when(artwork, () => `artwork: ${yamlText(artwork ?? '')}`),
    ...when(entry.binned_at, () => `in_bin_since: ${entry.binned_at?.toISOString()}`),
    `id: ${yamlText(entry.id)}`,
  ];
  return `---\n${lines.join('\n')}\n---\n\n${bodyOf(entry, paths)}\n`;
}

const filesOf = (files: NonNullable<ExportedEntry['files']>, paths: ReadonlyMap<string, string>) =>
  files.map(({ id, name }) => ({ path: paths.get(id) ?? '', name }));

const yamlList = (texts: readonly string[]) => `[${texts.map(yamlText).join(', ')}]`;

/** Each in a line of its own, without what is not said. */
const yamlRecords = (records: readonly object[]) =>
  records
    .map((record) => {
      const parts = Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
        if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
        if (Array.isArray(value)) return [`${key}: ${yamlList(value.map(String))}`];
        return [`${key}: ${typeof value === 'number' ? value : yamlText(String(value))}`];
      });
      return `\n  - {${parts.join(', ')}}`;
    })
    .join('');

/** A double-quoted scalar: JSON's, with the signs escaped that YAML does not allow to stand by themselves. */
function yamlText(text: string): string {
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text.toWellFormed()).replaceAll(
    // oxlint-disable-next-line no-control-regex -- they are the subject
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    escape,
  );
}
