import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { workspace } from '../web-config.ts';

/** A copy of this workspace to change and build in; installed packages are linked from here. */
export type ScratchWorkspace = {
  /** Builds an app of `apps` and reads its release. @throws Error with what the compiler says */
  build(app: string): Promise<Release>;
  /** Runs a script of the workspace. @throws Error with what it printed */
  run(script: string, ...args: string[]): Promise<void>;
  /** Files that match and hold the text. */
  find(pattern: string, text: RegExp): string[];
  write(file: string, content: string): void;
  /** Adds text at the end of every file that matches. */
  append(pattern: string, text: (index: number) => string): void;
  /** Changes a file, which must become another one. */
  change(file: string, edit: (content: string) => string): void;
  remove(): void;
};

const isCopied = (file: string) => !/(^|\/)(node_modules|dist|storybook-static|test-results)$/.test(file);

/** Links every installed package but our own, which are those of the copy. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(workspace, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@reflectory'), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== '@reflectory' && entry !== '.cache')) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const file of globSync('{apps,libs,services,tools}/*/package.json', { cwd: folder })) {
    const { name }: { name: string } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    symlinkSync(path.join(folder, path.dirname(file)), path.join(to, name));
  }
}

async function runIn(cwd: string, args: string[]): Promise<void> {
  const { NODE_ENV: _test, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output}`);
}

/** Copies what builds read of this workspace into a temporary folder. */
export function createScratchWorkspace(): ScratchWorkspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const part of ['apps', 'libs', 'services', 'tools']) {
    cpSync(path.join(workspace, part), path.join(folder, part), { recursive: true, filter: isCopied });
  }
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json', '.prettierrc.json']) {
    cpSync(path.join(workspace, file), path.join(folder, file), { force: true });
  }
  linkPackages(folder);
  const at = (file: string) => path.join(folder, file);
  return {
    async build(app) {
      const directory = at(`apps/${app}`);
      const hasConfig = readdirSync(directory).includes('rspack.config.ts');
      await runIn(
        directory,
        hasConfig ? [at('node_modules/@rspack/cli/bin/rspack.js'), 'build'] : ['build.ts'],
      );
      return releaseSchema.parse(JSON.parse(readFileSync(path.join(directory, 'dist/release.json'), 'utf8')));
    },
    run: (script, ...args) => runIn(folder, [at(script), ...args]),
    find: (pattern, text) =>
      globSync(pattern, { cwd: folder }).filter((file) => text.test(readFileSync(at(file), 'utf8'))),
    write(file, content) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    append(pattern, text) {
      const files = globSync(pattern, { cwd: folder, exclude: (file) => file.includes('node_modules') });
      if (files.length === 0) throw new Error(`No file is ${pattern}`);
      for (const [index, file] of files.toSorted().entries()) appendFileSync(at(file), text(index));
    },
    change(file, edit) {
      const before = readFileSync(at(file), 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`${file} is as it was`);
      writeFileSync(at(file), after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
