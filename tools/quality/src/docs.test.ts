import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the tour leads to files that are there', () => {
  const page = read('docs/tour.md');
  const files = [...page.matchAll(/`((?:apps|libs|services|tools)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the table of bad input names tests that are there', () => {
  const rows = [...read('docs/bad-input.md').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?) +\|/g)];
  expect(rows.length).toBeGreaterThan(15);
  const isThere = (file: string, name: string) =>
    existsSync(path.join(root, file)) && read(file).includes(name);
  expect(rows.filter(([, file = '', name = '']) => !isThere(file, name)).map(([row]) => row)).toEqual([]);
});
