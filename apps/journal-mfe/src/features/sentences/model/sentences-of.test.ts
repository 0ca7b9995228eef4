import { expect, it } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

it('takes sentences apart, and lines', () => {
  const text = 'Up early, and to the office.  Then home!\n\n– write to Anna\n– rest\n…\n';
  expect(sentencesOf(text, 'en').map(({ quote }) => quote)).toEqual([
    'Up early, and to the office.',
    'Then home!',
    '– write to Anna',
    '– rest',
  ]);
});

it.each([
  '  \n',
  'Ça va ?  Oui.\n\n',
  '今日は。雨だ。',
  'كنت متعبًا. أريد أن أسبح؟ نعم.',
  '1. One 2. Two',
  '…\n–',
])('says where each stands, in order and without spaces around it: %j', (text) => {
  let before = 0;
  for (const { start, end, quote } of sentencesOf(text, 'de')) {
    expect(text.slice(start, end)).toBe(quote);
    expect(quote).toBe(quote.trim());
    expect(start).toBeGreaterThanOrEqual(before);
    before = end;
  }
});
