import type { Database } from '@reflectory/runtime/database';

/** The names of time zones that the database knows, read when one is asked for and kept while the process runs. */
export type TimeZones = { get(): Promise<ReadonlySet<string>> };

/** Reads `pg_timezone_names`, which looks into a thousand files of the server. */
export function createTimeZones(database: Database): TimeZones {
  let known: Promise<ReadonlySet<string>> | null = null;
  const read = async () => {
    const rows = await database.asService(
      'control_plane',
      null,
      (tx) => tx.query<{ name: string }>('select name from pg_timezone_names'),
      { readOnly: true },
    );
    return new Set(rows.map(({ name }) => name));
  };
  return {
    get() {
      known ??= read().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
  };
}
