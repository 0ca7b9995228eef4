import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.ts';

const stampFile = path.join(ROOT, 'node_modules/.cache/reflectory/builds');

/** Whatever a build may depend on: all of our packages, and what they were made of by others. */
const sources = [
  'apps',
  'libs',
  'services',
  'tools/build',
  'tsconfig.base.json',
  'package-lock.json',
  'nx.json',
];
const builds = ['apps/*/dist/release.json', 'services/*/dist/main.js'];

/** Names, sizes and times of a list of files, as one short text. */
function digestOf(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

const NOT_SOURCES = /^(node_modules|dist|storybook-static|test-results)$/;

/** Every file below a folder that may be a source; the folder's path itself where it is a file. */
function filesBelow(place: string): string[] {
  if (statSync(path.join(ROOT, place)).isFile()) return [place];
  return readdirSync(path.join(ROOT, place), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.test(entry.name)) return [];
    const file = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** What all sources are like now. */
export const digestOfSources = (): string => digestOf(sources.flatMap(filesBelow));

/** What all sources of the service are like now: what prepares a database depends on nothing else. */
export const digestOfService = (): string =>
  digestOf(['libs', 'services/core-api', 'package-lock.json'].flatMap(filesBelow));

const stampOf = (digest: string) => `${digest} ${digestOf(globSync(builds, { cwd: ROOT }))}`;

/** Whether these sources and their builds are as they were stamped: then nothing has to be compared by content. */
export function areBuildsStamped(digest: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(digest);
}

/** Remembers that the builds there are were made of these sources. */
export function stampBuilds(digest: string): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stampOf(digest));
}
