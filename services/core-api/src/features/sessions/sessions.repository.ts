import { type Analysis, entryEvents, type SessionRow } from '@reflectory/contracts/journal';
import type { AnswerDocuments, JournalDocument } from '@reflectory/contracts/document';
import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';
import { jsonOf, writeMentions } from './mentions.ts';

/** A session as it is closed, and the language of its instance. */
export type OpenSession = Pick<SessionRow, 'id' | 'framework' | 'title' | 'answers'> & {
  documents: AnswerDocuments | null;
  language: Language;
};

/** What came of a session so far. */
export type Completion = {
  entryId: string;
  text: string;
  analysis: Analysis | null;
  artworkSvg: string | null;
  /** Whether it was asked lately to be read. */
  isBeingRead: boolean;
  /** Whether its text could not be read, whatever was found in an earlier one. */
  hasFailed: boolean;
};

/** What was found in an entry so far. */
export type Findings = Pick<Completion, 'analysis' | 'artworkSvg'> & {
  /** Null where nothing is outstanding. */
  analysisState: 'reading' | 'failed' | null;
};

/** What others hear of an entry; `isRead`: it is to be read. */
export type Announcement = {
  event: keyof typeof entryEvents;
  entryId: string;
  language: Language;
  isRead: boolean;
};

export type NewEntry = {
  id: string;
  sessionId: string;
  framework: string;
  /** What a framework of the library is called; null for those of the specification. */
  frameworkName: string | null;
  title: string;
  text: string;
  document: JournalDocument | null;
  wordCount: number;
  timeZone: string | null;
  /** Null for now. */
  entryAt: string | null;
};
export type NewArtwork = { entryId: string; engine: string; seed: string; svg: string };

/** Rows of the caller alone: the policies of the tables see to that. */
export type SessionsRepository = {
  /** Null when the caller has no such session. Until the transaction ends no one else closes or saves it. */
  lockSession(tx: Transaction, id: string): Promise<OpenSession | null>;
  /** Whether something was spoken into it. */
  hasRecording(tx: Transaction, sessionId: string): Promise<boolean>;
  findCompletion(tx: Transaction, sessionId: string): Promise<Completion | null>;
  insertEntry(tx: Transaction, entry: NewEntry): Promise<void>;
  insertArtwork(tx: Transaction, artwork: NewArtwork): Promise<void>;
  markDone(tx: Transaction, id: string): Promise<void>;
  announce(tx: Transaction, announcement: Announcement): Promise<void>;
};

/** Seconds after which somebody may ask again for what is outstanding. */
const ASKED_LATELY = 30;

/** Tells of an entry of the caller when the transaction commits. */
export async function announceEntry(
  tx: Transaction,
  { event, entryId, language, isRead }: Announcement,
): Promise<void> {
  await tx.query('select app.announce_entry($1, $2, $3, $4)', [
    entryEvents[event].name,
    entryId,
    language,
    isRead,
  ]);
}

/** A statement of one row about an entry of the caller, or of none. */
export const findingsOf = (entryId: string) => ({
  text: `select e.analysis_state as "analysisState", a.result as analysis, w.svg as "artworkSvg" from entries e
       left join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
       left join artworks w on w.instance_id = e.instance_id and w.entry_id = e.id
       where e.instance_id = app.instance_id() and e.id = $1`,
  values: [entryId],
});

/** The repository on PostgreSQL. */
export const sessionsRepository: SessionsRepository = {
  announce: announceEntry,
  async lockSession(tx, id) {
    const [session] = await tx.query<OpenSession>(
      `select s.id, s.framework, s.title, s.answers, s.documents,
         app.default_language() as language
       from sessions s where s.instance_id = app.instance_id() and s.id = $1 for update of s`,
      [id],
    );
    return session ?? null;
  },

  async hasRecording(tx, sessionId) {
    const rows = await tx.query(
      'select from recordings where instance_id = app.instance_id() and session_id = $1 limit 1',
      [sessionId],
    );
    return rows.length > 0;
  },

  async findCompletion(tx, sessionId) {
    const [row] = await tx.query<Completion>(
      `select e.id as "entryId", e.text, a.result as analysis, w.svg as "artworkSvg",
         coalesce(e.analysis_state = 'reading' and e.updated_at > now() - $2 * interval '1 second', false)
           as "isBeingRead",
         coalesce(e.analysis_state = 'failed', false) as "hasFailed"
       from entries e
       left join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
       left join artworks w on w.instance_id = e.instance_id and w.entry_id = e.id
       where e.instance_id = app.instance_id() and e.session_id = $1`,
      [sessionId, ASKED_LATELY],
    );
    return row ?? null;
  },

  async insertEntry(tx, entry) {
    const { id, sessionId, framework, frameworkName, title, text, document, wordCount, timeZone, entryAt } =
      entry;
    await tx.query(
      `insert into entries (id, session_id, framework, framework_name, title, text, document, word_count, time_zone, entry_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, app.known_time_zone($9), coalesce($10::timestamptz, now()))`,
      [id, sessionId, framework, frameworkName, title, text, jsonOf(document), wordCount, timeZone, entryAt],
    );
    if (document) await writeMentions(tx, id, document);
  },

  async insertArtwork(tx, { entryId, engine, seed, svg }) {
    await tx.query('insert into artworks (entry_id, engine, seed, svg) values ($1, $2, $3, $4)', [
      entryId,
      engine,
      seed,
      svg,
    ]);
  },

  async markDone(tx, id) {
    await tx.query(
      `update sessions set status = 'done', completed_at = coalesce(completed_at, now())
       where instance_id = app.instance_id() and id = $1`,
      [id],
    );
  },
};
