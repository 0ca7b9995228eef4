import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { newPassword, OWNER, type Place } from './initialise-cluster.ts';
import { writePrivate } from './write-private.ts';

const PASSWORD = /^[\w-]{24}$/;

/**
 * The password of the cluster's owner. One that was lost or cut off is replaced: whoever has the data files may do that,
 * and nothing else depends on it. The server must not run.
 *
 * @throws Error in one line when the cluster takes no new one
 */
export function readPassword(place: Place, log: (step: string) => void): string {
  const { secretFile } = place;
  const kept = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : '';
  if (PASSWORD.test(kept)) return kept;
  log(`The password of the database (${secretFile}) was lost: it gets a new one`);
  const password = newPassword();
  setPassword(place, password);
  writePrivate(secretFile, `${password}\n`);
  return password;
}

/** Gives the owner of a cluster whose server does not run another password. @throws Error in one line */
export function setPassword(
  { binaries, folder, user }: Pick<Place, 'binaries' | 'folder' | 'user'>,
  password: string,
): void {
  const { status, stdout, stderr, error } = spawnSync(
    binaries.postgres,
    ['--single', '-D', folder, 'postgres'],
    {
      ...user,
      cwd: '/',
      encoding: 'utf8',
      input: `alter role ${OWNER} password '${password}'\n`,
    },
  );
  const complaint = /(?:ERROR|FATAL|PANIC): {2}(.*)/.exec(`${stdout}${stderr}`)?.[1];
  if (status === 0 && complaint === undefined) return;
  throw new Error(
    `The database in ${folder} has lost its password and takes no new one (${error?.message ?? complaint ?? `exit code ${status}`}): its first initialisation was cut off, or files are missing. Move it away, and the next start makes a new one`,
  );
}
