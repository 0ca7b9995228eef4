import type { Language } from '@reflectory/contracts/languages';
import { expect, test } from 'vitest';
import { findIdentifying } from './find-identifying.ts';

const marked = (text: string, language: Language, known = {}) =>
  findIdentifying(text, language, known).map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`);

test('names, places, numbers and companies of a passage are marked in their order', () => {
  expect(
    marked('I met Sarah in Lyon. Call her at +33 6 12 34 56 78, she works for Blue Harbour Ltd now.', 'en'),
  ).toEqual(['name: Sarah', 'place: Lyon', 'number: +33 6 12 34 56 78', 'company: Blue Harbour Ltd']);
});

test('what is known beforehand is marked wherever it stands, in whatever case', () => {
  expect(
    marked('the acme office, and bo again', 'en', { companies: ['Acme'], people: ['Bo'], places: [' '] }),
  ).toEqual(['company: acme', 'name: bo']);
});

test('days, months and what is written small are not marked', () => {
  expect(marked('On Monday I was tired. In May it will be better, I think.', 'en')).toEqual([]);
});

/** Sentences with what is to be marked in them: the share that is, printed by language, may not fall. */
const examples: Record<Language, readonly [text: string, ...names: string[]][]> = {
  en: [
    ['Yesterday I argued with Martin about the budget.', 'Martin'],
    ['My sister Clara called from Bristol.', 'Clara', 'Bristol'],
    ['I was so angry at Priya that I left the room.', 'Priya'],
    ['We moved to Leeds on 12/03/2024.', 'Leeds', '12/03/2024'],
    ['Write to tom.b@example.com if it happens again.', 'tom.b@example.com'],
    ['Dr Okafor says I need rest.', 'Okafor'],
  ],
  de: [
    ['Gestern habe ich mit Martin gestritten.', 'Martin'],
    ['Meine Schwester Clara hat aus Bremen angerufen.', 'Clara', 'Bremen'],
    ['Ich war bei Frau Yilmaz im Büro.', 'Yilmaz'],
    ['Wir wohnen seit 2019 in Leipzig.', '2019', 'Leipzig'],
    ['Die Nordlicht GmbH hat mir gekündigt.', 'Nordlicht GmbH'],
    ['Jonas sagte, dass er geht.', 'Jonas'],
  ],
  fr: [
    ['Hier je me suis disputé avec Martin.', 'Martin'],
    ['Ma sœur Clara a appelé de Nantes.', 'Clara', 'Nantes'],
    ['Je suis allée à Rouen avec Léa.', 'Rouen', 'Léa'],
    ['Madame Diallo m’a dit de me reposer.', 'Diallo'],
    ['Mon numéro est le 06 12 34 56 78.', '06 12 34 56 78'],
  ],
  ar: [
    ['تحدثت مع محمد عن العمل.', 'محمد'],
    ['سافرت إلى القاهرة مع فاطمة.', 'القاهرة', 'فاطمة'],
    ['رقمي هو 0123456789.', '0123456789'],
  ],
};

test.each(Object.entries(examples) as [Language, (typeof examples)[Language]][])(
  'in %s most of it is marked',
  (language, texts) => {
    const wanted = texts.flatMap(([text, ...names]) => {
      const found = marked(text, language);
      return names.map((name) => ({ name, isFound: found.some((one) => one.includes(name)) }));
    });
    const missed = wanted.filter(({ isFound }) => !isFound).map(({ name }) => name);
    const recall = 1 - missed.length / wanted.length;
    process.stdout.write(
      `${language}: ${Math.round(recall * 100)} % of ${wanted.length} marked, missed: ${missed.join(', ') || 'none'}\n`,
    );
    expect(recall).toBeGreaterThanOrEqual(0.85);
  },
);
