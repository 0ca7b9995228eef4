import type { Language } from '@reflectory/contracts/languages';

/** Words that make a feeling stronger or weaker; they may stand between the words of a phrase. */
const strong: Readonly<Record<Language, string>> = {
  en: 'very so really terribly extremely deeply utterly absolutely completely mightily exceedingly incredibly totally truly such super awfully most',
  de: 'sehr so total völlig wirklich ganz unglaublich furchtbar extrem zutiefst riesig wahnsinnig richtig echt',
  fr: 'très si tellement vraiment trop extrêmement profondément terriblement complètement tout toute',
  ar: 'جدا كثيرا للغايه حقا تماما شديد شديدا فعلا',
};
const weak: Readonly<Record<Language, string>> = {
  en: 'little bit slightly somewhat rather fairly kinda sort mildly',
  de: 'etwas bisschen leicht wenig ziemlich',
  fr: 'peu légèrement assez plutôt',
  ar: 'قليلا بعض نوعا',
};
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export type Degrees = { strong: ReadonlySet<string>; weak: ReadonlySet<string> };

/** Words of degree in a language. */
export const degreesIn = (language: Language): Degrees => ({
  strong: setOf(strong[language]),
  weak: setOf(weak[language]),
});
