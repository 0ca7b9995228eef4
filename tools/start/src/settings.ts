import path from 'node:path';

/** Folder of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

export type Settings = {
  /** Public port on loopback. */
  port: number;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Where data files, releases, secrets, mail and logs lie. */
  dataDir: string;
  isDevelopment: boolean;
  /** The service without front ends, demo and payments; set for programs that bring their own. */
  service: ServiceSettings | null;
};

export type ServiceSettings = {
  /** Folder of the program's own `.sql` files. */
  sqlDir: string | null;
};

/** A reason not to start that a person can act on; shown as one line. */
export class StartError extends Error {}

/**
 * Reads `PORT`, `DATABASE_URL` and `REFLECTORY_DATA_DIR`.
 *
 * @throws StartError
 */
export function readSettings(env: NodeJS.ProcessEnv, isDevelopment: boolean): Settings {
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT must be a number from 1 to 65535, not "${env['PORT']}"`);
  }
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('DATABASE_URL must begin with postgres:// or postgresql://');
  }
  const dataDir = path.resolve(ROOT, env['REFLECTORY_DATA_DIR'] ?? '.data');
  return { port, databaseUrl, dataDir, isDevelopment, service: null };
}
