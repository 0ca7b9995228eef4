import type { Framework, FrameworkKey, FrameworkTexts, Texts } from './framework.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const inEveryLanguage = (pick: (texts: FrameworkTexts) => string | undefined): Texts => {
  const words = (texts: FrameworkTexts) => pick(texts) ?? pick(en) ?? '';
  return { en: words(en), de: words(de), fr: words(fr), ar: words(ar) };
};

/** A framework from the texts of all languages; English says how many steps it has and which ones are echoed. */
export const assembleFramework = (key: FrameworkKey): Framework => ({
  key,
  label: inEveryLanguage((texts) => texts[key].label),
  description: inEveryLanguage((texts) => texts[key].description),
  steps: en[key].steps.map(({ unanswered }, index) => ({
    question: inEveryLanguage((texts) => texts[key].steps[index]?.question),
    ...(unanswered !== undefined && {
      unanswered: inEveryLanguage((texts) => texts[key].steps[index]?.unanswered),
    }),
  })),
});
