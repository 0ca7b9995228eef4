import type { Analysis, SessionRow } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';

/** A session as it is closed, and the language of its instance. */
export type OpenSession = Pick<SessionRow, 'id' | 'framework' | 'title' | 'answers'> & { language: Language };

/** What came of a session so far. */
export type Completion = {
  entryId: string;
  text: string;
  analysis: Analysis | null;
  artworkSvg: string | null;
};

export type NewEntry = {
  id: string;
  sessionId: string;
  framework: string;
  title: string;
  text: string;
  wordCount: number;
};
export type NewAnalysis = { entryId: string; inputHash: string; result: Analysis };
export type NewArtwork = { entryId: string; engine: string; seed: string; svg: string };

/** Rows of the caller alone: the policies of the tables see to that. */
export type SessionsRepository = {
  /** Null when the caller has no such session. */
  findSession(tx: Transaction, id: string): Promise<OpenSession | null>;
  /** The same. Until the transaction ends no one else closes or saves it. */
  lockSession(tx: Transaction, id: string): Promise<OpenSession | null>;
  findCompletion(tx: Transaction, sessionId: string): Promise<Completion | null>;
  insertEntry(tx: Transaction, entry: NewEntry): Promise<void>;
  insertAnalysis(tx: Transaction, analysis: NewAnalysis): Promise<void>;
  insertArtwork(tx: Transaction, artwork: NewArtwork): Promise<void>;
  markDone(tx: Transaction, id: string): Promise<void>;
};

async function readSession(tx: Transaction, id: string, lock: string): Promise<OpenSession | null> {
  const [session] = await tx.query<OpenSession>(
    `select s.id, s.framework, s.title, s.answers,
       coalesce((select i.default_language from app.instances i where i.id = s.instance_id), 'en') as language
     from sessions s where s.instance_id = app.instance_id() and s.id = $1 ${lock}`,
    [id],
  );
  return session ?? null;
}

/** The repository on PostgreSQL. */
export const sessionsRepository: SessionsRepository = {
  findSession: (tx, id) => readSession(tx, id, ''),
  lockSession: (tx, id) => readSession(tx, id, 'for update of s'),

  async findCompletion(tx, sessionId) {
    const [row] = await tx.query<{ id: string; text: string; result: Analysis | null; svg: string | null }>(
      `select e.id, e.text, a.result, w.svg from entries e
       left join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
       left join artworks w on w.instance_id = e.instance_id and w.entry_id = e.id
       where e.instance_id = app.instance_id() and e.session_id = $1`,
      [sessionId],
    );
    return row ? { entryId: row.id, text: row.text, analysis: row.result, artworkSvg: row.svg } : null;
  },

  async insertEntry(tx, { id, sessionId, framework, title, text, wordCount }) {
    await tx.query(
      `insert into entries (id, session_id, framework, title, text, word_count)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, sessionId, framework, title, text, wordCount],
    );
  },

  async insertAnalysis(tx, { entryId, inputHash, result }) {
    await tx.query('insert into analyses (entry_id, engine, input_hash, result) values ($1, $2, $3, $4)', [
      entryId,
      result.engine,
      inputHash,
      JSON.stringify(result),
    ]);
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
