import type { QuestionTexts, Step, Texts } from './framework.ts';
import { getFramework } from './frameworks.ts';
import { ar } from './questions/ar.ts';
import { de } from './questions/de.ts';
import { en } from './questions/en.ts';
import { fr } from './questions/fr.ts';

const inEveryLanguage = (pick: (texts: QuestionTexts) => string | undefined): Texts => {
  const words = (texts: QuestionTexts) => pick(texts) ?? pick(en) ?? '';
  return { en: words(en), de: words(de), fr: words(fr), ar: words(ar) };
};

/** The questions of a framework; English says how many there are and which ones are echoed. */
export const stepsOf = (name: string): readonly Step[] => {
  const { key } = getFramework(name);
  return en[key].map(({ unanswered }, index) => ({
    question: inEveryLanguage((texts) => texts[key][index]?.question),
    ...(unanswered !== undefined && {
      unanswered: inEveryLanguage((texts) => texts[key][index]?.unanswered),
    }),
  }));
};
