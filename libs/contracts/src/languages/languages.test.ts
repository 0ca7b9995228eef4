import { describe, expect, it } from 'vitest';
import {
  builtInLanguage,
  chooseLanguage,
  directionOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
} from './languages.ts';

describe('the language of a page', () => {
  it.each([
    ['the stored choice', ['en', 'de'], 'de', ['en-GB'], 'de'],
    ['the language of the browser', ['en', 'de'], null, ['de-AT', 'en'], 'de'],
    ['the next language of the browser that the instance has', ['en', 'de'], null, ['fr', 'de'], 'de'],
    ['English', ['de', 'en'], null, ['fr'], 'en'],
    ['what the instance has, over a stored choice that it lacks', ['de', 'fr'], 'en', ['en'], 'de'],
    ['English where nothing is offered', [], null, [], 'en'],
  ])('is %s §9.38', (_what, offered, stored, preferred, expected) => {
    expect(chooseLanguage(offered, stored, preferred)).toBe(expected);
  });

  it.each([
    ['de-AT', 'de'],
    ['AR', 'ar'],
    ['ja', 'en'],
    ['', 'en'],
  ])('of the tag %s is the built-in %s', (tag, language) => {
    expect(builtInLanguage(tag)).toBe(language);
  });

  it('runs from right to left in Arabic, Hebrew and Persian only', () => {
    expect(['ar', 'he', 'fa-IR', 'en', 'de', 'fr'].map(directionOf)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });

  it('has a name of its own', () => {
    expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
      'English',
      'Deutsch',
      'Français',
      'العربية',
    ]);
    expect(isLanguage('he')).toBe(false);
  });
});
