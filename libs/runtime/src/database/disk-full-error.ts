import { asSqlFailure } from './sql-failure.ts';

/** Nothing was written, since the disk of the service is full. */
export class DiskFullError extends Error {
  constructor(cause?: unknown) {
    super('The service has no space left on its disk: nothing was changed, please try again later', {
      cause,
    });
    this.name = 'DiskFullError';
  }
}

/** Recognises a full disk, told by PostgreSQL or by the file system, whose own words name files; else null. */
export function asDiskFull(error: unknown): DiskFullError | null {
  if (error instanceof DiskFullError) return error;
  if (!(error instanceof Error)) return null;
  const code = asSqlFailure(error)?.code ?? ('code' in error ? error.code : undefined);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' ? new DiskFullError(error) : null;
}
