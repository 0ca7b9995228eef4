import { JOURNEY_EMOTIONS, JOURNEY_SUGGESTIONS, JOURNEY_THEMES } from '@reflectory/contracts/behaviour';
import type { AnalysisRow, EntryRow } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { OverallPresentationData } from '@reflectory/contracts/presentations';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { emotionName, shownSuggestion, themeName } from '@reflectory/domain/reading';
import { chooseQuote, strongestFirst, timelinePreview } from '@reflectory/domain/deck';
import { journeyArtwork } from './journey-artwork.ts';

export type JourneyEntry = Pick<EntryRow, 'id' | 'title' | 'text' | 'entry_at'>;
export type JourneyAnalysis = Pick<AnalysisRow, 'entry_id' | 'result'>;

/** The sentences of a journey, in the reader's language; dates are ISO timestamps. */
export type JourneyTexts = {
  language: Language;
  summary(facts: { count: number; from: string; to: string }): string;
  themeIn(facts: { count: number; last: string }): string;
};

/** How many entries a name occurs in, and the newest of them. */
type Occurrence = { name: string; count: number; last: string };

type DatedResult = { result: AnalysisRow['result']; date: string; preview: string };

/** Counts each name once per entry, the most frequent first. Names that differ in case only are one. */
function occurrences(results: readonly DatedResult[], namesOf: (result: AnalysisRow['result']) => string[]) {
  const found = new Map<string, Occurrence>();
  for (const { result, date } of results) {
    for (const [key, name] of new Map(namesOf(result).map((text) => [text.toLowerCase(), text]))) {
      const known = found.get(key);
      found.set(key, {
        name: known?.name ?? name,
        count: (known?.count ?? 0) + 1,
        last: known && known.last > date ? known.last : date,
      });
    }
  }
  return strongestFirst([...found.values()], ({ count }) => count);
}

/** The newest sentence that shows the strongest feeling and that the timeline holds whole; else of the next one. */
function quoteOf(results: readonly DatedResult[], emotions: readonly string[]): string | undefined {
  for (const name of emotions) {
    for (const { result, preview } of results) {
      const found = result.emotions.find(({ emotion }) => emotion.toLowerCase() === name.toLowerCase());
      const sentences = found?.evidence.map(({ sentence }) => sentence) ?? [];
      const quote = chooseQuote(sentences, [preview]);
      if (quote !== undefined) return quote;
    }
  }
  return undefined;
}

/** What was felt in all entries, and over what time; null where none was read. */
function analysisOf(
  newestFirst: readonly JourneyEntry[],
  results: readonly DatedResult[],
  texts: JourneyTexts,
): OverallPresentationData['analysis'] {
  const [newest, oldest] = [newestFirst.at(0), newestFirst.at(-1)];
  if (!newest || !oldest || results.length === 0) return null;
  const families = new Map(
    results.flatMap(({ result }) =>
      result.emotions.map(({ emotion, family }) => [emotion.toLowerCase(), family]),
    ),
  );
  const named = occurrences(results, ({ emotions }) => emotions.map(({ emotion }) => emotion));
  const felt = named.slice(0, JOURNEY_EMOTIONS);
  const strongestNames = felt.map(({ name }) => name);
  const quote = quoteOf(results, strongestNames);
  return {
    summary: texts.summary({ count: newestFirst.length, from: oldest.entry_at, to: newest.entry_at }),
    emotions: felt.map(({ name, count }) => ({
      name: emotionName(name, texts.language),
      count,
      family: families.get(name.toLowerCase()),
    })),
    ...(quote !== undefined && { quote }),
  };
}

/**
 * All entries as one presentation. Emotions and themes are counted by the entries they occur in; nothing is
 * estimated, nothing is quoted that the timeline does not show, and an entry that speaks of suicide is neither counted
 * nor quoted.
 */
export function journeyPresentation(
  entries: readonly JourneyEntry[],
  analyses: readonly JourneyAnalysis[],
  texts: JourneyTexts,
): OverallPresentationData {
  const newestFirst = entries.toSorted((first, second) => second.entry_at.localeCompare(first.entry_at));
  const resultOf = new Map(analyses.map(({ entry_id, result }) => [entry_id, result]));
  const results = newestFirst.flatMap(({ id, text, entry_at: date }): DatedResult[] => {
    const result = resultOf.get(id);
    return result && !speaksOfSuicide(text) ? [{ result, date, preview: timelinePreview(text) }] : [];
  });
  return {
    entries: newestFirst.map(({ title, text, entry_at }) => ({
      title,
      text: timelinePreview(text),
      createdAt: entry_at,
    })),
    analysis: analysisOf(newestFirst, results, texts),
    themes: occurrences(results, ({ themes }) => themes.map((theme) => themeName(theme, texts.language)))
      .slice(0, JOURNEY_THEMES)
      .map(({ name, count, last }) => ({ name, count, description: texts.themeIn({ count, last }) })),
    suggestions: occurrences(results, ({ suggestions }) =>
      suggestions.map((suggestion) => shownSuggestion(suggestion, texts.language).text),
    )
      .slice(0, JOURNEY_SUGGESTIONS)
      .map(({ name }) => name),
    personality: null,
    imageUrl: journeyArtwork(
      newestFirst,
      results.map(({ result }) => result),
    ),
  };
}
