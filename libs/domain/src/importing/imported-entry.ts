import type { JournalDocument } from '@reflectory/contracts/document';
import { MOST_LABEL } from '@reflectory/contracts/document';
import {
  cleanDocument,
  mentionKey,
  peopleOf,
  storableText,
  tagsOf,
  textOfDocument,
} from '../document/index.ts';
import { countWords } from '../words/index.ts';
import type { ArchiveFile } from './archive/archive.ts';
import type { ImportProblem } from './import-error.ts';

/** Where entries come from. */
const importFormats = [
  'day-one',
  'journey',
  'daylio',
  'highlights',
  'markdown',
  'text',
  'reflectory',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What is said of a file besides its bytes, in an export of the product. */
export type FileDetails = {
  alt: string;
  caption: string;
  position: number;
  /** ISO; null where only the bytes may say it. */
  takenAt: string | null;
  durationMs: number | null;
  /** Whether place and device stay in it. */
  keepsDetails: boolean;
};

/** A picture, sound or document that belongs to an entry. */
export type ImportedFile = {
  /** What images of the document refer to it by. */
  reference: string;
  name: string;
  file: ArchiveFile;
  details?: FileDetails;
};

/** Where entries lie; null is what the archive does not say. */
export type ImportedJournal = {
  /** Of the row in an export of the product. */
  id?: string;
  title: string;
  colour: string | null;
  icon: string | null;
  isNeverSent: boolean;
};

/** An entry as it is to be written, whatever it was read from. */
export type ImportedEntry = {
  source: string;
  /** The same each time that the same archive is read. */
  sourceId: string;
  title: string;
  document: JournalDocument;
  text: string;
  wordCount: number;
  framework: string;
  /** Of a framework of the library. */
  frameworkName: string | null;
  /** Day until which it stays closed, `YYYY-MM-DD`. */
  sealedUntil: string | null;
  /** ISO, UTC. */
  entryAt: string;
  timeZone: string | null;
  journal: ImportedJournal | null;
  /** Set by hand: those of the text stand in the document. */
  tags: string[];
  people: string[];
  /** As the document names them. */
  writtenTags: string[];
  writtenPeople: string[];
  isStarred: boolean;
  isPinned: boolean;
  isBinned: boolean;
  /** Its words never go to a provider. */
  isNeverSent: boolean;
  files: ImportedFile[];
  /** Null where it does not come from an export of the product. */
  written: WrittenBefore | null;
};

/** What an export of the product says of an entry besides; moments are ISO. */
export type WrittenBefore = {
  /** Entries of long ago are their text alone. */
  hasDocument: boolean;
  /** In the export. */
  sessionId: string | null;
  version: number;
  createdAt: string | null;
  revisedAt: string | null;
  /** Whether what was found in it comes along. */
  isAnalysed: boolean;
};

/** Tables of an export whose rows come besides entries. */
export type ImportedTable =
  | 'journals'
  | 'tags'
  | 'people'
  | 'sessions'
  | 'analyses'
  | 'artworks'
  | 'entry_versions'
  | 'entry_conflicts'
  | 'mood_check_ins'
  | 'recordings'
  | 'transcripts'
  | 'decision_reviews'
  | 'prompt_dismissals'
  | 'library_saved'
  | 'library_collections'
  | 'library_collection_things'
  | 'soundscapes'
  | 'tracks'
  | 'playlists'
  | 'feeling_corrections';

/** A row of an export of the product, with the ids that it has there. */
export type ImportedRow = {
  table: ImportedTable;
  values: Record<string, unknown>;
  /** What its entry is known by, and the files that stand in its documents: reference → path. */
  entry: (Pick<ImportedEntry, 'source' | 'sourceId'> & { paths: ReadonlyMap<string, string> }) | null;
  /** The sound of a recording, or of a piece of music. */
  file: ArchiveFile | null;
  /** Of a piece of music. */
  cover?: ArchiveFile | null;
};

/** What comes of an archive, one after the other: an entry, a row besides, or why something does not come. */
export type ImportItem =
  | { kind: 'entry'; entry: ImportedEntry }
  | { kind: 'row'; row: ImportedRow }
  | { kind: 'problem'; problem: ImportProblem };

/** What formats know of an entry; the rest has its defaults. */
export type EntryParts = Pick<ImportedEntry, 'source' | 'sourceId' | 'document' | 'entryAt'> &
  Partial<
    Pick<
      ImportedEntry,
      | 'title'
      | 'timeZone'
      | 'tags'
      | 'people'
      | 'isStarred'
      | 'isPinned'
      | 'isBinned'
      | 'isNeverSent'
      | 'files'
      | 'framework'
      | 'frameworkName'
      | 'sealedUntil'
      | 'written'
    >
  > & {
    /** Its title, or all that is known of it. */
    journal?: string | ImportedJournal | null;
  };

/** Characters of a title. */
export const MOST_TITLE = 200;
const MOST_JOURNAL = 80;
/** Characters of an entry. */
export const MOST_TEXT = 2_200_000;
const MOST_DOCUMENT = 12_000_000;
const MOST_SOURCE_ID = 400;
const MOST_LABELS = 100;

/** A text in one line, of at most so many characters. */
export const oneLine = (text: string, most: number) =>
  Array.from(storableText(text).replaceAll(/\s+/g, ' ').trim()).slice(0, most).join('');

function labelsOf(labels: readonly string[], written: readonly string[]): string[] {
  const known = new Set(written.map(mentionKey));
  const kept: string[] = [];
  for (const label of labels.map((one) => oneLine(one.replace(/^[#@]/, ''), MOST_LABEL))) {
    if (label === '' || known.has(mentionKey(label)) || kept.length >= MOST_LABELS) continue;
    known.add(mentionKey(label));
    kept.push(label);
  }
  return kept;
}

function journalOf(journal: EntryParts['journal']): ImportedJournal | null {
  if (!journal) return null;
  const known =
    typeof journal === 'string' ? { title: journal, colour: null, icon: null, isNeverSent: false } : journal;
  const title = oneLine(known.title, MOST_JOURNAL);
  return title === '' ? null : { ...known, title };
}

const problem = (code: ImportProblem['code'], item: string): ImportItem => ({
  kind: 'problem',
  problem: { code, item: oneLine(item, MOST_SOURCE_ID) },
});

/** Says why something does not come. */
export const importProblem = problem;

/** An entry within the bounds of the journal, or why it is none. */
export function importedEntry(parts: EntryParts): ImportItem {
  const document = cleanDocument(parts.document);
  const text = textOfDocument(document);
  const title = oneLine(parts.title ?? '', MOST_TITLE);
  const files = parts.files ?? [];
  if (text.trim() === '' && title === '' && files.length === 0) return problem('empty', parts.sourceId);
  if (text.length > MOST_TEXT || JSON.stringify(document).length > MOST_DOCUMENT)
    return problem('too-long', title || parts.sourceId);
  const [writtenTags, writtenPeople] = [tagsOf(document), peopleOf(document)];
  return {
    kind: 'entry',
    entry: {
      source: parts.source,
      sourceId: parts.sourceId.slice(0, MOST_SOURCE_ID),
      title,
      document,
      text,
      wordCount: countWords(text),
      framework: parts.framework ?? 'free',
      frameworkName: parts.frameworkName ?? null,
      sealedUntil: parts.sealedUntil ?? null,
      entryAt: parts.entryAt,
      timeZone: parts.timeZone ?? null,
      journal: journalOf(parts.journal),
      tags: labelsOf(parts.tags ?? [], writtenTags),
      people: labelsOf(parts.people ?? [], writtenPeople),
      writtenTags,
      writtenPeople,
      isStarred: parts.isStarred ?? false,
      isPinned: parts.isPinned ?? false,
      isBinned: parts.isBinned ?? false,
      isNeverSent: parts.isNeverSent ?? false,
      files,
      written: parts.written ?? null,
    },
  };
}
