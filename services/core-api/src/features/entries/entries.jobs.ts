import { BIN_DAYS } from '@reflectory/contracts/behaviour';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';

/** Entries that are deleted in one transaction. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

export type EntryJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  /** Milliseconds. */
  now: () => number;
};

/** Deletes for good what has been in the bin for its days, and versions that later ones stand for. */
export function createEntryJobs({ db, now }: EntryJobDependencies): Job[] {
  const deleteSome = async (before: Date) => {
    const [row] = await db.query<{ deleted: number }>('select app.empty_bin($1, $2) as deleted', [
      before,
      AT_ONCE,
    ]);
    return row?.deleted ?? 0;
  };
  const thinSome = async () => {
    const [row] = await db.query<{ thinned: number }>('select app.thin_entry_versions($1) as thinned', [
      AT_ONCE,
    ]);
    return row?.thinned ?? 0;
  };
  return [
    {
      name: 'thin-entry-versions',
      cron: '10 3 * * *',
      async run() {
        let thinned = 0;
        for (let some = AT_ONCE; some >= AT_ONCE; thinned += some) some = await thinSome();
        return { thinned };
      },
    },
    {
      name: 'empty-bin',
      cron: '40 * * * *',
      async run() {
        const before = new Date(now() - BIN_DAYS * DAY_MS);
        let deleted = 0;
        for (let some = AT_ONCE; some === AT_ONCE; deleted += some) some = await deleteSome(before);
        return { deleted };
      },
    },
  ];
}
