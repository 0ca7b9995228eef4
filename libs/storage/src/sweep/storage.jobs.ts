import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';
import type { FileStore } from '../files/file-store.ts';
import { fileKey, type FileName, readFileKey } from '../storage-keys.ts';

/** Milliseconds after which a write has certainly ended: no request lasts as long. */
const SETTLED_MS = 3_600_000;
/** Files that one question to the database is about. */
const BATCH = 1000;

/** What the jobs of files are made of. */
export type StorageJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  files: Pick<FileStore, 'list' | 'remove' | 'removeUnfinished'>;
  /** Milliseconds. */
  now: () => number;
};

/**
 * Removes bytes that no row names. A row is written after its bytes and removed before them, so whatever ends at
 * whatever moment leaves bytes too many, never a row without bytes.
 */
export function createStorageJobs({ db, files, now }: StorageJobDependencies): Job[] {
  return [
    {
      name: 'sweep-files',
      cron: '50 3 * * *',
      async run() {
        const settled = new Date(now() - SETTLED_MS);
        let swept = 0;
        for await (const batch of settledFiles(files, settled)) {
          const keys = await findWithoutObjects(db, batch);
          await files.remove(keys);
          swept += keys.length;
        }
        return { swept, unfinished: await files.removeUnfinished(settled) };
      },
    },
  ];
}

async function* settledFiles(files: Pick<FileStore, 'list'>, before: Date): AsyncGenerator<FileName[]> {
  let batch: FileName[] = [];
  for await (const { key, modifiedAt } of files.list()) {
    // What is not named as we name things was put there by somebody else.
    const name = modifiedAt < before ? readFileKey(key) : null;
    if (!name) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function findWithoutObjects(db: Transaction, names: readonly FileName[]): Promise<string[]> {
  const rows = await db.query<{ instance_id: string; version: string }>(
    'select * from app.versions_without_objects($1, $2)',
    [names.map(({ instanceId }) => instanceId), names.map(({ version }) => version)],
  );
  return rows.map(({ instance_id, version }) => fileKey(instance_id, version));
}
