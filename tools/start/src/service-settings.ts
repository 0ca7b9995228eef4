import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, StartError, type Settings } from './settings.ts';

const USAGE = 'npm run service -- [--port 54321] [--sql folder] [--data folder]';
const DEFAULT_PORT = '54321';
/** Beside the data of the product, so that both can run. */
const DEFAULT_DATA = '.data/service';

/**
 * Reads `--port`, `--sql` and `--data`, or else `PORT`, `REFLECTORY_SQL_DIR` and `REFLECTORY_DATA_DIR`, and
 * `DATABASE_URL`. Folders are taken from where the command was given.
 *
 * @throws StartError
 */
export function readServiceSettings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const given = parse(args);
  const absolute = (folder: string) => path.resolve(env['INIT_CWD'] ?? process.cwd(), folder);
  const sql = given.sql ?? (env['REFLECTORY_SQL_DIR'] || undefined);
  const settings = readSettings(
    {
      ...env,
      PORT: given.port ?? env['PORT'] ?? DEFAULT_PORT,
      REFLECTORY_DATA_DIR:
        given.data === undefined ? (env['REFLECTORY_DATA_DIR'] ?? DEFAULT_DATA) : absolute(given.data),
    },
    false,
  );
  const sqlDir = sql === undefined ? null : absolute(sql);
  if (sqlDir !== null && !statSync(sqlDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`There is no folder ${sqlDir}`);
  }
  return { ...settings, service: { sqlDir } };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { port: text, sql: text, data: text } }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)} (${USAGE})`);
  }
}
