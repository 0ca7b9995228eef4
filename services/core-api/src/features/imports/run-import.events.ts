import { importEvents } from '@reflectory/contracts/imports';
import { ImportError, type ImportItem, openImport } from '@reflectory/domain/importing';
import type { Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventHandler, hear } from '@reflectory/runtime/jobs';
import { createReceiveFile, type FileStore, type QuotaLimits } from '@reflectory/storage';
import { createAttachFiles } from './attach-files.ts';
import { entryToAdd } from './entry-to-add.ts';
import type {
  EntryToAdd,
  ImportPlace,
  ImportsRepository,
  ImportToDo,
  RowToAdd,
} from './imports.repository.ts';
import { openParts } from './open-parts.ts';
import { previewImport } from './preview-import.ts';
import { rowToAdd } from './row-to-add.ts';

/** Imports that one process carries out at the same time, of different people. */
const CONCURRENCY = 2;
/** Entries that are written in one transaction, and characters of their texts. */
const ENTRIES_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 2_000_000;
/** Milliseconds after which the rest is left for later, well before a job counts as dead. */
const TURN_MS = 180_000;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'read' | 'write'>;
  /** Bytes that a person and an instance may keep (0: any number), and that one file may have. */
  fileLimits: QuotaLimits & { largest: number };
  imports: ImportsRepository;
  /** Milliseconds. */
  now: () => number;
};

const placeOf = ({ instanceId, subject }: DomainEvent): ImportPlace => ({ instanceId, importId: subject });

type Batch = { from: number; to: number; entries: EntryToAdd[]; rows: RowToAdd[] };

/** Gathers what comes after an item into batches; what does not come counts as well. */
async function* batchesOf(
  person: string,
  items: AsyncIterable<ImportItem>,
  after: number,
): AsyncGenerator<Batch> {
  let at = 0;
  let characters = 0;
  let batch: Batch = { from: after, to: after, entries: [], rows: [] };
  for await (const item of items) {
    at += 1;
    if (at <= after) continue;
    batch.to = at;
    if (item.kind === 'entry') {
      batch.entries.push(entryToAdd(person, item.entry));
      characters += item.entry.text.length;
    } else if (item.kind === 'row') {
      const row = rowToAdd(person, item.row);
      batch.rows.push(row);
      characters += JSON.stringify(row).length;
    }
    if (batch.entries.length + batch.rows.length < ENTRIES_AT_ONCE && characters < CHARACTERS_AT_ONCE)
      continue;
    yield batch;
    batch = { from: at, to: at, entries: [], rows: [] };
    characters = 0;
  }
  if (batch.to > batch.from) yield batch;
}

/** Checks, carries out and undoes imports. Each batch is a transaction, and the next begins where the last ended. */
export function createRunImport({ db, files, fileLimits, imports, now }: Dependencies): EventHandler {
  const attachFiles = createAttachFiles({ db, files, fileLimits, imports, receive: createReceiveFile() });
  const open = (place: ImportPlace, toDo: ImportToDo) =>
    openImport(openParts(files, place.instanceId, toDo), {
      name: toDo.file_name,
      zone: toDo.time_zone,
    });

  const check = async (place: ImportPlace, toDo: ImportToDo) => {
    const { format, items } = await open(place, toDo);
    await imports.keepPreview(db, place, await previewImport(format, items()));
  };
  const carryOut = async (place: ImportPlace, toDo: ImportToDo) => {
    const until = now() + TURN_MS;
    const { items } = await open(place, toDo);
    for await (const batch of batchesOf(toDo.user_id, items(), toDo.item_count)) {
      if (!(await imports.take(db, place, batch))) return;
      if (now() > until) return imports.goOn(db, place);
    }
    await imports.finish(db, place, 'importing');
  };
  const attach = async (place: ImportPlace, toDo: ImportToDo) => {
    const until = now() + TURN_MS;
    const { items } = await open(place, toDo);
    const ending = await attachFiles(place, toDo, items(), () => now() > until);
    if (ending === 'late') await imports.goOn(db, place);
    if (ending === 'done') await imports.finish(db, place, 'attaching');
  };
  const steps = { checking: check, importing: carryOut, attaching: attach };
  const undo = async (place: ImportPlace) => {
    while ((await imports.undo(db, place, ENTRIES_AT_ONCE)) === ENTRIES_AT_ONCE);
  };

  return hear(Object.values(importEvents), {
    name: 'run-import',
    concurrency: CONCURRENCY,
    async handle(event) {
      const place = placeOf(event);
      const toDo = await imports.find(db, place);
      if (!toDo) return;
      if (toDo.status === 'undoing') return undo(place);
      try {
        await steps[toDo.status](place, toDo);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        await imports.fail(db, place, error.problem.code);
      }
    },
    giveUp: (event) => imports.fail(db, placeOf(event), 'unavailable'),
  });
}
