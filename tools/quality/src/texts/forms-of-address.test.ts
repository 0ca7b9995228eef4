import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const linesOf = (language: string) =>
  globSync(
    [`{apps,libs,services}/**/${language}.json`, `{apps,libs,services}/**/languages/${language}/**/*.json`],
    {
      cwd: root,
      exclude: (name) => name.includes('node_modules') || name.includes('dist'),
    },
  ).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${path.basename(file)}: ${line.trim()}`),
  );

/** Where several people are meant. */
const OF_SEVERAL = [
  'chacun de vous',
  'parlez-vous jamais, toi et',
  'Vous êtes peu nombreux',
  'et vos règles',
];

it('people are said du in German', () => {
  const lines = linesOf('de');
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /[a-zäöüß,] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u.test(line))).toEqual([]);
});

it('people are said tu in French, but where several are meant', () => {
  const lines = linesOf('fr');
  expect(lines.length).toBeGreaterThan(1000);
  const formal = lines.filter((line) =>
    /(?<!rendez-)(?<![\p{L}-])(?:vous|votre|vos)(?![\p{L}])/iu.test(line),
  );
  expect(formal.filter((line) => !OF_SEVERAL.some((words) => line.includes(words)))).toEqual([]);
});
