import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ENTRY } from '@reflectory/contracts/remotes';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webConfig, workspace } from '../web-config.ts';
import { buildServerEntry } from './build-server-entry.ts';

let directory: string;
const app = () => ({ directory, name: 'boards' });
const routes = [
  { path: '/b/:token', access: 'public' as const },
  { path: '/boards', access: 'signed-in' as const },
];
const button = join(workspace, 'libs/design-system/src/components/button/button.module.css');

function write(file: string, content: string): void {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), content);
}

const writeEntry = (route: string, drawn = `''`) =>
  write(
    'src/server-entry.ts',
    `import own from './board.module.css';
     import shared from ${JSON.stringify(button)};
     const draw = (page: string): string => ${drawn};
     export const serverEntry = { routes: ['${route}'], draw, classes: [own.board, shared.button].join(' ') };`,
  );

const readScript = () => readFileSync(join(directory, 'dist', SERVER_ENTRY), 'utf8');
const classesIn = (script: string) =>
  script.match(/\bboards-board-[\w-]+|\bdesign-button[\w.-]+/g)?.toSorted();
const build = () => buildServerEntry(app(), { routes }, join(directory, 'dist'));

/** Classes in the scripts that browsers get of the same sources, built as part of another app. */
async function classesOf(name: string): Promise<string[] | undefined> {
  const config = webConfig({ directory, name }, { main: './src/server-entry.ts' }, []);
  const folder = join(directory, 'browser');
  const library = { name: 'main', type: 'var' };
  const output = { ...config.output, path: folder, filename: 'main.js', library };
  const compiler = rspack({ ...config, output, plugins: [] });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return classesIn(readFileSync(join(folder, 'main.js'), 'utf8'));
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'boards-'));
  write('package.json', '{ "name": "boards", "version": "1.0.0" }');
  write('src/board.module.css', '@layer areas { .board { color: red } }');
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('a server entry', () => {
  it('becomes one script that says which routes it draws, the same each time', async () => {
    writeEntry('/b/:token', 'page');
    const built = await build();
    expect(built?.routes).toEqual(['/b/:token']);
    expect(built?.sources).toContain(join(directory, 'src/board.module.css'));
    const script = readScript();
    await build();
    expect(readScript()).toBe(script);
  });

  it('names classes as the browser’s build does, and those of the design system as every build does', async () => {
    writeEntry('/b/:token');
    await build();
    const [own, shared] = classesIn(readScript()) ?? [];
    expect(await classesOf('boards')).toEqual([own, shared]);
    expect((await classesOf('shell'))?.at(-1)).toBe(shared);
  });

  it('may be left out', async () => {
    expect(await build()).toBeNull();
  });

  it('draws public routes only', async () => {
    writeEntry('/boards');
    await expect(build()).rejects.toThrow('only public routes are drawn on the server, not /boards');
  });

  it('is refused where it needs more than the language while it is loaded', async () => {
    write('src/server-entry.ts', `export const serverEntry = { routes: [], folder: process.cwd() };`);
    await expect(build()).rejects.toThrow('process is not defined');
  });

  it('is refused where it needs a module of Node', async () => {
    write('src/server-entry.ts', `import 'node:fs'; export const serverEntry = { routes: [] };`);
    await expect(build()).rejects.toThrow('node:fs');
  });
});
