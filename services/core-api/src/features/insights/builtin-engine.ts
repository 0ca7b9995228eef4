import { countWords } from '@reflectory/domain/words';
import type { Analysis } from '@reflectory/contracts/journal';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { summariseIn } from '@reflectory/domain/reading';
import { isLanguage } from '@reflectory/contracts/languages';
import { createAreaFinder, createReader, sentencesOf } from '@reflectory/reader';
import { BUILTIN_ENGINE } from './engines/builtin/engine-name.ts';
import { findThemes, indexAreas } from './findings/find-themes.ts';
import type { AnalyseOptions, InsightEngine } from './insight-engine.ts';
import { lifeAreas } from './lexicon/life-areas.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { createTextReader } from './reading/read-text.ts';
import { suggest } from './suggestions.ts';
import { notice } from './summary.ts';

/** Characters that are read; what comes after is kept in the entry and named in the summary. */
const longestReading = 200_000;

/** Words of each sentence, of languages that are not taken apart further. */
const paceOf = (text: string): number[] =>
  sentencesOf(text)
    .map((sentence) => countWords(sentence.text))
    .filter((words) => words > 0);

/** An engine that answers at once. */
export type BuiltinEngine = Omit<InsightEngine, 'analyse'> & {
  analyse(text: string, options: AnalyseOptions): Analysis;
};

/**
 * The engine that needs no provider: deterministic, every finding with the sentences it rests on. It reads feelings in
 * every language of the product, and themes; phrases that come back in English only.
 * Making one loads the language model (about 0.1 s, 30 MB); make one per process.
 */
export const createBuiltinEngine = (): BuiltinEngine => {
  const read = createTextReader();
  const reader = createReader();
  const areaFinders = { de: createAreaFinder('de'), fr: createAreaFinder('fr'), ar: createAreaFinder('ar') };
  const areaIndex = indexAreas(lifeAreas);
  const name = BUILTIN_ENGINE;

  const unread = (
    text: string,
    reason: 'empty' | 'otherLanguage',
    { language }: AnalyseOptions,
  ): Analysis => {
    const lines = text
      .split(/\n+/u)
      .map(countWords)
      .filter((words) => words > 0);
    const summary = notice(reason, language);
    const findings = { emotions: [], themes: [], suggestions: [] };
    return { engine: name, language: null, summary, ...findings, wordCount: countWords(text), rhythm: lines };
  };

  return {
    name,
    analyse(text, options) {
      const wordCount = countWords(text);
      if (wordCount === 0) return unread(text, 'empty', options);
      const language = detectLanguage(text, options.language);
      if (!isLanguage(language)) return unread(text, 'otherLanguage', options);
      const part = text.slice(0, longestReading).replace(/[\ud800-\udbff]$/, '');
      const sentences = language === 'en' ? read(part) : [];
      const isCut = text.length > longestReading;
      // Whether help is needed is not kept: what is stored looks like any text without words of feeling.
      const { emotions } =
        isCut && speaksOfSuicide(text) ? { emotions: [] } : reader.analyse(part, { language });
      const themes =
        language === 'en' ? findThemes(sentences, lifeAreas, areaIndex) : areaFinders[language](part);
      return {
        engine: name,
        language,
        summary:
          summariseIn(language, emotions, themes) +
          (isCut ? ' Only the first 200,000 characters were read.' : ''),
        emotions,
        themes,
        suggestions: suggest(emotions, themes),
        wordCount,
        rhythm: language === 'en' ? sentences.map((sentence) => sentence.wordCount) : paceOf(part),
      };
    },
  };
};
