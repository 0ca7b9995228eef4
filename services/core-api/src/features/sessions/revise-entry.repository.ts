import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import { type Announcement, announceEntry } from './sessions.repository.ts';

/** An entry as it is about to be changed. */
type RevisedEntry = {
  framework: string;
  sessionId: string | null;
  isBinned: boolean;
  /** Whether nobody changed its text since the caller read it. */
  isAsKnown: boolean;
  /** Of the instance. */
  language: Language;
};

type NewText = {
  id: string;
  sessionId: string | null;
  answers: readonly string[];
  text: string;
  wordCount: number;
};

/** Rows of the caller alone: the policies of the tables see to that. */
export type RevisionRepository = {
  /** Null when the caller has no such entry. Until the transaction ends no one else changes it. */
  lockEntry(tx: Transaction, id: string, knownRevision: string | null): Promise<RevisedEntry | null>;
  /** The text of the entry, and the answers of the session that it was made of. */
  writeText(tx: Transaction, revision: NewText): Promise<void>;
  announce(tx: Transaction, announcement: Announcement): Promise<void>;
};

/** The repository on PostgreSQL. */
export const revisionRepository: RevisionRepository = {
  announce: announceEntry,

  async lockEntry(tx, id, knownRevision) {
    const [row] = await tx.query<RevisedEntry>(
      `select e.framework, e.session_id as "sessionId", e.binned_at is not null as "isBinned",
         e.revised_at is not distinct from $2::timestamptz as "isAsKnown",
         coalesce((select i.default_language from app.instances i where i.id = e.instance_id), 'en') as language
       from entries e where e.instance_id = app.instance_id() and e.id = $1 for update of e`,
      [id, knownRevision],
    );
    return row ?? null;
  },

  async writeText(tx, { id, sessionId, answers, text, wordCount }) {
    await tx.query(
      'update entries set text = $2, word_count = $3 where instance_id = app.instance_id() and id = $1',
      [id, text, wordCount],
    );
    await tx.query(
      `update sessions set answers = $2, revision = revision + 1
       where instance_id = app.instance_id() and id = $1`,
      [sessionId, answers],
    );
  },
};
