import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseSchema } from '@reflectory/contracts/remotes';
import { readRelease, requireCompatible } from './compatible-releases.ts';
import { requireNoClash } from './find-clashes.ts';
import { readPointers, ReleaseError } from './pointers.ts';
import { follow, type Publication, publish, readReleases, rollBack, withdraw } from './publish.ts';

export const USAGE = `Usage: npm run release -- <what> [--folder <releases folder>]

  <name> …               publishes the builds of these apps and makes them current; no other moves
  --all                  publishes every build of this checkout
  status                 what is current, since when, and what it can be rolled back to
  from <folder>          publishes a build that lies anywhere, for instance one of another checkout
  rollback <name> [hash] goes back to the release before, or to the one named
  withdraw <name>        takes a remote out of what is served
  follow <name> …        lets "npm start" of this checkout serve its own builds again

  --expect <hash>        with one name: moves only when this release is current`;

/** What the command was asked, and where. */
export type Command = {
  words: readonly string[];
  isAll: boolean;
  expected: string | undefined;
  workspace: string;
  releasesFolder: string;
  /** Folder that paths among the words are seen from. */
  calledFrom: string;
};

/** Does what was asked; returns the lines to print. @throws ReleaseError */
export function runReleaseCommand(command: Command): string[] {
  const [verb = '', ...names] = command.words;
  const { releasesFolder, workspace, isAll } = command;
  if (isAll && verb === '') return publishNamed(command, [...findBuilds(workspace).keys()]);
  if (verb === 'status' && names.length === 0) return describeStatus(releasesFolder);
  const [name, hash] = names;
  if (verb === 'from' && name && names.length === 1) {
    return publishFolders([resolve(command.calledFrom, name)], releasesFolder, command.expected);
  }
  if (verb === 'rollback' && name && names.length <= 2) {
    return [describe(rollBack(name, releasesFolder, hash))];
  }
  if (verb === 'withdraw' && name && names.length === 1) {
    withdraw(name, releasesFolder);
    return [`${name.padEnd(14)} withdrawn`];
  }
  if (verb === 'follow' && name) {
    follow(names, releasesFolder, workspace);
    return names.map((one) => `${one.padEnd(14)} follows "npm start" of this checkout`);
  }
  if (verb === '' || isAll || VERBS.has(verb)) throw new ReleaseError(USAGE);
  return publishNamed(command, command.words);
}

const VERBS = new Set(['status', 'from', 'rollback', 'withdraw', 'follow']);

/** The builds of a checkout: name of the app → folder. */
export function findBuilds(workspace: string): Map<string, string> {
  const folders = globSync('apps/*/dist', { cwd: workspace }).map((path) => join(workspace, path));
  const built = folders.filter((folder) => existsSync(join(folder, 'release.json')));
  const nameOf = (folder: string) =>
    releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).name;
  return new Map(built.toSorted().map((folder) => [nameOf(folder), folder] as const));
}

/** Every name is checked before anything is published. */
function publishNamed({ workspace, releasesFolder, expected }: Command, names: readonly string[]): string[] {
  const builds = findBuilds(workspace);
  if (builds.size === 0) throw new ReleaseError('Nothing is built yet. Run: npm run build');
  const unknown = names.filter((name) => !builds.has(name));
  if (unknown.length > 0) {
    throw new ReleaseError(
      `There is no build of ${unknown.join(', ')} here; built are ${[...builds.keys()].join(', ')}`,
    );
  }
  if (expected !== undefined && names.length !== 1) throw new ReleaseError(USAGE);
  return publishFolders(
    names.map((name) => builds.get(name) ?? ''),
    releasesFolder,
    expected,
  );
}

function publishFolders(folders: readonly string[], releasesFolder: string, expected?: string): string[] {
  const releases = folders.map((folder) => {
    const release = readRelease(folder);
    if (!release) throw new ReleaseError(`${folder} has no release.json: build the app first`);
    return release;
  });
  requireCompatible(releases, releasesFolder);
  requireNoClash(releases, releasesFolder);
  return folders.map((folder) => describe(publish(folder, releasesFolder, expected)));
}

function describe({ name, hash, previous }: Publication): string {
  const change =
    previous === hash ? `unchanged ${hash}` : previous ? `${previous} → ${hash}` : `first release ${hash}`;
  return `${name.padEnd(14)} ${change}`;
}

const EARLIER = 3;

function describeStatus(releasesFolder: string): string[] {
  const pointers = [...readPointers(releasesFolder)];
  if (pointers.length === 0) return ['Nothing is released yet'];
  return pointers.flatMap(([name, { hash, followed, history }]) => {
    const release = readReleases(releasesFolder, name).find((known) => known.hash === hash);
    const what = release ? `${hash}  ${release.version}  built ${release.builtAt}` : 'withdrawn';
    const how = followed === null ? 'moved by hand' : 'follows npm start';
    const earlier = history
      .filter((known) => known !== hash)
      .slice(-EARLIER)
      .toReversed();
    const before = earlier.length > 0 ? [`${' '.repeat(15)}before: ${earlier.join(', ')}`] : [];
    return [`${name.padEnd(14)} ${what}  ${how}`, ...before];
  });
}
