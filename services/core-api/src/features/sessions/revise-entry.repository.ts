import type { JournalDocument } from '@reflectory/contracts/document';
import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import { jsonOf, setMentions, writeMentions } from './mentions.ts';
import { type Announcement, announceEntry } from './sessions.repository.ts';

/** An entry as it is about to be changed. */
export type RevisedEntry = {
  framework: string;
  sessionId: string | null;
  version: number;
  text: string;
  document: JournalDocument | null;
  /** Of the session that it was made of. */
  answers: string[] | null;
  isBinned: boolean;
  /** Whether nobody changed its text since the caller read it. */
  isAsKnown: boolean;
  /** Of the instance. */
  language: Language;
};

/** Words of an entry; without answers those of its session stay as they are. */
export type NewText = {
  id: string;
  sessionId: string | null;
  answers: readonly string[] | null;
  text: string;
  document: JournalDocument | null;
  wordCount: number;
  /** Null where it stays. */
  title: string | null;
};

export type ShelvedText = {
  entryId: string;
  baseVersion: number;
  text: string;
  document: JournalDocument | null;
  answers: readonly string[];
  device: string;
};
/** What lies on the shelf. */
export type Conflict = Pick<ShelvedText, 'entryId' | 'text' | 'document' | 'answers'>;
export type KeptVersion = Pick<RevisedEntry, 'text' | 'document' | 'answers'>;

/** Rows of the caller alone: the policies of the tables see to that. */
export type RevisionRepository = {
  /** Null when the caller has no such entry. Until the transaction ends no one else changes it. */
  lockEntry(tx: Transaction, id: string, knownRevision: string | null): Promise<RevisedEntry | null>;
  /** The text of the entry, and the answers of the session that it was made of. Answers the new version. */
  writeText(tx: Transaction, revision: NewText): Promise<number>;
  /** Puts words on the shelf, once however often they come. Answers the id. */
  shelve(tx: Transaction, conflict: ShelvedText): Promise<string>;
  /** Null when nothing of the caller lies there under this id any more. */
  lockConflict(tx: Transaction, id: string): Promise<Conflict | null>;
  markResolved(tx: Transaction, id: string): Promise<void>;
  findVersion(tx: Transaction, entryId: string, version: number): Promise<KeptVersion | null>;
  setMentions: typeof setMentions;
  announce(tx: Transaction, announcement: Announcement): Promise<void>;
};

/** The repository on PostgreSQL. */
export const revisionRepository: RevisionRepository = {
  announce: announceEntry,
  setMentions,

  async lockEntry(tx, id, knownRevision) {
    const [row] = await tx.query<RevisedEntry>(
      `select e.framework, e.session_id as "sessionId", e.version, e.text, e.document,
         (select s.answers from sessions s where s.instance_id = e.instance_id and s.id = e.session_id
            and s.framework not like '%@%') as answers,
         e.binned_at is not null as "isBinned", e.revised_at is not distinct from $2::timestamptz as "isAsKnown",
         app.default_language() as language
       from entries e where e.instance_id = app.instance_id() and e.id = $1 for update of e`,
      [id, knownRevision],
    );
    return row ?? null;
  },

  async writeText(tx, { id, sessionId, answers, text, document, wordCount, title }) {
    const [row] = await tx.query<{ version: number }>(
      `update entries set text = $2, document = $3, word_count = $4, title = coalesce($5, title)
       where instance_id = app.instance_id() and id = $1 returning version`,
      [id, text, jsonOf(document), wordCount, title],
    );
    if (answers) {
      // What was answered on the way through a framework of the library stays: of such an entry the text alone is changed.
      await tx.query(
        `update sessions set answers = $2, documents = null, revision = revision + 1
         where instance_id = app.instance_id() and id = $1 and framework not like '%@%'`,
        [sessionId, answers],
      );
    }
    if (document) await writeMentions(tx, id, document);
    return row?.version ?? 1;
  },

  async shelve(tx, { entryId, baseVersion, text, document, answers, device }) {
    const [known] = await tx.query<{ id: string }>(
      `select id from entry_conflicts
       where instance_id = app.instance_id() and user_id = auth.uid() and entry_id = $1 and resolved_at is null
         and text = $2 and document is not distinct from $3::jsonb`,
      [entryId, text, jsonOf(document)],
    );
    if (known) return known.id;
    const [row] = await tx.query<{ id: string }>(
      `insert into entry_conflicts (entry_id, base_version, text, document, answers, device)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [entryId, baseVersion, text, jsonOf(document), answers, device],
    );
    return row?.id ?? '';
  },

  async lockConflict(tx, id) {
    const [row] = await tx.query<Conflict>(
      `select entry_id as "entryId", text, document, answers from entry_conflicts
       where instance_id = app.instance_id() and id = $1 and resolved_at is null for update`,
      [id],
    );
    return row ?? null;
  },

  async markResolved(tx, id) {
    await tx.query(
      'update entry_conflicts set resolved_at = now() where instance_id = app.instance_id() and id = $1',
      [id],
    );
  },

  async findVersion(tx, entryId, version) {
    const [row] = await tx.query<KeptVersion>(
      `select text, document, answers from entry_versions
       where instance_id = app.instance_id() and user_id = auth.uid() and entry_id = $1 and version = $2`,
      [entryId, version],
    );
    return row ?? null;
  },
};
