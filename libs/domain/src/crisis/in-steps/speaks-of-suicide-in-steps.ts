import type { Language } from '@reflectory/contracts/languages';
import { hear, isEnough, loadLearned, prepareHearing } from '../hearing/hear.ts';
import { languagesOf } from '../hearing/languages-of.ts';
import type { Speech } from '../hearing/speech.ts';

const speeches = new Map<Language, Speech>();
const pieces: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: () => import('../hearing/en.ts').then(({ en }) => en),
  de: () => import('../hearing/de.ts').then(({ de }) => de),
  fr: () => import('../hearing/fr.ts').then(({ fr }) => fr),
  ar: () => import('../hearing/ar.ts').then(({ ar }) => ar),
};

const loadSpeeches = (languages: readonly Language[]): Promise<void[]> =>
  Promise.all(
    languages.map(async (language) => {
      speeches.set(language, speeches.get(language) ?? (await pieces[language]()));
    }),
  );

/**
 * What `speaksOfSuicide` says, for a page: only the languages of the text are fetched, and `rest` is waited for whenever a few
 * milliseconds were worked. Rejects where how a language is heard cannot be fetched.
 */
export const speaksOfSuicideInSteps = async (text: string, rest: () => Promise<void>): Promise<boolean> => {
  const languages = languagesOf(text);
  // Without what was learned the rules are asked.
  await Promise.all([loadSpeeches(languages), loadLearned(languages).catch(() => undefined)]);
  const known = Object.fromEntries(speeches);
  await prepareHearing(text, known, rest);
  return hear(text, known).some((heard) => isEnough(heard));
};
