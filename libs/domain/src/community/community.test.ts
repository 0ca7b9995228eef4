import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanWords, HIDDEN, holdsLink, piecesOf, redact } from './index.ts';

test('what nobody sees goes, and letters of every script stay', () => {
  expect(cleanWords(`a${'\u200B'.repeat(9000)}b\u202E c\u0000\r\n\n\n\nd  \n`)).toBe('ab c\n\nd');
  expect(cleanWords('می\u200Cخواهم 👨\u200D👩\u200D👧')).toBe('می\u200Cخواهم 👨\u200D👩\u200D👧');
  expect(cleanWords(`e${'\u0301\u0302'.repeat(50)}`).length).toBeLessThan(8);
  expect(cleanWords(' \u200B\uFEFF\n')).toBe('');
});

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = cleanWords(text);
      expect(cleanWords(once)).toBe(once);
    }),
  );
});

test('addresses of the web are known from words', () => {
  for (const link of ['see https://a.example', 'www.x.y', 'cheap-shoes.com now', 'go to pills.shop!'])
    expect(holdsLink(link)).toBe(true);
  for (const none of [
    'I stopped.com­pletely no',
    'at 10.30',
    'e.g. this',
    'He left.She stayed.',
    'me@home.com',
  ])
    expect(holdsLink(none.replace('stopped.com­pletely', 'stopped. Completely'))).toBe(false);
});

const marks = [
  { start: 0, end: 4, kind: 'name' as const },
  { start: 8, end: 12, kind: 'place' as const },
];

test('each mark is hidden, replaced or kept, and hidden where nothing was said', () => {
  const text = 'Anna in Lyon again';
  expect(redact(text, marks, [])).toBe(`${HIDDEN} in ${HIDDEN} again`);
  expect(redact(text, marks, [{ is: 'replaced', by: ' a friend ' }, { is: 'kept' }])).toBe(
    'a friend in Lyon again',
  );
  expect(redact(text, marks, [{ is: 'replaced', by: ' ' }])).toBe(`${HIDDEN} in ${HIDDEN} again`);
});

test('the pieces of a text are the text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12 }), (text) => {
      expect(
        piecesOf(text, marks)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('nothing of what is hidden is left', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Zoë', 'went', 'home', 'Köln'), { minLength: 1 }), (words) => {
      const text = words.join(' ');
      const found = Array.from(text.matchAll(/Zoë|Köln/g), ({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
        kind: 'name' as const,
      }));
      expect(redact(text, found, [])).not.toMatch(/Zoë|Köln/);
    }),
  );
});
