import type { Language } from '@reflectory/contracts/languages';
import { plainText } from '../plain-text.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of which a sentence in a language of Latin letters has at least one. */
const latin = [
  [
    'en',
    setOf(
      'the to of and my it be you i me myself want wish is was for with that this not no have life live die dead do all everyone suicidal suicide kill im ive dont cant done goodbye am so are he she they we just never sorry',
    ),
  ],
  [
    'de',
    setOf(
      'ich mich mir der die das und nicht ist ein eine zu den dem mit es auf im in von sie er wenn dass ohne mi mein meine kein keine keiner niemand alles noch nur war habe bin will selbstmord suizid leben sterben tot',
    ),
  ],
  [
    'fr',
    setOf(
      'je j le la les de des du un une et est pas plus que qu ne pour dans sur mon ma mes me moi il elle avec ce ça ca c rien jamais personne veux suis ai vie vivre mourir mort tout en à au aux suicide',
    ),
  ],
] as const;

/** The languages of a text: of those in Latin letters the one that most of its small words are from, and any that is nearly as frequent. */
export const languagesOf = (text: string): Language[] => {
  const words = plainText(text).match(/[a-z]+/gu) ?? [];
  const isArabic = /[ء-ي]/u.test(text);
  if (isArabic && words.length === 0) return ['ar'];
  const counts = latin.map(([language, markers]) => ({
    language,
    count: words.filter((word) => markers.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const found: Language[] = counts
    .filter(({ count }) => count * 2 > most || most === 0)
    .map(({ language }) => language);
  return isArabic ? [...found, 'ar'] : found;
};
