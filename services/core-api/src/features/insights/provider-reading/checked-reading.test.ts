import { measureText } from '../reading/measure-text.ts';
import { describe, expect, it } from 'vitest';
import { checkedReading } from './checked-reading.ts';
import { findQuote } from './find-quote.ts';
import { type ReadingAnswer, readingInstructions } from './reading-answer.ts';

const text = 'The train was late. I was “so” glad to see Anna — at last! Then it rained.';
const local = {
  engine: 'builtin@3',
  language: 'en',
  summary: 'Here',
  emotions: [],
  themes: [],
  suggestions: [],
  ...measureText(text),
};
const read = (change: Partial<ReadingAnswer>) =>
  checkedReading({
    engine: 'provider:one',
    answer: { summary: 'You were glad to see Anna.', feelings: [], ...change },
    text,
    instructions: readingInstructions('en'),
    language: 'en',
    local,
    isCut: false,
  });
const felt = (quote: string, feeling: 'joy' | 'relief' = 'joy', strength: 'hint' | 'strong' = 'strong') => ({
  feeling,
  strength,
  quote,
});

describe('a quote', () => {
  it.each([
    ['I was "so" glad to see Anna - at last!', 'I was “so” glad to see Anna — at last!'],
    ['"glad to see Anna"', 'glad to see Anna'],
    ['  Then it rained. ', 'Then it rained.'],
  ])('is found where only marks differ: %s', (quote, expected) => {
    const found = findQuote(text, quote);
    expect(found && text.slice(found.start, found.end)).toBe(expected);
  });

  it.each(['I was glad to see Anna', 'then it rained', '…', '', 'The train was late. Then it rained.'])(
    'is none: %j',
    (quote) => {
      expect(findQuote(text, quote)).toBeNull();
    },
  );
});

describe('what a provider said', () => {
  it('stands with the sentences that it quoted', () => {
    const { emotions, provider, engine, summary } = read({
      feelings: [felt('so” glad'), felt('at last', 'relief', 'hint'), felt('it rained')],
    });
    expect({ engine, summary, provider }).toEqual({
      engine: 'provider:one',
      summary: 'You were glad to see Anna.',
      provider: { outcome: 'answered', dropped: 0 },
    });
    expect(emotions.map(({ emotion, percentage, family }) => [emotion, percentage, family])).toEqual([
      ['joy', 75, 'joy'],
      ['relief', 25, 'calm'],
    ]);
    for (const { evidence } of emotions)
      for (const { sentence, start, end, terms } of evidence) {
        expect(text.slice(start, end)).toBe(sentence);
        expect(sentence).toContain(terms[0]);
      }
  });

  it('is dropped and counted where nobody wrote it', () => {
    const { emotions, provider } = read({ feelings: [felt('I was never so sad'), felt('glad to see Anna')] });
    expect(emotions.map(({ emotion }) => emotion)).toEqual(['joy']);
    expect(provider?.dropped).toBe(1);
  });

  it.each([
    'Visit https://attacker.example now.',
    '![](//attacker.example/x)',
    'See attacker.example for more.',
    '<img src=x>',
    'You wrote “I hate everybody”.',
    `My orders: ${readingInstructions('en').slice(60, 140)}`,
    'x'.repeat(700),
    '',
  ])('is not its summary: %s', (summary) => {
    const { summary: shown, provider } = read({ summary, feelings: [felt('glad to see Anna')] });
    expect(shown).not.toBe(summary);
    expect(shown).toContain('glad');
    expect(provider?.dropped).toBe(1);
  });

  it('may quote the entry in its summary', () => {
    expect(read({ summary: 'You were “so” glad to see Anna.' }).provider?.dropped).toBe(0);
  });
});
