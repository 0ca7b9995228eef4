import { BIN_DAYS } from '@reflectory/contracts/behaviour';
import type { Transaction } from '@reflectory/runtime/database';
import type { Job } from '@reflectory/runtime/jobs';

/** Entries that are deleted in one transaction. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/**
 * All versions stay for a day, then one an hour, after a week one a day, after a quarter one a week. Each is looked at
 * again for days, so that nights without this job leave nothing behind.
 */
const versionAges = [
  { unit: 'hour', fromDays: 1, toDays: 7 },
  { unit: 'day', fromDays: 7, toDays: 37 },
  { unit: 'week', fromDays: 90, toDays: 120 },
] as const;

type AgedVersions = { unit: 'hour' | 'day' | 'week'; from: Date; to: Date };
/** Of a version in the order that they are looked at. */
type Place = { at: string; row: string };

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
  const thinSome = async ({ unit, from, to }: AgedVersions, after: Place | null) => {
    const [row] = await db.query<{ thinned: number; last_at: string | null; last_row: string | null }>(
      'select thinned, last_at, last_row from app.thin_entry_versions($1, $2, $3, $4, $5, $6)',
      [unit, from, to, after?.at ?? null, after?.row ?? null, AT_ONCE],
    );
    const last = row?.last_at && row.last_row ? { at: row.last_at, row: row.last_row } : null;
    return { thinned: row?.thinned ?? 0, last };
  };
  const removeResolved = async () => {
    const [row] = await db.query<{ removed: number }>('select app.remove_resolved_conflicts($1) as removed', [
      AT_ONCE,
    ]);
    return row?.removed ?? 0;
  };
  return [
    {
      name: 'thin-entry-versions',
      cron: '10 3 * * *',
      async run() {
        const daysAgo = (days: number) => new Date(now() - days * DAY_MS);
        let thinned = 0;
        for (const { unit, fromDays, toDays } of versionAges) {
          const aged = { unit, from: daysAgo(toDays), to: daysAgo(fromDays) };
          let after: Place | null = null;
          do {
            const some = await thinSome(aged, after);
            thinned += some.thinned;
            after = some.last;
          } while (after !== null);
        }
        for (let some = AT_ONCE; some >= AT_ONCE;) some = await removeResolved();
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
