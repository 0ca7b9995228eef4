import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPrograms } from './find-programs.ts';
import { findProjects } from './workspace.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('packages with the same options are one program, whatever their order', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'programs-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  };
  write('package.json', { workspaces: ['libs/*'] });
  const options = [
    { jsx: 'react-jsx', types: ['node'] },
    { types: ['node'], jsx: 'react-jsx' },
    { types: [] },
  ];
  options.forEach((compilerOptions, index) => {
    write(`libs/l${index}/package.json`, { name: `l${index}` });
    write(`libs/l${index}/tsconfig.json`, { compilerOptions, include: ['**/*.ts'], exclude: ['dist'] });
  });
  expect(findPrograms(root)).toEqual([
    {
      compilerOptions: options[0],
      include: ['libs/l0/**/*.ts', 'libs/l1/**/*.ts'],
      exclude: ['libs/l0/dist', 'libs/l1/dist'],
    },
    { compilerOptions: { types: [] }, include: ['libs/l2/**/*.ts'], exclude: ['libs/l2/dist'] },
  ]);
  rmSync(root, { recursive: true });
});

test('every package of the workspace belongs to a program', () => {
  const included = findPrograms(ROOT).flatMap(({ include }) => include);
  const left = findProjects(ROOT).filter(
    ({ folder }) => !included.some((pattern) => pattern.startsWith(`${folder}/`)),
  );
  expect(left).toEqual([]);
});
