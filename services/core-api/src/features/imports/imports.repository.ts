import type { ImportFault, ImportPreview } from '@reflectory/contracts/imports';
import type { ImportedRow } from '@reflectory/domain/importing';
import type { Transaction } from '@reflectory/runtime/database';
import type { QuotaLimits } from '@reflectory/storage';

/** What is to do for an import; parts are those of its archive, in their order. */
export type ImportToDo = {
  user_id: string;
  status: 'checking' | 'importing' | 'attaching' | 'undoing';
  file_name: string;
  byte_count: string;
  time_zone: string;
  item_count: number;
  attached_item_count: number;
  file_faults: ImportFault[] | null;
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
  document: object | null;
  word_count: number;
  framework: string;
  framework_name: string | null;
  sealed_until: string | null;
  entry_at: string;
  time_zone: string | null;
  /** With the id that the row of the export gets, and the one that it had. */
  journal: {
    id: string | null;
    was: string | null;
    title: string;
    colour: string | null;
    icon: string | null;
    is_never_sent: boolean;
  } | null;
  is_starred: boolean;
  is_pinned: boolean;
  is_binned: boolean;
  is_never_sent: boolean;
  source: string;
  source_id: string;
  session_id: string | null;
  version: number;
  created_at: string | null;
  revised_at: string | null;
  is_analysed: boolean;
  labels: { kind: 'tag' | 'person'; key: string; label: string; is_by_hand: boolean }[];
};

/** A row of an export; `was` is the id that it has there. */
export type RowToAdd = { table: ImportedRow['table']; was: string | null; values: Record<string, unknown> };

/** The sound of a recording that an import brought; its bytes are named by `version`. */
export type SoundToAdd = { recordingId: string; version: string; metadata: object };

/** Bytes that were written, and what is said of them. */
type WrittenBytes = { version: string; metadata: object; userMetadata: object };

/** A piece of music that an import brought; its cover is null where it has none. */
export type TrackToAdd = {
  values: Record<string, unknown>;
  sound: WrittenBytes;
  cover: WrittenBytes | null;
};

/** `full`: a person keeps no more pieces; `refused`: it is none; `stopped`: the import is not under way any more. */
export type TrackEnding = 'added' | 'known' | 'full' | 'refused' | 'stopped';

/** A file of an entry that an import brought; its bytes are named by `version`. */
export type FileToAdd = FileName & {
  version: string;
  metadata: object;
  user_metadata: object;
  name: string;
  alt: string;
  caption: string;
  position: number;
  taken_at: string | null;
  duration_ms: number | null;
};

