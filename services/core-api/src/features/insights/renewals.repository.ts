import type { Analysis } from '@reflectory/contracts/journal';
import type { Transaction } from '@reflectory/runtime/database';

/** An entry that an older engine read; `revision` says of which text, `language` which one was found. */
export type EntryToRenew = {
  instance_id: string;
  user_id: string;
  entry_id: string;
  text: string;
  revision: string | null;
  language: string | null;
};

export type Renewed = {
  instanceId: string;
  entryId: string;
  revision: string | null;
  engine: string;
  inputHash: string;
  /** Null where it could not be read: what was found before stays. */
  analysis: Analysis | null;
};

/** What is read anew; all but `findOwn` run as the worker, through functions that it is granted. */
export type RenewalRepository = {
  plan(db: Transaction, engine: string): Promise<void>;
  /** The next entries of one person; empty where nothing is left. */
  take(db: Transaction, engine: string, most: number): Promise<EntryToRenew[]>;
  keep(db: Transaction, renewed: Renewed): Promise<void>;
  /** How far the caller's entries are; null where nothing is being done. */
  findOwn(tx: Transaction): Promise<{ total: number; done: number } | null>;
};

/** The repository on PostgreSQL. */
export const renewalRepository: RenewalRepository = {
  async plan(db, engine) {
    await db.query('select app.plan_renewals($1)', [engine]);
  },

  take: (db, engine, most) =>
    db.query<EntryToRenew>('select * from app.take_renewals($1, $2)', [engine, most]),

  async keep(db, { instanceId, entryId, revision, engine, inputHash, analysis }) {
    await db.query('select app.keep_renewed($1, $2, $3, $4, $5, $6)', [
      instanceId,
      entryId,
      revision,
      engine,
      inputHash,
      analysis && JSON.stringify(analysis),
    ]);
  },

  async findOwn(tx) {
    const [row] = await tx.query<{ total: number; done: number }>(
      'select total, done from app.own_renewal()',
    );
    return row ?? null;
  },
};
