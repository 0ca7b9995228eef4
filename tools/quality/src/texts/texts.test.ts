import { LANGUAGES } from '@reflectory/contracts/languages';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findFormal, findOtherDigits, findTextFaults, findUntranslated } from './find-text-faults.ts';
import { findLanguageRecords } from './language-records.ts';

const workspace = join(import.meta.dirname, '../../../..');
const others = LANGUAGES.filter((language) => language !== 'en');
const find = (pattern: string) => globSync(pattern, { cwd: workspace }).toSorted();
const foldersWith = (pattern: string) => find(pattern).map((file) => dirname(file));

const locales = foldersWith('{apps,libs}/*/src/**/{locales,scripts}/{,manifest/}en.json');
const modules = foldersWith('{apps,libs,services}/*/src/{texts,*/texts,*/*/texts,texts/*}/en.ts');

/** Folders with one folder for each language, and what lies in that of English. */
const spoken = find('services/*/src/languages/en').flatMap((english) =>
  globSync('**/*.json', { cwd: join(workspace, english) })
    .toSorted()
    .map((file) => [dirname(english), file] as const),
);
const readSpoken = ([folder, file]: readonly [string, string], language: string): unknown =>
  JSON.parse(readFileSync(join(workspace, folder, language, file), 'utf8'));

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
  expect(spoken).toContainEqual(['services/core-api/src/languages', 'library/frameworks/gratitude.json']);
});

/** Names of features, by their keys; what an administrator reads of those of every remote. */
const named = (folder: string) =>
  Object.keys((readLocale(folder, 'en') as { features?: Record<string, unknown> }).features ?? {});

test('every feature that a remote brings has a name among those that administrators choose', () => {
  const { features } = readLocale('apps/admin-mfe/src/locales', 'en') as {
    features: { names: Record<string, string> };
  };
  const brought = foldersWith('apps/*/src/locales/manifest/en.json').flatMap(named);
  expect(brought).toContain('own_voice');
  expect(Object.keys(features.names)).toEqual(expect.arrayContaining(brought));
});

test.each(others)('a folder of texts in %s has the files that the English one has', (language) => {
  for (const folder of new Set(spoken.map(([name]) => name))) {
    const files = globSync('**/*.json', { cwd: join(workspace, folder, language) });
    const english = spoken.filter(([name]) => name === folder).map(([, file]) => file);
    expect(files.toSorted()).toEqual(english);
  }
});

test.each(others)('what services say in %s has every text that it has in English', (language) => {
  const faults = spoken.flatMap((texts) =>
    findTextFaults(readSpoken(texts, 'en'), readSpoken(texts, language), language).map(
      (fault) => `${texts.join('/')} ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
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

/** Every text of a language, by where it stands, beside the English one. */
async function readAll(language: string): Promise<[place: string, english: unknown, texts: unknown][]> {
  const inModules = await Promise.all(
    modules.map(async (folder): Promise<[string, unknown, unknown]> => [
      folder,
      await importTexts(folder, 'en'),
      await importTexts(folder, language),
    ]),
  );
  return [
    ...locales.map((folder): [string, unknown, unknown] => [
      folder,
      readLocale(folder, 'en'),
      readLocale(folder, language),
    ]),
    ...inModules,
    ...spoken.map((texts): [string, unknown, unknown] => [
      texts.join('/'),
      readSpoken(texts, 'en'),
      readSpoken(texts, language),
    ]),
  ];
}

test.each(others)('nothing that is said in %s is English still', async (language) => {
  const all = await readAll(language);
  const untranslated = all.flatMap(([place, english, texts]) =>
    findUntranslated(english, texts).map((key) => `${place}: ${key}`),
  );
  expect(untranslated).toEqual([]);
});

test('what is said in Arabic has the digits that its formatted numbers have', async () => {
  expect(new Intl.NumberFormat('ar').format(10)).toBe('10');
  expect(findOtherDigits({ a: '{{value}} من ١٠', b: '5 من 10' })).toEqual(['a']);
  const all = await readAll('ar');
  const faults = all.flatMap(([place, , texts]) => findOtherDigits(texts).map((key) => `${place}: ${key}`));
  expect(faults).toEqual([]);
});

test.each(['de', 'fr'])('everybody is spoken to in %s as somebody one knows', async (language) => {
  const all = await readAll(language);
  const formal = all.flatMap(([place, , texts]) =>
    findFormal(texts, language).map((key) => `${place}: ${key}`),
  );
  expect(formal).toEqual([]);
});

test('a text that speaks as to a stranger is found, and one to several is none', () => {
  const texts = {
    a: 'Wer ihn mit Ihnen geteilt hat',
    b: 'wenn Sie Zeit haben',
    c: 'Sie haben Zeit',
    d: 'dein Text',
  };
  expect(findFormal(texts, 'de')).toEqual(['a', 'b']);
  expect(findFormal({ a: 'Votre texte', b: 'un rendez-vous', c: 'chacun de vous' }, 'fr')).toEqual(['a']);
});

test('where languages stand beside each other, each of them is there in its own words', () => {
  const sources = globSync('{apps,libs,services}/*/src/**/*.{ts,tsx}', {
    cwd: workspace,
    exclude: (entry) => entry.endsWith('node_modules'),
  }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  let count = 0;
  const faults = sources.flatMap((file) =>
    findLanguageRecords(readFileSync(join(workspace, file), 'utf8'), LANGUAGES).flatMap(
      ({ blocks, line }) => {
        count += 1;
        const wordsOf = (language: string) => blocks.get(language)?.replace(/^\s*\S+:/, '');
        const english = wordsOf('en');
        return others.flatMap((language) => {
          const words = wordsOf(language);
          if (words === undefined) return [`${file}:${line} lacks ${language}`];
          const isSame = words === english && words.trim().split(/\s+/).length > 3;
          return isSame ? [`${file}:${line} says in ${language} what it says in English`] : [];
        });
      },
    ),
  );
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(10);
});

test('records of languages are found as they are laid out', () => {
  const source = [
    'const texts = {',
    '  first: {',
    "    en: 'One',",
    '    de: [',
    "      'Eins',",
    '    ],',
    "    'fr': { a: 'Un' },",
    '  },',
    '  size: { en: 1, de: 2 },',
    '  other: {',
    "    en: 'x',",
    "    it: 'y',",
    "    de: 'z',",
    '  },',
    '};',
  ];
  const found = findLanguageRecords(source.join('\n'), ['en', 'de', 'fr']);
  expect(found.map(({ line, end, blocks }) => [line, end, [...blocks.keys()]])).toEqual([
    [3, 7, ['en', 'de', 'fr']],
  ]);
});
