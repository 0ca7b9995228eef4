import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { findUnmet } from '@reflectory/domain/compatibility';
import { readCurrent, ReleaseError } from './pointers.ts';
import { RELEASE_FILE } from './release-files.ts';

const SHELL = 'shell';

/** Description of a build or of a published release; null where there is none. */
export function readRelease(folder: string): Release | null {
  const file = join(folder, RELEASE_FILE);
  return existsSync(file) ? releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Refuses a release that would not work beside those that are current then: a remote that needs what the shell does not
 * provide, or a shell without which a remote stands there.
 *
 * @throws ReleaseError naming each remote and what it needs
 */
export function requireCompatible(releases: readonly Release[], releasesFolder: string): void {
  const after = new Map<string, Release | null>(
    Object.entries(readCurrent(releasesFolder)).map(([name, hash]) => [
      name,
      readRelease(join(releasesFolder, name, hash)),
    ]),
  );
  for (const release of releases) after.set(release.name, release);
  const shell = after.get(SHELL);
  if (!shell) return;
  const isNew = (name: string) => releases.some((release) => release.name === name);
  const problems = [...after.values()].flatMap((release) => {
    if (!release || !(isNew(release.name) || isNew(SHELL))) return [];
    const unmet = findUnmet(release.requires, shell.provides);
    return unmet.length > 0 ? [`${release.name} needs ${unmet.join('; ')}`] : [];
  });
  if (problems.length === 0) return;
  throw new ReleaseError(
    `Nothing was released, since it would not work:\n  ${problems.join('\n  ')}\n` +
      'Build both sides with the same packages and release them together: npm run release -- <name> shell',
  );
}
