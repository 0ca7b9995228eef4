import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnused } from './find-unused.ts';

let root: string;

function write(file: string, content: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unused-'));
  write('package.json', '{ "name": "fixture", "workspaces": ["libs/*"] }');
  write('libs/one/package.json', '{ "name": "@it/one", "exports": { ".": "./src/index.ts" } }');
  write('libs/one/src/index.ts', `export { a } from './a.ts';`);
  write('libs/one/src/a.ts', `export const a = 1;`);
  write('libs/other/package.json', '{ "name": "@it/other", "dependencies": { "@it/one": "*" } }');
  write('libs/other/src/start.main.ts', `import { a } from '@it/one'; console.log(a);`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what is imported over an index, as a whole, late or by a test is used', () => {
  write('libs/other/src/b.ts', 'export const b = 1; export const all = 2; export type Unasked = string;');
  write('libs/other/src/c.ts', 'export const c = 1;');
  write('libs/other/src/d.ts', 'export const d = 1; export default d;');
  write(
    'libs/other/src/b.test.ts',
    `import * as b from './b.ts'; import d, { d as e } from './d.ts'; b; d; e;`,
  );
  write('libs/other/src/c.test.ts', `const late = () => import('./c.ts');`);
  expect(findUnused(root)).toEqual([]);
});

test('an export that no other file imports is found, in an index too', () => {
  write('libs/one/src/index.ts', `export { a, more } from './a.ts';`);
  write('libs/one/src/a.ts', 'export const a = 1; export const more = 2; export function rest() {}');
  expect(findUnused(root)).toEqual([
    'libs/one/src/a.ts  [unused] nobody imports rest',
    'libs/one/src/index.ts  [unused] nobody imports more',
  ]);
});

test('a file that nothing imports or names is found', () => {
  write('libs/one/src/alone.ts', 'export const alone = 1;');
  write('libs/one/src/thread.ts', 'console.log(1);');
  write('libs/one/src/a.ts', `export const a = new URL('./thread.ts', import.meta.url);`);
  expect(findUnused(root)).toEqual(['libs/one/src/alone.ts  [unused] nothing reaches this file']);
});

test('a dependency that nothing imports, names or wants beside itself is found', () => {
  write('node_modules/view/package.json', '{ "peerDependencies": { "view-dom": "1" } }');
  write(
    'libs/other/package.json',
    '{ "name": "@it/other", "dependencies": { "@it/one": "*", "view": "1", "view-dom": "1", "left": "1" } }',
  );
  write('libs/other/src/view.main.ts', `import 'view';`);
  expect(findUnused(root)).toEqual(['libs/other/package.json  [unused] nothing needs left']);
});
