import type { EmotionInsight, Evidence, Suggestion, ThemeInsight } from '@reflectory/contracts/journal';
import { quotedTerms, suggestionIn, type SuggestionKey } from '@reflectory/domain/reading';

const most = 3;
/** Share of all feeling from which a suggestion rests on a feeling, percent. */
const least = 25;

const sleepWords = /sleep|awake|insomnia|nightmare/iu;

type Findings = {
  /** Evidence of these emotions when they make up enough of the text, else null. */
  felt: (...emotions: string[]) => Evidence[] | null;
  /** Evidence of a life area, if given only by terms of a kind, else null. */
  about: (area: string, terms?: RegExp) => Evidence[] | null;
};
type Rule = { key: SuggestionKey; when: (findings: Findings) => (Evidence[] | null)[] };

/** The most particular rules first. */
const rules: readonly Rule[] = [
  {
    key: 'sleep',
    when: ({ felt, about }) => [about('rest', sleepWords), felt('worry', 'fear', 'overwhelm', 'sadness')],
  },
  {
    key: 'overload',
    when: ({ felt, about }) => [felt('overwhelm', 'weariness'), about('work')],
  },
  {
    key: 'money',
    when: ({ felt, about }) => [felt('worry', 'fear', 'overwhelm'), about('money')],
  },
  {
    key: 'body',
    when: ({ felt, about }) => [felt('worry', 'fear'), about('health')],
  },
  {
    key: 'loss',
    when: ({ felt }) => [felt('grief')],
  },
  {
    key: 'alone',
    when: ({ felt }) => [felt('loneliness')],
  },
  {
    key: 'anger',
    when: ({ felt }) => [felt('anger', 'frustration', 'jealousy')],
  },
  {
    key: 'doubt',
    when: ({ felt }) => [felt('shame', 'guilt', 'insecurity')],
  },
  {
    key: 'worry',
    when: ({ felt }) => [felt('worry', 'fear')],
  },
  {
    key: 'tension',
    when: ({ felt }) => [felt('confusion')],
  },
  {
    key: 'tired',
    when: ({ felt }) => [felt('weariness')],
  },
  {
    key: 'warmth',
    when: ({ felt }) => [felt('gratitude', 'love', 'compassion')],
  },
  {
    key: 'good',
    when: ({ felt }) => [felt('joy', 'calm', 'contentment', 'pride', 'relief', 'amusement')],
  },
];

const findingsOf = (emotions: readonly EmotionInsight[], themes: readonly ThemeInsight[]): Findings => ({
  felt: (...names) => {
    const own = emotions.filter(({ emotion }) => names.includes(emotion));
    const share = own.reduce((sum, { percentage }) => sum + percentage, 0);
    return share >= least ? own.flatMap(({ evidence }) => evidence) : null;
  },
  about: (area, terms = /./u) => {
    const evidence = themes.find((theme) => theme.area === area)?.evidence ?? [];
    const own = evidence
      .map((item) => ({ ...item, terms: item.terms.filter((term) => terms.test(term)) }))
      .filter((item) => item.terms.length > 0);
    return own.length > 0 ? own : null;
  },
});

/** At most three small things to do, each with the sentences it rests on. */
export const suggest = (
  emotions: readonly EmotionInsight[],
  themes: readonly ThemeInsight[],
): Suggestion[] => {
  const findings = findingsOf(emotions, themes);
  return rules
    .flatMap(({ key, when }) => {
      const grounds = when(findings);
      const found = grounds.filter((evidence) => evidence !== null);
      if (found.length < grounds.length) return [];
      const words = found.map((evidence) => quotedTerms(evidence, 2, 'en')).join('; ');
      return [
        {
          key,
          ...suggestionIn('en', key, words),
          evidence: found.flatMap((evidence) => evidence.slice(0, 3)),
        },
      ];
    })
    .slice(0, most);
};
