import { expect, test } from 'vitest';
import { closingDeck, type OwnDay } from './closing-deck.ts';

const evidence = [{ sentence: 'I was glad.', start: 0, end: 11, terms: ['glad'] }];
const joy = { emotion: 'joy', family: 'joy', percentage: 100, valence: 1, arousal: 0, evidence } as const;
const work = { name: 'Work', area: null, count: 1, evidence };
const day = (at: string, analysis: OwnDay['analysis']): OwnDay => ({
  title: `Day of ${at}`,
  text: 'I was glad.',
  entry_at: `${at}T10:00:00Z`,
  analysis,
});
const words = { language: 'en', summary: '2 days', entries: (count: number) => `in ${count}` } as const;

test('a deck has its days, and what was found counted by the entries in which it was', () => {
  const found = { emotions: [joy, joy], themes: [work] };
  const deck = closingDeck(
    [day('2026-03-02', { ...found, themes: [] }), day('2026-03-01', found)],
    'data:,',
    words,
  );
  expect(deck.analysis?.emotions).toEqual([{ name: 'joy', family: 'joy', count: 2 }]);
  expect(deck.themes).toEqual([{ name: 'Work', count: 1, description: 'in 1' }]);
  expect(deck.entries.map(({ title }) => title)).toEqual(['Day of 2026-03-02', 'Day of 2026-03-01']);
});

test('days in which nothing was found are shown all the same', () => {
  const deck = closingDeck([day('2026-03-01', null)], 'data:,', words);
  expect(deck).toMatchObject({ analysis: { summary: '2 days', emotions: [] }, themes: [] });
  expect(deck.entries).toHaveLength(1);
});
