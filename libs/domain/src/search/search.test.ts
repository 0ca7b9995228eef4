import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, markWords, nearestWords, parseSearch, snippetOf } from './index.ts';

const brief = (search: string) =>
  parseSearch(search).map(
    ({ words, isExcluded, isPhrase, isPrefix }) =>
      `${isExcluded ? '-' : ''}${isPhrase ? `"${words.join(' ')}"` : words.join(' ')}${isPrefix ? '*' : ''}`,
  );

describe('a search', () => {
  it('is words, phrases and what is not wanted; the word that is being typed may go on', () => {
    expect(brief('Rainy  walk')).toEqual(['rainy', 'walk*']);
    expect(brief('walk ')).toEqual(['walk']);
    expect(brief('"by the Sea" -rain -"bad news" wal')).toEqual([
      '"by the sea"',
      '-rain',
      '-"bad news"',
      'wal*',
    ]);
    expect(brief('„am Meer“')).toEqual(['"am meer"']);
    expect(brief('"not closed')).toEqual(['"not closed"']);
  });

  it('takes apart what stands for several words, and ignores what stands for none', () => {
    expect(brief("well-being don't")).toEqual(['well', 'being', 'don', 't*']);
    expect(brief(' - "" … -- ')).toEqual([]);
  });
});

describe('words', () => {
  it('are the same with and without accents and vowel signs', () => {
    expect(foldWords('Größe, Çédille: ŒUVRE!')).toEqual(['grosse', 'cedille', 'oeuvre']);
    expect(foldWords('كِتَابٌ وأُمّي')).toEqual(foldWords('كتاب وامي'));
    expect(foldWords('٢٠٢٦')).toEqual(['2026']);
  });

  it('are marked where they stand, whatever the text holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        const text = `${before} Müller ${after}`;
        const marked = markWords(text, new Set(['muller'])).map(([start, end]) => text.slice(start, end));
        expect(marked).toContain('Müller');
      }),
    );
  });

  it('are shown with what stands around them', () => {
    const text = `${'Long before. '.repeat(20)}Then we met Amélie\nat last. ${'Long after. '.repeat(30)}`;
    const { text: shown, marks } = snippetOf(text, new Set(['amelie']));
    expect(marks.map(([start, end]) => shown.slice(start, end))).toEqual(['Amélie']);
    expect(shown).toMatch(/^….*Then we met Amélie at last\..*…$/);
    expect(shown.length).toBeLessThanOrEqual(202);
    expect(snippetOf('Short.', new Set(['nothing']))).toEqual({ text: 'Short.', marks: [] });
  });

  it('give a snippet whose marks lie in it, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const snippet = snippetOf(text, new Set(foldWords(text).slice(-1)));
        for (const [start, end] of snippet.marks) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(snippet.text.length);
        }
      }),
    );
  });
});

it('a mistyped word is the nearest of those there are', () => {
  const known = ['thomas', 'sophie', 'elisabeth', 'saturday', 'garden'];
  expect(nearestWords('tomas', known)).toEqual(['thomas']);
  expect(nearestWords('sohpie', known)).toEqual(['sophie']);
  expect(nearestWords('elisabteh', known)).toEqual(['elisabeth']);
  expect(nearestWords('satuday', known)).toEqual(['saturday']);
  expect(nearestWords('cat', ['car', 'cut'])).toEqual([]);
  expect(nearestWords('window', known)).toEqual([]);
});
