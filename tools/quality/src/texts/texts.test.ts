import { LANGUAGES } from '@reflectory/contracts/languages';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';

const workspace = join(import.meta.dirname, '../../../..');
const others = LANGUAGES.filter((language) => language !== 'en');
const foldersWith = (pattern: string) =>
  globSync(pattern, { cwd: workspace })
    .map((file) => dirname(file))
    .toSorted();

const locales = foldersWith('{apps,libs}/*/src/{,*/}locales/{,manifest/}en.json');
const modules = foldersWith('{apps,libs,services}/*/src/{texts,*/texts,*/*/texts,texts/*}/en.ts');

const readLocale = (folder: string, language: string): unknown =>
  JSON.parse(readFileSync(join(workspace, folder, `${language}.json`), 'utf8'));

async function importTexts(folder: string, language: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(join(workspace, folder, `${language}.ts`)).href);
  return typeof module === 'object' && module !== null ? Reflect.get(module, language) : null;
}

test('every place with texts is found', () => {
  expect(locales).toEqual(
    expect.arrayContaining(['apps/shell/src/locales', 'libs/domain/src/areas/locales']),
  );
  expect(modules).toContain('apps/public-site/src/texts');
});

test.each(locales.flatMap((folder) => others.map((language) => [folder, language] as const)))(
  '%s says in %s everything that it says in English',
  (folder, language) => {
    expect(findTextFaults(readLocale(folder, 'en'), readLocale(folder, language), language)).toEqual([]);
  },
);

test.each(modules.flatMap((folder) => others.map((language) => [folder, language] as const)))(
  '%s says in %s everything that it says in English',
  async (folder, language) => {
    const [english, texts] = await Promise.all([importTexts(folder, 'en'), importTexts(folder, language)]);
    expect(english).toBeTruthy();
    expect(findTextFaults(english, texts, language)).toEqual([]);
  },
);
