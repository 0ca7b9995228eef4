import type { Analysis, FeelingCorrection } from '@reflectory/contracts/journal';
import type { Transaction } from '@reflectory/runtime/database';

/** What people said of readings. */
export type CorrectionsRepository = {
  /** All of a person; runs as the worker. */
  listOf(db: Transaction, owner: { instance: string; person: string }): Promise<FeelingCorrection[]>;
  /** What was found in an entry of the caller, locked; null where nothing was, or it is not theirs. */
  lockAnalysis(tx: Transaction, entryId: string): Promise<Analysis | null>;
  /** Keeps corrections of the caller; of the same words the last one counts. */
  keep(tx: Transaction, corrections: readonly FeelingCorrection[]): Promise<void>;
  remove(tx: Transaction, corrections: readonly FeelingCorrection[]): Promise<void>;
  writeAnalysis(tx: Transaction, entryId: string, analysis: Analysis): Promise<void>;
};

const columnsOf = (corrections: readonly FeelingCorrection[]) => [
  corrections.map(({ emotion }) => emotion),
  corrections.map(({ term }) => term),
];

/** The repository on PostgreSQL. */
export const correctionsRepository: CorrectionsRepository = {
  listOf: (db, { instance, person }) =>
    db.query<FeelingCorrection>('select emotion, term, replacement from app.feeling_corrections_of($1, $2)', [
      instance,
      person,
    ]),

  async lockAnalysis(tx, entryId) {
    const [row] = await tx.query<{ result: Analysis }>(
      'select result from public.analyses where entry_id = $1 for update',
      [entryId],
    );
    return row?.result ?? null;
  },

  async keep(tx, corrections) {
    await tx.query(
      `insert into public.feeling_corrections as c (emotion, term, replacement)
       select * from unnest($1::text[], $2::text[], $3::text[])
       on conflict (instance_id, user_id, emotion, term) do update set replacement = excluded.replacement`,
      [...columnsOf(corrections), corrections.map(({ replacement }) => replacement)],
    );
  },

  async remove(tx, corrections) {
    await tx.query(
      `delete from public.feeling_corrections c
       using unnest($1::text[], $2::text[]) gone (emotion, term)
       where c.user_id = auth.uid() and c.emotion = gone.emotion and c.term = gone.term`,
      columnsOf(corrections),
    );
  },

  async writeAnalysis(tx, entryId, analysis) {
    await tx.query('update public.analyses set result = $2 where entry_id = $1', [
      entryId,
      JSON.stringify(analysis),
    ]);
  },
};
