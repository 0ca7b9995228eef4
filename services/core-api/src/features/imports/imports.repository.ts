import type { ImportPreview } from '@reflectory/contracts/imports';
import type { Transaction } from '@reflectory/runtime/database';

/** What is to do for an import; parts are those of its archive, in their order. */
export type ImportToDo = {
  user_id: string;
  status: 'checking' | 'importing' | 'undoing';
  file_name: string;
  byte_count: string;
  time_zone: string;
  item_count: number;
  versions: string[];
  sizes: string[];
};

/** Where an import is. */
export type ImportPlace = { instanceId: string; importId: string };

/** An entry as the database takes it. */
export type EntryToAdd = {
  id: string;
  title: string;
  text: string;
  document: object;
  word_count: number;
  framework: string;
  framework_name: string | null;
  sealed_until: string | null;
  entry_at: string;
  time_zone: string | null;
  journal: { title: string; colour: string | null; icon: string | null; is_never_sent: boolean } | null;
  is_starred: boolean;
  is_pinned: boolean;
  is_binned: boolean;
  is_never_sent: boolean;
  source: string;
  source_id: string;
  labels: { kind: 'tag' | 'person'; key: string; label: string; is_by_hand: boolean }[];
};

/** Runs as the worker, through functions that it is granted. */
export type ImportsRepository = {
  /** Null where nothing is to do. */
  find(db: Transaction, place: ImportPlace): Promise<ImportToDo | null>;
  keepPreview(db: Transaction, place: ImportPlace, preview: ImportPreview): Promise<void>;
  fail(db: Transaction, place: ImportPlace, why: string): Promise<void>;
  /** Answers false where somebody else took them, or the import is not under way any more. */
  take(
    db: Transaction,
    place: ImportPlace,
    items: { from: number; to: number; entries: readonly EntryToAdd[] },
  ): Promise<boolean>;
  finish(db: Transaction, place: ImportPlace): Promise<void>;
  /** Has it gone on with later. */
  goOn(db: Transaction, place: ImportPlace): Promise<void>;
  /** How many entries went to the bin. */
  undo(db: Transaction, place: ImportPlace, most: number): Promise<number>;
  /** How many were removed. */
  forgetIdle(db: Transaction, idleSince: Date, most: number): Promise<number>;
};

const countOf = async (db: Transaction, sql: string, values: unknown[]): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql, values);
  return row?.count ?? 0;
};

/** The repository on PostgreSQL. */
export const importsRepository: ImportsRepository = {
  async find(db, { instanceId, importId }) {
    const [row] = await db.query<ImportToDo>('select * from app.import_to_do($1, $2)', [
      instanceId,
      importId,
    ]);
    return row ?? null;
  },

  async keepPreview(db, { instanceId, importId }, preview) {
    await db.query('select app.keep_import_preview($1, $2, $3)', [
      instanceId,
      importId,
      JSON.stringify(preview),
    ]);
  },

  async fail(db, { instanceId, importId }, why) {
    await db.query('select app.fail_import($1, $2, $3)', [instanceId, importId, why]);
  },

  async take(db, { instanceId, importId }, { from, to, entries }) {
    const [row] = await db.query<{ taken: boolean }>(
      'select app.take_imported($1, $2, $3, $4, $5) as taken',
      [instanceId, importId, from, to, JSON.stringify(entries)],
    );
    return row?.taken ?? false;
  },

  async finish(db, { instanceId, importId }) {
    await db.query('select app.finish_import($1, $2)', [instanceId, importId]);
  },

  async goOn(db, { instanceId, importId }) {
    await db.query('select app.continue_import($1, $2)', [instanceId, importId]);
  },

  undo: (db, { instanceId, importId }, most) =>
    countOf(db, 'select app.undo_import($1, $2, $3) as count', [instanceId, importId, most]),

  forgetIdle: (db, idleSince, most) =>
    countOf(db, 'select app.forget_idle_imports($1, $2) as count', [idleSince, most]),
};
