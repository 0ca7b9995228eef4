import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { OverallPresentationData } from '@reflectory/contracts/presentations';
import { emotionName, themeName } from '@reflectory/domain/reading';

/** One of the person's own entries, with what was found in it. */
export type OwnDay = {
  title: string;
  text: string;
  entry_at: string;
  analysis: Pick<Analysis, 'emotions' | 'themes'> | null;
};

const MOST_THEMES = 8;

/** Each thing once, with the number of entries in which it was found. */
function counted<Found extends { name: string }>(found: readonly Found[][]): (Found & { count: number })[] {
  const all = new Map<string, Found & { count: number }>();
  for (const ofOne of found)
    for (const [name, one] of new Map(ofOne.map((item) => [item.name, item])))
      all.set(name, { ...one, count: (all.get(name)?.count ?? 0) + 1 });
  return [...all.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

type Words = { language: Language; summary: string; entries(count: number): string };

/** The days of a challenge as slides: what was felt and named in them, and the entries themselves. */
export function closingDeck(
  days: readonly OwnDay[],
  imageUrl: string,
  { language, summary, entries }: Words,
): OverallPresentationData {
  const emotions = counted(
    days.map(({ analysis }) =>
      (analysis?.emotions ?? []).map(({ emotion, family }) => ({
        name: emotionName(emotion, language),
        family,
      })),
    ),
  );
  const themes = counted(
    days.map(({ analysis }) =>
      (analysis?.themes ?? []).map((theme) => ({ name: themeName(theme, language) })),
    ),
  );
  return {
    entries: days.map(({ title, text, entry_at: createdAt }) => ({ title, text, createdAt })),
    analysis: { summary, emotions },
    themes: themes
      .slice(0, MOST_THEMES)
      .map(({ name, count }) => ({ name, count, description: entries(count) })),
    suggestions: [],
    personality: null,
    imageUrl,
  };
}
