import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseSchema, type RemoteManifest } from '@reflectory/contracts/remotes';
import { readCurrent, ReleaseError } from './pointers.ts';
import { RELEASE_FILE } from './release-files.ts';

/** Patterns that match the same addresses have the same shape. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** What one remote alone may have, in words. */
const claimsOf = ({ routes, navigation, features = [], offers = [] }: RemoteManifest): string[] => [
  ...routes.map(({ path }) => `the address ${shapeOf(path)}`),
  ...navigation.map(({ id }) => `the place "${id}" in the navigation`),
  ...features.map(({ key }) => `the feature "${key}"`),
  ...offers.map(({ slot }) => `the slot "${slot}"`),
];

/** What two of these remotes both claim. */
function findClashes(manifests: readonly RemoteManifest[]): { remotes: [string, string]; what: string }[] {
  const owners = new Map<string, string>();
  return manifests
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((manifest) =>
      claimsOf(manifest).flatMap((claim) => {
        const owner = owners.get(claim);
        if (owner === undefined) owners.set(claim, manifest.name);
        return owner === undefined || owner === manifest.name
          ? []
          : [{ remotes: [owner, manifest.name] as [string, string], what: claim }];
      }),
    );
}

/** Manifests of what is current, with those of `releases` in the place of theirs. */
function manifestsAfter(releases: readonly Release[], releasesFolder: string): RemoteManifest[] {
  const after = new Map<string, RemoteManifest | null>();
  for (const [name, hash] of Object.entries(readCurrent(releasesFolder))) {
    const file = join(releasesFolder, name, hash, RELEASE_FILE);
    if (existsSync(file))
      after.set(name, releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).manifest);
  }
  for (const { name, manifest } of releases) after.set(name, manifest);
  return [...after.values()].filter((manifest) => manifest !== null);
}

const describe = ({ remotes: [first, second], what }: ReturnType<typeof findClashes>[number]) =>
  `${first} and ${second} both claim ${what}`;

/**
 * Refuses releases that claim what another remote has.
 *
 * @throws ReleaseError naming both and what it is
 */
export function requireNoClash(releases: readonly Release[], releasesFolder: string): void {
  const isNew = (name: string) => releases.some((release) => release.name === name);
  const clashes = findClashes(manifestsAfter(releases, releasesFolder)).filter(({ remotes }) =>
    remotes.some(isNew),
  );
  if (clashes.length === 0) return;
  throw new ReleaseError(
    `Nothing was released, since only one of two can have it:\n  ${clashes.map(describe).join('\n  ')}\n` +
      'Rename it in one manifest, or withdraw the other remote: npm run release -- withdraw <name>',
  );
}

/** What remotes that are current both claim, for whoever starts. */
export const describeClashes = (releasesFolder: string): string[] =>
  findClashes(manifestsAfter([], releasesFolder)).map(
    (clash) => `${describe(clash)}: rename it in one manifest, or people meet either of them`,
  );
