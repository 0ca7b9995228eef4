import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { UserIds } from './unprivileged-user.ts';
import { writePrivate } from './write-private.ts';

/** Name of the superuser of our clusters. */
export const OWNER = 'reflectory_owner';

/** A password of the form that {@link readPassword} of the cluster knows. */
export const newPassword = () => randomBytes(18).toString('base64url');

export type Place = { binaries: Binaries; folder: string; secretFile: string; user: UserIds };

/** Whether a folder holds a cluster. @throws Error in one line when it holds something else, or half a cluster */
export function isInitialised(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  if (existsSync(path.join(folder, 'PG_VERSION')) && existsSync(path.join(folder, 'global/pg_control'))) {
    return true;
  }
  throw new Error(
    `The folder ${folder} holds no whole database: files are missing, or its first initialisation was cut off. Move it away, and the next start makes a new one`,
  );
}

/**
 * Makes a cluster beside its folder and moves it there when it is whole, so that a start that is killed leaves nothing
 * that a later one takes for a database.
 *
 * @throws Error in one line
 */
export function initialise(place: Place): void {
  const { binaries, user } = place;
  makeInWorkshop(place, (workshop, password) => {
    const passwordFile = path.join(workshop, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
    if (user.uid !== undefined && user.gid !== undefined) {
      for (const owned of [workshop, passwordFile]) chownSync(owned, user.uid, user.gid);
    }
    runInitdb(binaries, path.join(workshop, 'data'), passwordFile, user);
  });
}

/** Has a cluster made as the folder `data` of a workshop, with the password that its owner gets, and moves it to its place. */
export function makeInWorkshop(
  { folder, secretFile }: Place,
  make: (workshop: string, password: string) => void,
): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const workshop = mkdtempSync(`${folder}.new-`);
  try {
    const password = newPassword();
    make(workshop, password);
    chmodSync(path.join(workshop, 'data'), 0o700);
    writePrivate(secretFile, `${password}\n`);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(path.join(workshop, 'data'), folder);
  } finally {
    remove(workshop);
  }
}

/** Removes what starts have left that were killed while they made a cluster. */
export function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder);
  for (const left of globSync(`${path.basename(folder)}.new-*`, { cwd: parent })) {
    remove(path.join(parent, left));
  }
}

function runInitdb(binaries: Binaries, dataDir: string, passwordFile: string, user: UserIds): void {
  const { status, signal, stderr, error } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${dataDir}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (status === 0) return;
  const reason = error?.message ?? (signal ? `initdb was ended by ${signal}` : lastLine(stderr));
  throw new Error(
    `The database could not be initialised in ${path.dirname(path.dirname(dataDir))}: ${reason}`,
  );
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** What an initdb that has not noticed the end yet still writes into goes with the next start. */
export function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Its name is never used again.
  }
}
