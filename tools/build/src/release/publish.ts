import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@reflectory/contracts';
import { RELEASE_FILE } from './release-files.ts';

/** Name → hash of the release that is served now. */
export type CurrentReleases = Record<string, string>;

/** What publishing one folder did. */
export type Publication = { name: Release['name']; hash: string; previous: string | null; isNew: boolean };

const currentFile = (releasesFolder: string) => join(releasesFolder, 'current.json');

/** Reads which release of each app is current; nothing before the first one. */
export function readCurrent(releasesFolder: string): CurrentReleases {
  const path = currentFile(releasesFolder);
  if (!existsSync(path)) return {};
  const current: CurrentReleases = JSON.parse(readFileSync(path, 'utf8'));
  return current;
}

/** A reader sees the old file or the new one, never half of one. */
function writeCurrent(releasesFolder: string, current: CurrentReleases): void {
  const temporary = `${currentFile(releasesFolder)}.${process.pid}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(current, null, 2)}\n`);
  renameSync(temporary, currentFile(releasesFolder));
}

function copyRelease(dist: string, target: string): void {
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(dist, temporary, { recursive: true });
  renameSync(temporary, target);
}

/**
 * Publishes a built folder as `<releasesFolder>/<name>/<hash>` and makes it current. Older releases stay, since open
 * pages still load from them.
 *
 * @throws Error when the folder was not built, ZodError when its description is not valid.
 */
export function publish(dist: string, releasesFolder: string): Publication {
  const description = join(dist, RELEASE_FILE);
  if (!existsSync(description)) throw new Error(`${dist} has no ${RELEASE_FILE}: build the app first`);
  const { name, hash } = releaseSchema.parse(JSON.parse(readFileSync(description, 'utf8')));
  const target = join(releasesFolder, name, hash);
  mkdirSync(join(releasesFolder, name), { recursive: true });
  const isNew = !existsSync(target);
  if (isNew) copyRelease(dist, target);
  const current = readCurrent(releasesFolder);
  const previous = current[name] ?? null;
  if (previous !== hash) writeCurrent(releasesFolder, { ...current, [name]: hash });
  return { name, hash, previous, isNew };
}
