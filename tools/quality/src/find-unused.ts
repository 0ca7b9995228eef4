import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { findProjects, findSources, type Project } from './workspace.ts';

/** Files that somebody runs, or that a tool finds by their name. */
const ENTRY =
  /(\.(main|run|entry|worklet|worker|test|spec|stories|bench|config|setup)\.tsx?$)|(\/(main|remote|build)\.tsx?$)|(\.d\.ts$)|(\/\.storybook\/)/;
/** Packages that others get packed: what their indexes export is for sources outside of this workspace too. */
const PACKED = /^(libs\/(contracts|domain|client|platform-sdk|design-system)|tools\/build)$/;

/** Values that a file exports, and what it uses of other files; `*` is all of one. */
type Module = { exports: string[]; uses: { file: string; name: string }[] };

/** Finds exports that no other file imports, files that nothing reaches, and dependencies that a project does not name. */
export function findUnused(root: string): string[] {
  const projects = findProjects(root);
  const entries = new Map(projects.flatMap((project) => entriesOf(root, project)));
  const files = projects.flatMap((project) => findSources(root, project));
  const known = new Set(files);
  const modules = new Map(files.map((file) => [file, readModule(root, file, known, entries)]));
  const texts = textsOf(root);
  const used = new Set<string>();
  const reached = new Set<string>();
  for (const [from, { uses }] of modules) {
    for (const { file, name } of uses) {
      if (file === from) continue;
      used.add(`${file}#${name}`);
      reached.add(file);
    }
  }
  const open = new Set(
    projects
      .filter(({ folder }) => PACKED.test(folder))
      .flatMap((project) => entriesOf(root, project).map(([, file]) => file)),
  );
  const faults: string[] = [];
  for (const [file, module] of modules) {
    if (ENTRY.test(file) || open.has(file)) continue;
    if (!reached.has(file) && !isNamed(file, texts)) {
      faults.push(`${file}  [unused] nothing reaches this file`);
      continue;
    }
    if (used.has(`${file}#*`) || !reached.has(file)) continue;
    for (const name of module.exports)
      if (!used.has(`${file}#${name}`)) faults.push(`${file}  [unused] nobody imports ${name}`);
  }
  return [...faults, ...projects.flatMap((project) => unusedDependencies(root, project, texts))];
}

/** Names under which a package is imported, with the file behind each. */
function entriesOf(root: string, { name, folder }: Project): [string, string][] {
  const { exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  return Object.entries(exports).flatMap(([key, target]): [string, string][] => {
    if (typeof target !== 'string') return [];
    const file = path.posix.join(folder, target);
    const [start = '', end = ''] = file.split('*');
    return globSync(file, { cwd: root }).map((found) => {
      const part = found.replaceAll('\\', '/').slice(start.length, end === '' ? undefined : -end.length);
      return [path.posix.join(name, key.replace('*', part)), found];
    });
  });
}

function readModule(
  root: string,
  from: string,
  known: ReadonlySet<string>,
  entries: ReadonlyMap<string, string>,
): Module {
  const source = readFileSync(path.join(root, from), 'utf8');
  const { module } = parseSync(from, source);
  const resolve = (specifier: string) => {
    const file = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : entries.get(specifier);
    return file !== undefined && known.has(file) ? file : undefined;
  };
  const exports: string[] = [];
  const uses: Module['uses'] = [];
  const note = (specifier: string, name: string | null | undefined) => {
    const file = resolve(specifier);
    if (file !== undefined) uses.push({ file, name: name ?? '*' });
  };
  for (const { moduleRequest, entries: names } of module.staticImports) {
    note(moduleRequest.value, '');
    for (const { importName } of names)
      note(moduleRequest.value, importName.kind === 'Default' ? 'default' : importName.name);
  }
  for (const { entries: names } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of names) {
      if (moduleRequest) note(moduleRequest.value, importName.kind === 'Name' ? importName.name : '*');
      const name = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (name && !isType) exports.push(name);
    }
  // Late imports, and types that are named where they are needed.
  for (const [, specifier = ''] of source.matchAll(/import\(\s*['"]([^'"]+)['"]/g)) note(specifier, '*');
  return { exports, uses };
}

/** Everything that may name a file or a package in words: sources, settings, scripts. */
function textsOf(root: string): Map<string, string> {
  const files = globSync(
    '{*,{apps,services,libs,tools}/{**/*,*/.storybook/*}}.{ts,tsx,cts,mjs,cjs,js,json,html,css}',
    {
      cwd: root,
      exclude: (entry) =>
        /(^|\/)(node_modules|dist|storybook-static|test-results|package-lock\.json)$/.test(entry),
    },
  );
  return new Map(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8')]),
  );
}

const isNamed = (file: string, texts: ReadonlyMap<string, string>) =>
  [...texts].some(([other, text]) => other !== file && text.includes(path.posix.basename(file)));

function unusedDependencies(
  root: string,
  { folder, own }: Project,
  texts: ReadonlyMap<string, string>,
): string[] {
  const words = [...texts].filter(([file]) => file.startsWith(`${folder}/`));
  const peers = new Set(own.flatMap((name) => peersOf(root, name)));
  const isUsed = (name: string) =>
    name.startsWith('@types/') ||
    peers.has(name) ||
    words.some(([file, text]) =>
      file === `${folder}/package.json` ? text.split(`"${name}"`).length > 2 : text.includes(name),
    );
  return own
    .filter((name) => !isUsed(name))
    .map((name) => `${folder}/package.json  [unused] nothing needs ${name}`);
}

/** What a package wants to find beside itself. */
function peersOf(root: string, name: string): string[] {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return [];
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { peerDependencies?: object };
  return Object.keys(peerDependencies);
}
