import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, markWords, nearestWords, outlineOf, parseSearch, snippetOf } from './index.ts';

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

it('a word that is one or two changes away has the outline of what was meant', () => {
  const letter = fc.constantFrom(...'abcdef');
  const word = fc.string({ unit: letter, minLength: 4, maxLength: 14 });
  const change = fc.record({
    kind: fc.constantFrom('add', 'remove', 'replace', 'exchange'),
    at: fc.nat(),
    letter,
  });
  fc.assert(
    fc.property(word, fc.array(change, { maxLength: 2 }), (typed, changes) => {
      const outline = outlineOf(typed);
      const allowed = changes.slice(0, typed.length < 8 ? 1 : 2);
      const meant = allowed.reduce((text, { kind, at, letter: other }) => {
        const place = at % text.length;
        const [before, here, next, after] = [
          text.slice(0, place),
          text.charAt(place),
          text.charAt(place + 1),
          text.slice(place + 2),
        ];
        if (kind === 'add') return before + other + text.slice(place);
        if (kind === 'remove') return before + next + after;
        return kind === 'replace' ? before + other + next + after : before + next + here + after;
      }, typed);
      const isFound = nearestWords(typed, [meant]).includes(meant);
      expect(isFound || allowed.length !== 1 || outline === null).toBe(true);
      // More than one change at a place is more than the outline promises.
      if (!isFound || !outline) return;
      const { shortest, longest, beginning, middle, ending } = outline;
      expect(meant.length).toBeGreaterThanOrEqual(shortest);
      expect(meant.length).toBeLessThanOrEqual(longest);
      expect(
        meant.startsWith(beginning) || meant.endsWith(ending) || (middle !== null && meant.includes(middle)),
      ).toBe(true);
    }),
  );
  expect(outlineOf('cat')).toBeNull();
});
