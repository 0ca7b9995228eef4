import { expect, it } from 'vitest';
import { chooseLanguage, directionOf } from './language-choice.ts';

it.each([
  ['the stored choice', ['en', 'de'], 'de', ['en-GB'], 'de'],
  ['the language of the browser', ['en', 'de'], null, ['de-AT', 'en'], 'de'],
  ['the next language of the browser that the instance has', ['en', 'de'], null, ['fr', 'de'], 'de'],
  ['English', ['en', 'de'], null, ['fr'], 'en'],
  ['what the instance has, over a stored choice that it lacks', ['de'], 'en', ['en'], 'de'],
])('takes %s', (_what, available, stored, preferred, expected) => {
  expect(chooseLanguage(available, stored, preferred)).toBe(expected);
});

it('knows which languages run from right to left', () => {
  expect(['ar', 'he', 'fa-IR', 'en', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});
