import type { EmotionInsight, Evidence, Suggestion, ThemeInsight } from '@reflectory/contracts';
import { quotedTerms } from './summary.ts';

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
type Rule = { text: string; because: string; when: (findings: Findings) => (Evidence[] | null)[] };

/** The most particular rules first. `because` is followed by the words the suggestion rests on. */
const rules: readonly Rule[] = [
  {
    text: 'Tonight, write tomorrow’s first task on paper before you lie down, and leave it on the table.',
    because: 'You wrote about sleep and about something that troubles you',
    when: ({ felt, about }) => [about('rest', sleepWords), felt('worry', 'fear', 'overwhelm', 'sadness')],
  },
  {
    text: 'Pick the one thing that is due first and write down only its next step. The rest may stand below a line.',
    because: 'You wrote about having too much at once, and about work',
    when: ({ felt, about }) => [felt('overwhelm', 'weariness'), about('work')],
  },
  {
    text: 'Write down the sum that worries you and the day it matters. A number on paper is easier to look at.',
    because: 'You wrote about money and about worry',
    when: ({ felt, about }) => [felt('worry', 'fear', 'overwhelm'), about('money')],
  },
  {
    text: 'Note when it began and what makes it lighter, so that you can tell someone who knows about it.',
    because: 'You wrote about your body and about worry',
    when: ({ felt, about }) => [felt('worry', 'fear'), about('health')],
  },
  {
    text: 'Write to the person you miss, in the second person. Nobody has to read it.',
    because: 'You wrote about a loss',
    when: ({ felt }) => [felt('grief')],
  },
  {
    text: 'Think of one person you would like to hear from, and send them two lines.',
    because: 'You wrote about being alone',
    when: ({ felt }) => [felt('loneliness')],
  },
  {
    text: 'Before you answer anyone, write what you would say if nobody ever read it.',
    because: 'There is anger or annoyance in what you wrote',
    when: ({ felt }) => [felt('anger', 'frustration', 'jealousy')],
  },
  {
    text: 'Read your text once more as if a friend had written it. What would you write back?',
    because: 'You wrote about fault, shame or doubt',
    when: ({ felt }) => [felt('shame', 'guilt', 'insecurity')],
  },
  {
    text: 'Take one phrase of this into an Anxious session; its questions go around a worry step by step.',
    because: 'There is worry in what you wrote',
    when: ({ felt }) => [felt('worry', 'fear')],
  },
  {
    text: 'Give both sides a turn: a Tension session asks what each of them wants to protect.',
    because: 'You wrote that you are pulled in more than one direction',
    when: ({ felt }) => [felt('confusion')],
  },
  {
    text: 'Name one thing that may wait until tomorrow, and let it wait.',
    because: 'You wrote about being tired',
    when: ({ felt }) => [felt('weariness')],
  },
  {
    text: 'The person you wrote about may not know this. You could tell them in one sentence.',
    because: 'You wrote warmly about someone',
    when: ({ felt }) => [felt('gratitude', 'love', 'compassion')],
  },
  {
    text: 'Note what came just before this, so that you can find your way back to it.',
    because: 'You wrote about something that did you good',
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
    .flatMap(({ text, because, when }) => {
      const grounds = when(findings);
      const found = grounds.filter((evidence) => evidence !== null);
      if (found.length < grounds.length) return [];
      const words = found.map((evidence) => quotedTerms(evidence, 2)).join('; ');
      return [
        {
          text,
          reason: `${because}: ${words}.`,
          evidence: found.flatMap((evidence) => evidence.slice(0, 3)),
        },
      ];
    })
    .slice(0, most);
};
