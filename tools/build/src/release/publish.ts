import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { ANY_CHECKOUT, movePointers, type Note, type Pointers, ReleaseError } from './pointers.ts';
import { checkStyles } from './check-styles.ts';
import { RELEASE_FILE } from './release-files.ts';

type Pointer = Note & { hash: string | null };

/** What publishing one folder did. */
export type Publication = { name: Release['name']; hash: string; previous: string | null; isNew: boolean };

/** What a start did with one build: a pointer that was moved by hand, or by another checkout, stays. */
export type Seeding = Publication & { isKept: boolean };

/**
 * Publishes a built folder as `<releasesFolder>/<name>/<hash>` and makes it current, by hand: no start moves it any
 * more. Older releases stay, since open pages still load from them.
 *
 * @throws Error when the folder was not built, ZodError when its description is not valid.
 */
export function publish(dist: string, releasesFolder: string, expected?: string): Publication {
  const release = addRelease(dist, releasesFolder);
  const { name, hash } = release;
  const move = { name, hash, followed: null, ...(expected !== undefined && { expected }) };
  const before = movePointers(releasesFolder, () => [move]);
  return { ...release, previous: before.get(name)?.hash ?? null };
}

/**
 * What a start of the checkout in `workspace` does with its builds: it makes current what has no pointer yet, and what
 * its own starts have made current. What was released, rolled back or withdrawn by hand stays.
 */
export function seed(dists: readonly string[], releasesFolder: string, workspace: string): Seeding[] {
  const releases = dists.map((dist) => addRelease(dist, releasesFolder));
  const followed = checkoutSeenFrom(releasesFolder, workspace);
  const mayMove = (pointer: Pointer | undefined) =>
    pointer === undefined || pointer.followed === followed || pointer.followed === ANY_CHECKOUT;
  const isDone = (pointer: Pointer | undefined, hash: string) =>
    pointer?.hash === hash && pointer.followed === followed;
  const before = movePointers(releasesFolder, (pointers) =>
    releases
      .filter(({ name, hash }) => mayMove(pointers.get(name)) && !isDone(pointers.get(name), hash))
      .map(({ name, hash }) => ({ name, hash, followed })),
  );
  return releases.map((release) => {
    const pointer = before.get(release.name);
    const isKept = !mayMove(pointer) && pointer?.hash !== release.hash;
    return { ...release, previous: pointer?.hash ?? null, isKept };
  });
}

/** Lets the starts of a checkout move pointers again; they do so with their next build. */
export function follow(names: readonly string[], releasesFolder: string, workspace: string): void {
  const followed = checkoutSeenFrom(releasesFolder, workspace);
  movePointers(releasesFolder, (pointers) =>
    names.map((name) => ({ name, hash: requirePointer(pointers, name).hash, followed })),
  );
}

/** Makes an earlier release current, the one before when no hash is given, and keeps it there. */
export function rollBack(name: string, releasesFolder: string, wanted?: string): Publication {
  let hash = '';
  const before = movePointers(releasesFolder, (pointers) => {
    const { history, hash: current } = requirePointer(pointers, name);
    const found = wanted ?? history.findLast((known) => known !== current);
    if (!found) throw new ReleaseError(`${name} has no earlier release`);
    if (!readReleases(releasesFolder, name).some((release) => release.hash === found)) {
      throw new ReleaseError(`There is no release ${found} of ${name}`);
    }
    hash = found;
    return [{ name, hash, followed: null }];
  });
  const previous = before.get(name)?.hash ?? null;
  return { name, hash, previous, isNew: false };
}

/** Takes a remote out of what is served; pages that are open keep its files. */
export function withdraw(name: string, releasesFolder: string): void {
  movePointers(releasesFolder, (pointers) => {
    const { hash } = requirePointer(pointers, name);
    const release = readReleases(releasesFolder, name).find((known) => known.hash === hash);
    if (release && release.manifest === null) {
      throw new ReleaseError(`${name} is no remote, and nothing works without it: roll it back instead`);
    }
    return [{ name, hash: null, followed: null }];
  });
}

/** Every release of an app that lies in the folder, the newest first. */
export function readReleases(releasesFolder: string, name: string): Release[] {
  const folder = join(releasesFolder, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((hash) => join(folder, hash, RELEASE_FILE))
    .filter((file) => !file.includes('.tmp') && existsSync(file))
    .map((file) => releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

function requirePointer(pointers: Pointers, name: string) {
  const pointer = pointers.get(name);
  if (!pointer) {
    throw new ReleaseError(
      `Nothing is released as ${name}: ${[...pointers.keys()].join(', ') || 'nothing is released at all'}`,
    );
  }
  return pointer;
}

/** The same for a checkout that is moved with the data folder in it. */
const checkoutSeenFrom = (releasesFolder: string, workspace: string) => relative(releasesFolder, workspace);

function addRelease(dist: string, releasesFolder: string): Omit<Publication, 'previous'> {
  const description = join(dist, RELEASE_FILE);
  if (!existsSync(description)) throw new Error(`${dist} has no ${RELEASE_FILE}: build the app first`);
  const { name, hash, manifest } = releaseSchema.parse(JSON.parse(readFileSync(description, 'utf8')));
  const target = join(releasesFolder, name, hash);
  const isNew = !existsSync(target);
  if (isNew && manifest) checkStyles(dist, name);
  mkdirSync(join(releasesFolder, name), { recursive: true });
  if (isNew) copyRelease(dist, target);
  return { name, hash, isNew };
}

function copyRelease(dist: string, target: string): void {
  const unfinished = `${target}.${process.pid}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(dist, unfinished, { recursive: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another publisher of the same build was faster.
    if (!existsSync(target)) throw error;
  }
}
