import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, RemoteManifest } from '@reflectory/contracts/remotes';
import areas from '@reflectory/domain/areas/locales/en.json' with { type: 'json' };

type TextKeys = Release['textKeys'];
type Texts = Readonly<Record<string, object>>;

const keysIn = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysIn(value, `${prefix}${name}.`) : [prefix + name],
  );

/** Each key once: a language may have plurals that another lacks, and a namespace several sources. */
function keysOf(sources: readonly Texts[]): TextKeys {
  const keys: Record<string, Set<string>> = {};
  for (const [namespace, texts] of sources.flatMap((source) => Object.entries(source))) {
    keys[namespace] = new Set([...(keys[namespace] ?? []), ...keysIn(texts)]);
  }
  return Object.fromEntries(
    Object.entries(keys).map(([namespace, known]) => [namespace, [...known].toSorted()]),
  );
}

const textFilesIn = (directory: string): object[] =>
  globSync('src/{,*/,features/*/}locales/*.json', { cwd: directory }).map(
    (file): object => JSON.parse(readFileSync(join(directory, file), 'utf8')) as object,
  );

/** Keys of the texts of a remote, those of its manifest under the namespaces of the shell. @throws Error where it has no namespace */
export function textKeysOfRemote(directory: string, manifest: RemoteManifest): TextKeys {
  const source = readFileSync(join(directory, 'src/remote.ts'), 'utf8');
  const namespace = /\bnamespace:\s*'([^']+)'/.exec(source)?.[1];
  if (!namespace) throw new Error(`${directory}/src/remote.ts names no namespace of texts`);
  const { name, words = {} } = manifest;
  const ofManifest = Object.values(words).map(({ title, navigation, settings, commands, searches }) => ({
    common: { remotes: { [name]: title } },
    nav: navigation ?? {},
    settings: { sections: settings ?? {} },
    palette: { commandsOf: { [name]: commands ?? {} }, searchesOf: { [name]: searches ?? {} } },
  }));
  return keysOf([...textFilesIn(directory).map((texts) => ({ [namespace]: texts })), ...ofManifest]);
}

/** Keys of the texts of the shell, names and promises of areas among them. */
export function textKeysOfShell(directory: string): TextKeys {
  const names = Object.fromEntries(Object.entries(areas).map(([id, { name }]) => [id, name]));
  const promises = Object.fromEntries(Object.entries(areas).map(([id, { promise }]) => [id, promise]));
  return keysOf([...textFilesIn(directory).map((texts) => texts as Texts), { nav: { ...names, promises } }]);
}
