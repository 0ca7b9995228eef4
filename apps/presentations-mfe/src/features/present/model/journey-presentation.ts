import { JOURNEY_EMOTIONS, JOURNEY_SUGGESTIONS, JOURNEY_THEMES } from '@reflectory/contracts/behaviour';
import type { Language } from '@reflectory/contracts/languages';
import type { Journey } from '@reflectory/contracts/overview';
import type { OverallPresentationData } from '@reflectory/contracts/presentations';
import { emotionName, shownSuggestion, themeName } from '@reflectory/domain/reading';
import { journeyArtwork } from './journey-artwork.ts';

/** The sentences of a journey, in the reader's language; days as `2026-12-01`. */
export type JourneyTexts = {
  language: Language;
  summary(facts: { count: number; from: string; to: string }): string;
  themeIn(facts: { count: number; last: string }): string;
};

/** What was felt in all entries, and over what time; null where nothing was found. */
function analysisOf(
  { entries, first, last, feelings, quote }: Journey,
  texts: JourneyTexts,
): OverallPresentationData['analysis'] {
  if (first === null || last === null || feelings.length === 0) return null;
  return {
    summary: texts.summary({ count: entries, from: first, to: last }),
    emotions: feelings.slice(0, JOURNEY_EMOTIONS).map(({ emotion, family, entries: count }) => ({
      name: emotionName(emotion, texts.language),
      count,
      family,
    })),
    ...(quote !== null && { quote }),
  };
}

/** A journal as one presentation: feelings and themes by the entries they occur in, and nothing estimated. */
export function journeyPresentation(journey: Journey, texts: JourneyTexts): OverallPresentationData {
  return {
    entries: journey.timeline.map(({ title, text, entry_at }) => ({ title, text, createdAt: entry_at })),
    analysis: analysisOf(journey, texts),
    themes: journey.themes.slice(0, JOURNEY_THEMES).map(({ entries: count, last, ...theme }) => ({
      name: themeName(theme, texts.language),
      count,
      description: texts.themeIn({ count, last }),
    })),
    suggestions: journey.suggestions
      .slice(0, JOURNEY_SUGGESTIONS)
      .map((suggestion) => shownSuggestion({ ...suggestion, evidence: [] }, texts.language).text),
    personality: null,
    imageUrl: journeyArtwork(journey),
  };
}
