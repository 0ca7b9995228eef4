import type { Database } from './database.ts';
import { DiskFullError } from './disk-full-error.ts';

/**
 * The same database, which begins no transaction that writes while `isFull`: PostgreSQL ends at once where it cannot
 * write its log, and takes reading with it.
 */
export function refuseWritesWhile(isFull: () => boolean, database: Database): Database {
  const refuse = (isWriting: boolean) => {
    if (isWriting && isFull()) throw new DiskFullError();
  };
  return {
    ...database,
    async asPrincipal(context, run, options = {}) {
      refuse(!options.readOnly && !options.isSnapshot);
      return database.asPrincipal(context, run, options);
    },
    async asService(role, instanceId, run, options = {}) {
      refuse(!options.readOnly);
      return database.asService(role, instanceId, run, options);
    },
  };
}
