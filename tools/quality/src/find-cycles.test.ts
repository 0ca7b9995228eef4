import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { findUnexplainedDisables } from './find-unexplained-disables.ts';

let root: string;

function write(file: string, content: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cycles-'));
  write('package.json', '{ "name": "fixture", "workspaces": ["libs/*"] }');
  for (const name of ['one', 'other'])
    write(`libs/${name}/package.json`, `{ "name": "@reflectory/${name}" }`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('files that import each other are found, over others as well', () => {
  write('libs/one/src/a.ts', `import { b } from './b.ts';`);
  write('libs/one/src/b.ts', `export { c } from './c.ts';`);
  write('libs/one/src/c.ts', `import './a.ts';`);
  const members = ['a', 'b', 'c'].map((name) => `libs/one/src/${name}.ts`);
  expect(findCycles(root)).toEqual([{ kind: 'files', members }]);
});

test('what is gone or not there yet when files are loaded makes no circle of files', () => {
  write('libs/one/src/a.ts', `import { b } from './b.ts';`);
  write('libs/one/src/b.ts', `import type { A } from './a.ts'; const late = () => import('./a.ts');`);
  expect(findCycles(root)).toEqual([]);
});

test('first-level folders that know each other are found, by a type as well', () => {
  write('libs/one/src/lock/code.ts', `import { page } from '../pages/settings/page.ts';`);
  write('libs/one/src/pages/settings/page.ts', `export const page = 1;`);
  write('libs/one/src/pages/list.ts', `import type { Code } from '../lock/kind.ts';`);
  write('libs/one/src/lock/kind.ts', `export type Code = string;`);
  const members = ['libs/one/src/lock', 'libs/one/src/pages'];
  expect(findCycles(root)).toEqual([{ kind: 'folders', members }]);
});

test('a file beside the folders may know all of them, and a test whatever it needs', () => {
  write('libs/one/src/index.ts', `import './lock/code.ts';`);
  write('libs/one/src/lock/code.ts', `import '../index.ts';`);
  write('libs/one/src/lock/code.test.ts', `import '../pages/page.ts';`);
  write('libs/one/src/pages/page.ts', `import '../lock/other.ts';`);
  write('libs/one/src/lock/other.ts', '');
  expect(findCycles(root).filter(({ kind }) => kind === 'folders')).toEqual([]);
});

test('the workspace has none', () => {
  expect(findCycles(path.resolve(import.meta.dirname, '../../..'))).toEqual([]);
});

test('projects that import each other are found', () => {
  write('libs/one/src/a.ts', `import '@reflectory/other/part';`);
  write('libs/other/src/a.ts', `import type { A } from '@reflectory/one';`);
  expect(findCycles(root)).toEqual([{ kind: 'projects', members: ['libs/one', 'libs/other'] }]);
});

test.each([
  ['// oxlint-disable-next-line no-console', false],
  ['// oxlint-disable-next-line no-console -- said on purpose', true],
  ['/* eslint-disable no-console */', false],
  ['{/* oxlint-disable-next-line no-console */}', false],
  ['// @ts-expect-error', false],
  ['// @ts-expect-error the column is gone', true],
  ["const text = 'oxlint-disable-next-line';", true],
])('"%s" says why it is there: %s', (line, isExplained) => {
  write('libs/one/src/a.ts', `\n${line}\n`);
  expect(findUnexplainedDisables(root)).toEqual(isExplained ? [] : ['libs/one/src/a.ts:2']);
});
