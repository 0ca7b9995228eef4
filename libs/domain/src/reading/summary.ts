import type { Analysis, EmotionInsight, ThemeInsight } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { isHint } from './is-hint.ts';
import { enumerate, quotedTerms } from './quoted-terms.ts';
import { emotionName, texts, themeName } from './texts.ts';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/gu, (_placeholder, name: string) => values[name] ?? '');

/** One of three ways to say it: the same of the same words, another for others. */
const oneOf = (ways: readonly [string, string, string], [first]: readonly EmotionInsight[]): string => {
  const { terms = [], start = 0 } = first?.evidence[0] ?? {};
  return ways[(start + terms.join('').length) % ways.length] ?? ways[0];
};

const feelings = (emotions: readonly EmotionInsight[], language: Language): string => {
  const { summary } = texts[language];
  const [first, second] = emotions;
  const named = (felt: EmotionInsight) => emotionName(felt.emotion, language);
  if (!first) return summary.none;
  const found = { emotion: named(first), words: quotedTerms(first.evidence, 3, language) };
  if (!second) return fill(oneOf(isHint(first) ? summary.hint : summary.one, emotions), found);
  if (first.percentage >= 50 && first.percentage - second.percentage > 5) {
    const beside = { second: named(second), secondWords: quotedTerms(second.evidence, 2, language) };
    return fill(oneOf(summary.most, emotions), { ...found, ...beside });
  }
  const list = emotions
    .slice(0, 3)
    .map((felt) => `${named(felt)} (${quotedTerms(felt.evidence, 2, language)})`);
  return fill(oneOf(summary.mixed, emotions), { list: enumerate(list, language) });
};

const subjects = (themes: readonly ThemeInsight[], language: Language): string => {
  const names = themes
    .filter(({ area }) => area !== null)
    .slice(0, 3)
    .map((theme) => themeName(theme, language));
  if (names.length === 0) return '';
  // German writes nouns large wherever they stand.
  const inSentence = language === 'de' ? names : names.map((name) => name.toLowerCase());
  return ` ${fill(texts[language].summary.about, { list: enumerate(inSentence, language) })}`;
};

/** Two or three sentences made of nothing but what was found. */
export const summariseIn = (
  language: Language,
  emotions: readonly EmotionInsight[],
  themes: readonly ThemeInsight[],
): string => feelings(emotions, language) + subjects(themes, language);

/** A text as it is shown, and the language it is in; null where that is not known. */
export type ShownText = { text: string; language: string | null };

const isBuiltIn = ({ engine }: Pick<Analysis, 'engine'>): boolean => engine.startsWith('builtin');

/**
 * The summary of an analysis. What the built-in reader says of a text is said in the language asked for; other engines
 * are shown as they wrote. Empty where the built-in reader could not read.
 */
export const summaryIn = (language: Language, analysis: Analysis): ShownText => {
  if (!isBuiltIn(analysis)) return { text: analysis.summary, language: analysis.language };
  if (analysis.language === null) return { text: '', language };
  return { text: summariseIn(language, analysis.emotions, analysis.themes), language };
};
