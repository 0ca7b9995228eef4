import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { openToEverybody, SHARED_FOLDER } from './shared-folder.ts';
import type { UserIds } from './unprivileged-user.ts';

/**
 * Where the data files of a cluster really lie: in `dataDir`, or where the server's user may not enter that, in a folder
 * that it links to.
 *
 * @throws Error in one line when there are data files that the server's user may not enter
 */
export function findClusterFolder(dataDir: string, user: UserIds, log: (step: string) => void): string {
  const parent = path.dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  const folder = linkedFrom(dataDir) ?? (mayEnter(parent, user) ? dataDir : keepElsewhere(dataDir));
  if (folder !== dataDir) {
    log(`The database lies in ${folder}, since the system user of PostgreSQL may not enter ${parent}`);
  }
  return folder;
}

/** The target of a link; null when `dataDir` is a folder or not there. */
function linkedFrom(dataDir: string): string | null {
  const isLink = lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? path.resolve(path.dirname(dataDir), readlinkSync(dataDir)) : null;
}

function mayEnter(folder: string, user: UserIds): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

function keepElsewhere(dataDir: string): string {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(
      `The system user of PostgreSQL may not enter ${dataDir}: let it pass every folder above ("chmod o+x"), or move it to ${SHARED_FOLDER} and put a link in its place`,
    );
  }
  mkdirSync(SHARED_FOLDER, { recursive: true });
  openToEverybody(SHARED_FOLDER);
  const home = mkdtempSync(path.join(SHARED_FOLDER, 'data-'));
  openToEverybody(home);
  const folder = path.join(home, 'postgres');
  symlinkSync(folder, dataDir);
  return folder;
}
