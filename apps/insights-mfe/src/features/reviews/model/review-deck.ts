import type { OverallPresentationData } from '@reflectory/contracts/presentations';
import type { Review } from '@reflectory/contracts/reviews';

type Words = {
  summary: string;
  feeling(emotion: string): string;
  topic(topic: Review['facts']['themes'][number]): string;
  entries(count: number): string;
};

/** A review as slides; its timeline is the sentences that say its feelings. */
export function reviewDeck({ facts }: Review, words: Words): OverallPresentationData {
  const quoted = facts.feelings.flatMap(({ emotion, quote }) => (quote ? [{ emotion, quote }] : []));
  return {
    entries: quoted.map(({ emotion, quote }) => ({
      title: words.feeling(emotion),
      text: quote.sentence,
      createdAt: `${quote.day}T12:00:00Z`,
    })),
    analysis: {
      summary: words.summary,
      emotions: facts.feelings.map(({ emotion, family, entries }) => ({
        name: words.feeling(emotion),
        count: entries,
        family,
      })),
    },
    themes: facts.themes.map((theme) => ({
      name: words.topic(theme),
      count: theme.entries,
      description: words.entries(theme.entries),
    })),
    suggestions: [],
    personality: null,
  };
}
