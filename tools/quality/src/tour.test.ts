import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

test('the tour leads to files that are there', () => {
  const page = readFileSync(path.join(root, 'docs/tour.md'), 'utf8');
  const files = [...page.matchAll(/`((?:apps|libs|services|tools)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
