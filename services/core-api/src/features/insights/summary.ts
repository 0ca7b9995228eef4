import type { EmotionInsight, Language, ThemeInsight } from '@reflectory/contracts';

const longestQuote = 140;

/** The person's own words in quotation marks, shortened after a word. */
export const quote = (words: string): string => {
  const plain = words.replace(/\s+/gu, ' ').trim();
  const characters = [...plain];
  if (characters.length <= longestQuote) return `“${plain}”`;
  const cut = characters.slice(0, longestQuote).join('');
  return `“${cut.slice(0, cut.lastIndexOf(' ') + 1 || cut.length).trim()}…”`;
};

/** `a`, `a and b`, `a, b and c`. */
export const enumerate = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Up to `most` different terms of an insight, quoted, in the order of the text. */
export const quotedTerms = (evidence: EmotionInsight['evidence'], most: number): string => {
  const terms = new Map(evidence.flatMap((item) => item.terms).map((term) => [term.toLowerCase(), term]));
  return enumerate([...terms.values()].slice(0, most).map(quote));
};

const feelings = (emotions: readonly EmotionInsight[]): string => {
  const [first, second] = emotions;
  if (!first) return 'No words of feeling stood out, so nothing is said here about how you felt.';
  const words = quotedTerms(first.evidence, 3);
  if (!second) return `The words of feeling here speak of ${first.emotion}: ${words}.`;
  if (first.percentage >= 50 && first.percentage - second.percentage > 5)
    return (
      `Most words of feeling here speak of ${first.emotion}: ${words}. ` +
      `There is ${second.emotion} too: ${quotedTerms(second.evidence, 2)}.`
    );
  const beside = emotions.slice(0, 3).map((felt) => `${felt.emotion} (${quotedTerms(felt.evidence, 2)})`);
  return `More than one feeling is in this: ${enumerate(beside)}.`;
};

const subjects = (themes: readonly ThemeInsight[]): string => {
  const areas = themes.filter(({ area }) => area !== null).slice(0, 3);
  const names = areas.map(({ name }) => name.toLowerCase());
  return names.length === 0 ? '' : ` You wrote about ${enumerate(names)}.`;
};

/** Two or three sentences made of nothing but what was found. */
export const summarise = (emotions: readonly EmotionInsight[], themes: readonly ThemeInsight[]): string =>
  feelings(emotions) + subjects(themes);

const notices = {
  empty: {
    en: 'There are no words here to read, so nothing is said about them.',
    de: 'Hier stehen keine Wörter, die sich lesen ließen. Deshalb steht hier auch keine Deutung.',
    fr: 'Il n’y a pas encore de mots à lire ici, donc rien n’en est dit.',
    ar: 'لا توجد هنا كلمات يمكن قراءتها، لذلك لا يقال عنها شيء.',
  },
  otherLanguage: {
    en: 'Only English texts can be read here so far. This one seems to be in another language, so nothing was guessed.',
    de: 'Bisher lassen sich hier nur englische Texte lesen. Dieser scheint in einer anderen Sprache zu sein, deshalb wurde nichts geraten.',
    fr: 'Pour l’instant, seuls les textes en anglais peuvent être lus ici. Celui-ci semble être dans une autre langue : rien n’a donc été deviné.',
    ar: 'لا يمكن حتى الآن أن تُقرأ هنا إلا النصوص الإنجليزية. يبدو أن هذا النص بلغة أخرى، لذلك لم يُخمَّن شيء.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What is said when a text could not be read. */
export const notice = (reason: keyof typeof notices, language: Language): string => notices[reason][language];
