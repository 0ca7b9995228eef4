import {
  documentOfText,
  markdownOfDocument,
  storableText,
  textOfDocument,
} from '@reflectory/domain/document';
import {
  datedName,
  documentOfMarkdown,
  FRONT_MATTER,
  knownZone,
  readDate,
  readFrontMatter,
} from '@reflectory/domain/importing';
import type { JournalDocument } from '@reflectory/contracts/document';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { Document, isMap, parseDocument } from 'yaml';

/** Words of an entry as both sides have them. */
export type Words = { title: string; text: string; document: JournalDocument | null };

/** What the front matter says of an entry besides its words. */
export type EntryFacts = {
  id: string;
  version: number;
  title: string;
  entryAt: string;
  timeZone: string | null;
  tags: readonly string[];
};

/** A file as it was read. */
export type EntryFile = {
  path: string;
  /** Null where its front matter names none. */
  id: string | null;
  version: number | null;
  title: string;
  /** Markdown below the front matter. */
  body: string;
  /** Of title and body. */
  hash: string;
  entryAt: string;
  timeZone: string | null;
  /** Names the entry whose other words lie here. */
  isConflict: boolean;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Begins with a person's or an attachment's id: a picture that the service has. */
const KEPT_PICTURE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[\w-][\w.-]*)*$/;
const CONFLICT_NAME = / \(conflict \d{4}-\d{2}-\d{2}( \d+)?\)\.md$/i;
const MOST_TITLE = 200;

/** As little other than it was typed as can be. */
const FORM = { lineWidth: 0, blockQuote: false, flowCollectionPadding: false } as const;

const trimmed = (body: string) => body.replaceAll('\r\n', '\n').replace(/^\n+|\s+$/g, '');

const hashOf = (title: string, body: string) =>
  createHash('sha256')
    .update(`${title}\0${trimmed(body)}`)
    .digest('hex')
    .slice(0, 32);

const clipped = (title: string) => Array.from(title.trim()).slice(0, MOST_TITLE).join('').trim();

/** Whether what stands between the fences is front matter that can be written again. */
function hasBrokenMatter(content: string): boolean {
  const fenced = FRONT_MATTER.exec(content);
  if (!fenced) return /^\uFEFF?---[ \t]*\r?\n[\w-]+:/.test(content);
  const { errors, contents } = parseDocument(fenced[1] ?? '');
  return errors.length > 0 || (contents !== null && !isMap(contents));
}

/** Reads a file; null where its front matter is broken. `changedAt` is its day where it says none. */
export function readEntryFile(
  file: string,
  content: string,
  changedAt: Date,
  zone: string,
): EntryFile | null {
  if (hasBrokenMatter(content)) return null;
  const { matter, body } = readFrontMatter(content);
  const name = path.posix.basename(file).replace(/\.md$/i, '');
  const dated = datedName(name);
  const named = dated?.rest ?? name;
  // An entry may have no title; a file that is none yet has at least a name.
  const said = matter.has('id') && matter.has('title') ? matter.text('title') : matter.text('title') || named;
  const title = clipped(storableText(said));
  const timeZone = knownZone(matter.text('time_zone', 'timezone', 'tz')) ?? zone;
  const day = matter.text('date', 'created', 'created_at') || (dated?.date ?? '');
  const id = matter.text('id');
  const version = Number(matter.text('version'));
  return {
    path: file,
    id: UUID.test(id) ? id.toLowerCase() : null,
    version: Number.isInteger(version) && version > 0 ? version : null,
    title,
    body: trimmed(body),
    hash: hashOf(title, body),
    entryAt: (day === '' ? null : readDate(day, timeZone)) ?? changedAt.toISOString(),
    timeZone,
    isConflict: matter.has('conflict_of') || CONFLICT_NAME.test(file),
  };
}

/** Words of a file as the service keeps them. Pictures that lie in the folder stay there. */
export function wordsOfFile({ title, body }: Pick<EntryFile, 'title' | 'body'>): Words {
  const document = documentOfMarkdown(body, ({ target }) => (KEPT_PICTURE.test(target) ? target : null));
  return { title, text: storableText(textOfDocument(document)).trim(), document };
}

/** Words of the service as a file has them. A document that says other words is of before they were changed. */
export function bodyOfWords({ text, document }: Words): string {
  const isSame = document !== null && textOfDocument(document) === text;
  return trimmed(markdownOfDocument(isSame ? document : documentOfText(text)));
}

/** What a file is told by that holds these words. */
export const hashOfWords = (words: Words): string => hashOf(clipped(words.title), bodyOfWords(words));

/** The content with front matter that says this; what else stands there and in the body stays as it is. */
export function withFacts(content: string, facts: EntryFacts, body?: string): string {
  const fenced = FRONT_MATTER.exec(content);
  const parsed = parseDocument(fenced?.[1] ?? '');
  const matter = isMap(parsed.contents) ? parsed : new Document({});
  const known = readFrontMatter(content).matter;
  matter.set('title', facts.title);
  matter.set('date', facts.entryAt);
  if (facts.timeZone) matter.set('time_zone', facts.timeZone);
  const tags = [...new Set([...known.list('tags'), ...facts.tags])];
  if (tags.length > 0) matter.set('tags', tags);
  // An id of another program stays, beside the one by which the entry is known.
  const other = known.text('id');
  if (other !== '' && other.toLowerCase() !== facts.id) matter.set('other_id', other);
  matter.set('id', facts.id);
  matter.set('version', facts.version);
  const rest = fenced ? content.slice(fenced[0].length) : `\n${content.replace(/^\uFEFF/, '')}`;
  return `---\n${matter.toString(FORM)}---\n${body === undefined ? rest : `\n${body}\n`}`;
}

/** A whole new file. */
export const newFile = (facts: EntryFacts, words: Words): string =>
  withFacts('', { ...facts, title: clipped(facts.title) }, bodyOfWords(words));

/** Local words beside an entry that has others: no file of an entry. */
export function conflictFile({ title, body }: EntryFile, entryId: string): string {
  const matter = new Document({ title, conflict_of: entryId });
  return `---\n${matter.toString(FORM)}---\n\n${body}\n`;
}
