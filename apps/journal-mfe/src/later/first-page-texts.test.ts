import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import first from '../locales/en.json';
import remote from '../remote.ts';
import later from './locales/en.json';

const source = join(import.meta.dirname, '..');

/** Sources that a file of this area takes, at once or later, with those that these take. */
function reachableFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g,
  )) {
    const next = join(dirname(file), path);
    if (existsSync(next)) reachableFrom(next, seen);
  }
  return seen;
}

it('no text is in both files', () => {
  expect(Object.keys(first).filter((group) => group in later)).toEqual([]);
});

it('the first page, and what opens over it, says nothing that it does not wait for', () => {
  expect(remote.texts.later).toMatchObject([{ notFor: ['/journal'] }]);
  const said = new RegExp(String.raw`\bt\(\s*['"\`](?:journal:)?(?:${Object.keys(later).join('|')})[.'"\`]`);
  const files = [...reachableFrom(join(source, 'app/journal.page.tsx'))];
  expect(files.length).toBeGreaterThan(80);
  // Names the list that one came from, for the pages that go back to it.
  const others = files.filter((file) => !file.endsWith('list-place.ts'));
  expect(others.filter((file) => said.test(readFileSync(file, 'utf8')))).toEqual([]);
  const entries = [...reachableFrom(join(source, 'app/entry.page.tsx'))];
  expect(entries.filter((file) => said.test(readFileSync(file, 'utf8'))).length).toBeGreaterThan(10);
});
