import type { AnalysisRow, EmotionInsight } from '@reflectory/contracts/journal';
import { artworkDataUrl, drawArtwork } from '@reflectory/domain/artwork';
import { strongestFirst } from '@reflectory/domain/deck';

type Result = AnalysisRow['result'];
type Felt = EmotionInsight & { entries: number };

/** Every feeling of a journey, the most frequent first; its pleasantness and energy are the mean of all entries. */
function allFelt(results: readonly Result[]): Felt[] {
  const found = new Map<string, Felt>();
  for (const emotion of results.flatMap(({ emotions }) => emotions)) {
    const known = found.get(emotion.emotion);
    const entries = (known?.entries ?? 0) + 1;
    const mean = (of: 'valence' | 'arousal') => ((known?.[of] ?? 0) * (entries - 1) + emotion[of]) / entries;
    found.set(emotion.emotion, { ...emotion, entries, valence: mean('valence'), arousal: mean('arousal') });
  }
  return strongestFirst([...found.values()], ({ entries }) => entries);
}

/** How many entries each month has, from the first to the last that has any: the rhythm of a journey. */
function entriesByMonth(entries: readonly { entry_at: string }[]): number[] {
  const counts = new Map<string, number>();
  for (const { entry_at } of entries.toReversed()) {
    const month = entry_at.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts.values()];
}

/**
 * Draws a journey as one artwork of all that was felt, as an address of an image; null where nothing was. The first
 * entry is its seed, so that it grows with the journey instead of becoming another.
 */
export function journeyArtwork(
  newestFirst: readonly { id: string; entry_at: string }[],
  results: readonly Result[],
): string | null {
  const felt = allFelt(results);
  if (felt.length === 0) return null;
  const total = felt.reduce((sum, { entries }) => sum + entries, 0);
  const emotions = felt.map(({ entries, ...emotion }) => ({
    ...emotion,
    percentage: (100 * entries) / total,
  }));
  const themes = [...new Set(results.flatMap((result) => result.themes.map(({ name }) => name)))];
  const rhythm = entriesByMonth(newestFirst);
  return artworkDataUrl(drawArtwork({ emotions, themes, rhythm, seed: newestFirst.at(-1)?.id ?? '' }));
}
