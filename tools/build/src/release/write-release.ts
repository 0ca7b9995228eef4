import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '@reflectory/contracts/boot';
import { type Release, releaseSchema, SERVER_ENTRY } from '@reflectory/contracts/remotes';
import { checkStyles } from './check-styles.ts';
import { describeFile, digestOf, hashFiles, listReleaseFiles, RELEASE_FILE } from './release-files.ts';

/** What the build knows of a release; the rest is read from the files. */
export type ReleaseInput = Pick<Release, 'name' | 'version' | 'entry' | 'preload' | 'federation'> &
  Partial<
    Pick<Release, 'pages' | 'texts' | 'laterTexts' | 'textKeys' | 'pieces' | 'requires' | 'provides'>
  > & {
    manifest: unknown;
    /** Routes that the server entry draws; left out where there is none. */
    serverRoutes?: string[];
    /** Where the finished files lie. */
    folder: string;
    /** Quick builds spend less time on compression. */
    isDevelopment?: boolean;
  };

/** Names what browsers get of a remote, with the hash of each. */
function writeFileList(folder: string): void {
  const paths = listReleaseFiles(folder).filter((path) => path !== SERVER_ENTRY && path !== FILE_LIST);
  const integrity = paths.map((path) => [path, digestOf(folder, path).integrity] as const);
  writeFileSync(join(folder, FILE_LIST), JSON.stringify(Object.fromEntries(integrity)));
}

/**
 * Turns a folder of finished files into a release: compressed copies beside the files, and `release.json`.
 *
 * @throws Error when the entry or a file to preload is missing, or a remote's style reaches beyond it, ZodError when the description is not valid.
 */
export function writeRelease(input: ReleaseInput): Release {
  const { folder, isDevelopment = false, serverRoutes = [], ...known } = input;
  if (known.manifest !== null) writeFileList(folder);
  const built = listReleaseFiles(folder);
  const paths = built.filter((path) => path !== SERVER_ENTRY);
  const lazy = [known.pages, known.texts, ...(known.laterTexts ?? []).map(({ files }) => files)].flatMap(
    (lists) => Object.values(lists ?? {}).flat(),
  );
  for (const needed of [known.entry, ...known.preload, ...lazy]) {
    if (!paths.includes(needed)) throw new Error(`Release ${known.name} has no file ${needed}`);
  }
  const release = releaseSchema.parse({
    ...known,
    hash: hashFiles(folder, built),
    builtAt: new Date().toISOString(),
    files: Object.fromEntries(
      paths.map((path) => [path, describeFile(folder, path, isDevelopment ? 4 : 11)]),
    ),
    server: paths.length < built.length ? { ...digestOf(folder, SERVER_ENTRY), routes: serverRoutes } : null,
  });
  if (release.manifest) checkStyles(folder, release.name);
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
