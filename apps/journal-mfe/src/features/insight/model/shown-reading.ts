import type { Analysis, Suggestion } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { emotionName, isHint, shownSuggestion, summaryIn, type ShownText } from '@reflectory/domain/reading';

/** One that is translated is in the language of the page. */
export type ShownSuggestion = Suggestion & { isTranslated: boolean };

/** An analysis as a page in some language shows it. */
export type ShownReading = {
  summary: ShownText;
  emotions: { name: string; found: Analysis['emotions'][number]; isHint: boolean }[];
  suggestions: ShownSuggestion[];
  /** Language of what is shown as an engine wrote it, where that is not the one of the page. */
  foreignLanguage: string | null;
};

/** Says in `language` what can be said in it; the rest is as the engine wrote it. */
export function shownReading(analysis: Analysis, language: Language): ShownReading {
  const summary = summaryIn(language, analysis);
  const suggestions = analysis.suggestions.map((suggestion) => ({
    ...suggestion,
    ...shownSuggestion(suggestion, language),
  }));
  const isAsWritten = summary.language !== language || suggestions.some(({ isTranslated }) => !isTranslated);
  return {
    summary,
    emotions: analysis.emotions.map((found) => ({
      name: emotionName(found.emotion, language),
      found,
      isHint: isHint(found),
    })),
    suggestions,
    foreignLanguage: isAsWritten && analysis.language !== language ? analysis.language : null,
  };
}
