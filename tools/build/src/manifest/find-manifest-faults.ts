import type { authoredManifestSchema, ManifestWords } from '@reflectory/contracts/remotes';
import type * as z from 'zod';

type Authored = z.output<typeof authoredManifestSchema>;

/** What does not fit together within a manifest, one line each. */
export function findManifestFaults(manifest: Authored): string[] {
  const { routes, navigation, features = [], settings = [], commands = [], searches = [] } = manifest;
  const paths = routes.map(({ path }) => path);
  const known = new Set(features.map(({ key }) => key));
  const used = [...routes, ...settings, ...commands, ...searches].flatMap(({ feature }) => feature ?? []);
  return [
    ...repeated('routes', paths),
    ...Object.entries(namesOf(manifest)).flatMap(([section, names]) => repeated(section, names)),
    ...[...new Set(used)]
      .filter((key) => !known.has(key))
      .map((key) => `features: "${key}" is needed and not listed`),
    ...routes
      .filter(({ access, role }) => access === 'public' && role)
      .map(({ path }) => `routes: ${path} is public and needs a role`),
    ...navigation
      .filter(({ to }) => !paths.includes(to))
      .map(({ id, to }) => `navigation ${id}: ${to} is none of the routes`),
    ...commands
      .filter(({ to }) => !paths.some((path) => answers(path, to)))
      .map(({ id, to }) => `commands ${id}: no route answers ${to}`),
  ];
}

/** Words that one language lacks, or has for nothing. */
export function findWordFaults(manifest: Authored, words: ManifestWords): string[] {
  return Object.entries(namesOf(manifest)).flatMap(([section, names]) => {
    const said = Object.keys(words[section as SectionWithWords] ?? {});
    return [
      ...names.filter((name) => !said.includes(name)).map((name) => `${section}.${name} is missing`),
      ...said.filter((name) => !names.includes(name)).map((name) => `${section}.${name} names nothing`),
    ];
  });
}

type SectionWithWords = Exclude<keyof ManifestWords, 'title' | 'promise'>;

/** Names of everything that has words. */
function namesOf(manifest: Authored): Record<SectionWithWords, string[]> {
  const ids = (items: readonly { id: string }[] = []) => items.map(({ id }) => id);
  const { navigation, features = [], permissions = [], settings, commands, searches } = manifest;
  return {
    navigation: ids(navigation),
    features: features.map(({ key }) => key),
    permissions,
    settings: ids(settings),
    commands: ids(commands),
    searches: ids(searches),
  };
}

const repeated = (section: string, names: readonly string[]) =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${section}: "${name}" is there twice`,
  );

const answers = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
