import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a remote outside of this workspace is built from. */
const PACKED = [
  'libs/contracts',
  'libs/domain',
  'libs/client',
  'libs/platform-sdk',
  'libs/design-system',
  'tools/build',
];

/** Tests, stories and what only this workspace runs. */
const isShipped = (file: string) =>
  !/(\.(test|stories|bench)\.tsx?$)|(\.main\.ts$)|(^src\/(own-inputs|pack|watch)\b)|(\/node_modules\/)/.test(
    file,
  );

type PackageJson = {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  sideEffects?: unknown;
};

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Where the compiled twin of a source lies, as a name in `exports`. */
function exported(file: string): string | Record<string, string> {
  if (!/\.tsx?$/.test(file)) return file;
  const base = file.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** The description under which a package is handed out: no workspace, no commands. */
function describePackage(own: PackageJson, versions: ReadonlyMap<string, string>) {
  const dependencies = Object.entries(own.dependencies ?? {}).map(
    ([name, wanted]) => [name, versions.get(name) ?? wanted] as const,
  );
  return {
    name: own.name,
    version: own.version,
    type: 'module',
    license: 'UNLICENSED',
    ...(own.sideEffects !== undefined && { sideEffects: own.sideEffects }),
    exports: Object.fromEntries(Object.entries(own.exports).map(([name, file]) => [name, exported(file)])),
    dependencies: Object.fromEntries(dependencies),
  };
}

/** Compiles the sources of a package into `target`: scripts, their types, and all other files as they are. */
async function compile(workspace: string, source: string, target: string): Promise<void> {
  const files = globSync('src/**/*', { cwd: source, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter(isShipped);
  const isScript = (file: string) => /(?<!\.d)\.tsx?$/.test(file);
  // Not among the sources, which others may be building.
  const project = `${target}.tsconfig.json`;
  const options = {
    noEmit: false,
    // Checked by the typecheck of each package; here one is compiled without the sources of the others.
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    types: ['node'],
    typeRoots: [path.join(workspace, 'node_modules/@types')],
    rootDir: source,
    outDir: target,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(source, 'tsconfig.json'),
      compilerOptions: options,
      include: [],
      files: files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(source, file)),
    }),
  );
  try {
    await run(process.execPath, [path.join(workspace, 'node_modules/typescript/bin/tsc'), '-p', project]);
  } finally {
    rmSync(project);
  }
  for (const file of files.filter((name) => !isScript(name)))
    cpSync(path.join(source, file), path.join(target, file));
}

/**
 * Packs all that a remote outside of `workspace` is built from into `folder`; returns the archives by package.
 *
 * @throws Error with what the compiler or npm says
 */
export async function packForOutside(workspace: string, folder: string): Promise<Map<string, string>> {
  const versions = new Map(
    PACKED.map((name) => readPackage(path.join(workspace, name))).map(({ name, version }) => [name, version]),
  );
  const staging = mkdtempSync(path.join(tmpdir(), 'pack-'));
  mkdirSync(folder, { recursive: true });
  const archives = new Map<string, string>();
  try {
    for (const part of PACKED) {
      const source = path.join(workspace, part);
      const own = readPackage(source);
      const target = path.join(staging, path.basename(part));
      await compile(workspace, source, target);
      for (const file of globSync('*.json', { cwd: source }).filter((name) => name.startsWith('size-'))) {
        cpSync(path.join(source, file), path.join(target, file));
      }
      writeFileSync(
        path.join(target, 'package.json'),
        JSON.stringify(describePackage(own, versions), null, 2),
      );
      const { stdout } = await run(
        'npm',
        ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
        { cwd: target },
      );
      const [packed]: { filename: string }[] = Object.values(JSON.parse(stdout));
      archives.set(own.name, path.join(folder, packed?.filename ?? ''));
    }
    return archives;
  } finally {
    rmSync(staging, { recursive: true });
  }
}