/** What a file is known by: the same each time that the same archive is read. */
export type FileName = { id: string; source: string; source_id: string };

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
    items: { from: number; to: number; entries: readonly EntryToAdd[]; rows: readonly RowToAdd[] },
  ): Promise<boolean>;
  /** The entries are there and their files are to come; or these are there, too. Nothing where it is not at that step. */
  finish(db: Transaction, place: ImportPlace, step: 'importing' | 'attaching'): Promise<void>;
  /** Ids of those that are to come and are not there yet. */
  findWantedFiles(db: Transaction, place: ImportPlace, files: readonly FileName[]): Promise<Set<string>>;
  /** Ids of recordings that this import brought and whose sound is not there yet. */
  findWantedSounds(
    db: Transaction,
    place: ImportPlace,
    recordingIds: readonly string[],
  ): Promise<Set<string>>;
  /** Ids of pieces that are neither there nor still what they were. */
  findWantedTracks(
    db: Transaction,
    place: ImportPlace,
    tracks: readonly { id: string; was: string }[],
  ): Promise<Set<string>>;
  /** Bytes that the person may still keep. */
  roomFor(db: Transaction, place: ImportPlace, limits: QuotaLimits): Promise<number>;
  /** Answers false where files are not wanted any more. */
  addFile(db: Transaction, place: ImportPlace, file: FileToAdd): Promise<boolean>;
  /** Answers false where sounds are not wanted any more. */
  addSound(db: Transaction, place: ImportPlace, sound: SoundToAdd): Promise<boolean>;
  addTrack(db: Transaction, place: ImportPlace, track: TrackToAdd): Promise<TrackEnding>;
  /** Says where attaching is. Answers false where somebody else goes on with it, or nobody is to. */
  keepAttached(
    db: Transaction,
    place: ImportPlace,
    items: { from: number; to: number; faults: readonly ImportFault[] },
  ): Promise<boolean>;
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

  async take(db, { instanceId, importId }, { from, to, entries, rows }) {
    const [row] = await db.query<{ taken: boolean }>(
      'select app.take_imported($1, $2, $3, $4, $5, $6) as taken',
      [instanceId, importId, from, to, JSON.stringify(entries), JSON.stringify(rows)],
    );
    return row?.taken ?? false;
  },

  async finish(db, { instanceId, importId }, step) {
    await db.query('select app.finish_import($1, $2, $3)', [instanceId, importId, step]);
  },

  async findWantedFiles(db, { instanceId, importId }, files) {
    const rows = await db.query<{ id: string }>('select id from app.imported_files_wanted($1, $2, $3)', [
      instanceId,
      importId,
      JSON.stringify(files.map(({ id, source, source_id }) => ({ id, source, source_id }))),
    ]);
    return new Set(rows.map(({ id }) => id));
  },

  async findWantedSounds(db, { instanceId, importId }, recordingIds) {
    const rows = await db.query<{ id: string }>('select id from app.imported_sounds_wanted($1, $2, $3)', [
      instanceId,
      importId,
      recordingIds,
    ]);
    return new Set(rows.map(({ id }) => id));
  },

  async findWantedTracks(db, { instanceId, importId }, tracks) {
    const rows = await db.query<{ id: string }>('select id from app.imported_tracks_wanted($1, $2, $3)', [
      instanceId,
      importId,
      JSON.stringify(tracks.map(({ id, was }) => ({ id, was }))),
    ]);
    return new Set(rows.map(({ id }) => id));
  },

  async roomFor(db, { instanceId, importId }, { perPerson, perInstance }) {
    const [row] = await db.query<{ room: string | null }>(
      'select app.room_for_imported($1, $2, $3, $4) as room',
      [instanceId, importId, perPerson, perInstance],
    );
    return Number(row?.room ?? 0);
  },

  async addFile(db, { instanceId, importId }, file) {
    const [row] = await db.query<{ added: boolean }>('select app.add_imported_file($1, $2, $3) as added', [
      instanceId,
      importId,
      JSON.stringify(file),
    ]);
    return row?.added ?? false;
  },

  async addSound(db, { instanceId, importId }, { recordingId, version, metadata }) {
    const [row] = await db.query<{ added: boolean }>(
      'select app.add_imported_sound($1, $2, $3, $4, $5) as added',
      [instanceId, importId, recordingId, version, JSON.stringify(metadata)],
    );
    return row?.added ?? false;
  },

  async addTrack(db, { instanceId, importId }, { values, sound, cover }) {
    const [row] = await db.query<{ ending: TrackEnding }>(
      'select app.add_imported_track($1, $2, $3, $4, $5) as ending',
      [instanceId, importId, JSON.stringify(values), JSON.stringify(sound), cover && JSON.stringify(cover)],
    );
    return row?.ending ?? 'stopped';
  },

  async keepAttached(db, { instanceId, importId }, { from, to, faults }) {
    const [row] = await db.query<{ kept: boolean }>('select app.keep_attached($1, $2, $3, $4, $5) as kept', [
      instanceId,
      importId,
      from,
      to,
      JSON.stringify(faults),
    ]);
    return row?.kept ?? false;
  },

  async goOn(db, { instanceId, importId }) {
    await db.query('select app.continue_import($1, $2)', [instanceId, importId]);
  },

  undo: (db, { instanceId, importId }, most) =>
    countOf(db, 'select app.undo_import($1, $2, $3) as count', [instanceId, importId, most]),

  forgetIdle: (db, idleSince, most) =>
    countOf(db, 'select app.forget_idle_imports($1, $2) as count', [idleSince, most]),
};
