import { expect, it } from 'vitest';
import { languagesOf } from './languages-of.ts';

it.each([
  ['I want to go home and sleep.', ['en']],
  ['Ich will nach Hause und schlafen.', ['de']],
  ['Je ne veux plus rentrer avec toi.', ['fr']],
  ['أريد أن أعود إلى البيت.', ['ar']],
])('a text of one language is heard in it alone: %s', (text, languages) => {
  expect(languagesOf(text)).toEqual(languages);
});

it('a text of two languages is heard in both', () => {
  expect(languagesOf('I want to die. Ich will nicht mehr leben.')).toEqual(['en', 'de']);
});

it('a word that no language is known by is heard in all that have its letters', () => {
  expect(languagesOf('kms')).toEqual(['en', 'de', 'fr']);
});
