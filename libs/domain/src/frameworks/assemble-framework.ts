import type { Framework, FrameworkKey, FrameworkTexts, Texts } from './framework.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const inEveryLanguage = (pick: (texts: FrameworkTexts) => string | undefined): Texts => {
  const words = (texts: FrameworkTexts) => pick(texts) ?? pick(en) ?? '';
  return { en: words(en), de: words(de), fr: words(fr), ar: words(ar) };
};

/** A framework from the texts of all languages. */
export const assembleFramework = (key: FrameworkKey, questionCount: number): Framework => ({
  key,
  label: inEveryLanguage((texts) => texts[key].label),
  description: inEveryLanguage((texts) => texts[key].description),
  questionCount,
});
