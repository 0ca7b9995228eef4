import type { Analysis } from '@reflectory/contracts/journal';
import type { Transaction } from '@reflectory/runtime/database';

/** An entry that is to be painted; `requested` says by which request. */
export type EntryToPaint = {
  user_id: string;
  text: string;
  findings: Pick<Analysis, 'emotions' | 'themes'> | null;
  requested: string;
};

export type EntryPlace = { instanceId: string; entryId: string };

/** Why an entry was not painted. */
export type PaintingFailure =
  'unavailable' | 'refused' | 'not_understood' | 'not_permitted' | 'person_budget' | 'instance_budget';

/** Pictures as addresses that hold them. */
export type Painting = { picture: string; thumbnail: string; engine: string };

/** Runs as the worker, through functions that it is granted. */
export type PaintEntryRepository = {
  /** Null where nothing is outstanding. */
  find(db: Transaction, place: EntryPlace): Promise<EntryToPaint | null>;
  /** Keeps nothing where it was asked for anew. */
  keep(db: Transaction, place: EntryPlace, requested: string, painting: Painting): Promise<void>;
  fail(db: Transaction, place: EntryPlace, why: PaintingFailure): Promise<void>;
};

/** The repository on PostgreSQL. */
export const paintEntryRepository: PaintEntryRepository = {
  async find(db, { instanceId, entryId }) {
    const [row] = await db.query<EntryToPaint>('select * from app.entry_to_paint($1, $2)', [
      instanceId,
      entryId,
    ]);
    return row ?? null;
  },
  async keep(db, { instanceId, entryId }, requested, { picture, thumbnail, engine }) {
    await db.query('select app.keep_painting($1, $2, $3, $4, $5, $6)', [
      instanceId,
      entryId,
      requested,
      picture,
      thumbnail,
      engine,
    ]);
  },
  async fail(db, { instanceId, entryId }, why) {
    await db.query('select app.fail_painting($1, $2, $3)', [instanceId, entryId, why]);
  },
};
