import { beforeEach, describe, expect, it } from 'vitest';
import { readStoredLanguage, settleLanguage, storeLanguage } from './stored-language.ts';

const cookieOf = (text: string) => ({ cookie: text });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'reflectory_language=; Max-Age=0; Path=/';
});

describe('the choice of a language', () => {
  it('is kept where the shell and where the gateway look for it §3.33', () => {
    storeLanguage(localStorage, document, 'fr');
    expect(localStorage.getItem('reflectory.language')).toBe('fr');
    expect(document.cookie).toContain('reflectory_language=fr');
    expect(readStoredLanguage(localStorage, cookieOf(''))).toBe('fr');
  });

  it('is read from the cookie where local storage has none', () => {
    expect(readStoredLanguage(localStorage, cookieOf('a=1; reflectory_language=ar'))).toBe('ar');
    expect(readStoredLanguage(localStorage, cookieOf('a=1'))).toBeNull();
  });
});

describe('before the first paint', () => {
  it('nothing happens to who has not chosen', () => {
    expect(settleLanguage(localStorage, document, 'de', null)).toBe(false);
    expect([localStorage.length, document.cookie]).toEqual([0, '']);
  });

  it('an address that asked for the language has chosen it', () => {
    localStorage.setItem('reflectory.language', 'en');
    expect(settleLanguage(localStorage, document, 'fr', 'fr')).toBe(false);
    expect(localStorage.getItem('reflectory.language')).toBe('fr');
  });

  it('a choice that the gateway did not know is told to it, and the document is asked for again, once', () => {
    localStorage.setItem('reflectory.language', 'fr');
    expect(settleLanguage(localStorage, document, 'en', null)).toBe(true);
    expect(document.cookie).toContain('reflectory_language=fr');
    expect(settleLanguage(localStorage, document, 'en', null)).toBe(false);
  });

  it('a choice that only the gateway knew reaches the shell', () => {
    document.cookie = 'reflectory_language=ar; Path=/';
    expect(settleLanguage(localStorage, document, 'ar', null)).toBe(false);
    expect(localStorage.getItem('reflectory.language')).toBe('ar');
  });

  it('nothing is asked for again where cookies are refused', () => {
    localStorage.setItem('reflectory.language', 'fr');
    const refusing = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => {} });
    expect(settleLanguage(localStorage, refusing, 'en', null)).toBe(false);
  });
});
