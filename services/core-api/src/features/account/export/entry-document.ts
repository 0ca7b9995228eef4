/** An entry with what was found in it, as it is written into a Markdown file. */
export type ExportedEntry = {
  id: string;
  entry_at: Date;
  title: string;
  framework: string;
  text: string;
  word_count: number;
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

/** Where a stored file lies in the export: no part of its name leads out of its folder. */
export function filePath(bucket: string, name: string): string {
  const parts = [bucket, ...name.split('/')].map((part) => part.replaceAll('\\', '_'));
  return ['files', ...parts.map((part) => (/^\.*$/.test(part) ? '_' : part))].join('/');
}

/** Markdown with front matter; `artwork` is the path of its drawing, as seen from the document. */
export function entryDocument(entry: ExportedEntry, artwork: string | null): string {
  const { id, entry_at, title, framework, text, word_count, summary, emotions, themes, binned_at } = entry;
  const lines = [
    `title: ${yamlText(title)}`,
    `date: ${entry_at.toISOString()}`,
    `framework: ${yamlText(framework)}`,
    `words: ${word_count}`,
    ...(summary ? [`summary: ${yamlText(summary)}`] : []),
    ...(emotions ? [`emotions: ${yamlList(emotions)}`] : []),
    ...(themes ? [`themes: ${yamlList(themes)}`] : []),
    ...(artwork ? [`artwork: ${yamlText(artwork)}`] : []),
    ...(binned_at ? [`in_bin_since: ${binned_at.toISOString()}`] : []),
    `id: ${yamlText(id)}`,
  ];
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}

const yamlList = (texts: readonly string[]) => `[${texts.map(yamlText).join(', ')}]`;

/** A double-quoted scalar: JSON's, with the signs escaped that YAML does not allow to stand by themselves. */
function yamlText(text: string): string {
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text.toWellFormed()).replaceAll(
    // oxlint-disable-next-line no-control-regex -- they are the subject
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    escape,
  );
}
