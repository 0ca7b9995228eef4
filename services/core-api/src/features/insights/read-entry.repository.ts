import type { Analysis } from '@reflectory/contracts/journal';
import type { Transaction } from '@reflectory/runtime/database';

/** An entry whose reading is outstanding; `revision` says of which text. */
export type EntryToRead = {
  text: string;
  revision: string | null;
  user_id: string;
  /** Whether its words may leave for a provider. */
  may_be_sent: boolean;
};

/** Where an entry is. */
export type EntryPlace = { instanceId: string; entryId: string };

export type NewReading = EntryPlace & {
  revision: string | null;
  inputHash: string;
  analysis: Analysis;
  artwork: { engine: string; svg: string };
  /** Whether an artwork that is there already is drawn anew. */
  isRedrawn: boolean;
};

/** Runs as the worker, through functions that it is granted. */
export type ReadEntryRepository = {
  /** Null where nothing is to be read any more. */
  find(db: Transaction, place: EntryPlace): Promise<EntryToRead | null>;
  /** Keeps nothing where the text was changed meanwhile. */
  keep(db: Transaction, reading: NewReading): Promise<void>;
  /** Says that it could not be read; the artwork is for an entry that has none. */
  fail(db: Transaction, place: EntryPlace, artwork: NewReading['artwork']): Promise<void>;
};

/** The repository on PostgreSQL. */
export const readEntryRepository: ReadEntryRepository = {
  async find(db, { instanceId, entryId }) {
    const [row] = await db.query<EntryToRead>('select * from app.entry_to_read($1, $2)', [
      instanceId,
      entryId,
    ]);
    return row ?? null;
  },

  async keep(db, { instanceId, entryId, revision, inputHash, analysis, artwork, isRedrawn }) {
    await db.query('select app.keep_analysis($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      instanceId,
      entryId,
      revision,
      analysis.engine,
      inputHash,
      JSON.stringify(analysis),
      artwork.engine,
      artwork.svg,
      isRedrawn,
    ]);
  },

  async fail(db, { instanceId, entryId }, { engine, svg }) {
    await db.query('select app.fail_analysis($1, $2, $3, $4)', [instanceId, entryId, engine, svg]);
  },
};
