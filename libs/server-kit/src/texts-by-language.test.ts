import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { fillText, readTextsByLanguage } from './texts-by-language.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const schema = z.strictObject({ title: z.string().min(1) });
const write = (language: string, texts: object) => {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, 'page.json'), JSON.stringify(texts));
};

beforeAll(() => {
  for (const language of LANGUAGES) write(language, { title: `Title in ${language}` });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('texts are there in every language', () => {
  const texts = readTextsByLanguage(folder)('page', schema);
  expect(Object.keys(texts)).toEqual([...LANGUAGES]);
  expect(texts.fr.title).toBe('Title in fr');
});

test('a text that lacks or is too many names its file', () => {
  write('de', { subtitle: 'x' });
  expect(() => readTextsByLanguage(folder)('page', schema)).toThrow(
    /de[/\\]page\.json is not right:\n {2}title/,
  );
});

test('a place in a text is filled, and one that nothing is given for is refused', () => {
  expect(fillText('{{count}} days at {{product}}', { count: 3, product: '$1' })).toBe('3 days at $1');
  expect(() => fillText('On {{date}}', {})).toThrow('{{date}}');
});
