import * as fc from 'fast-check';
import type { Part } from '../input.ts';

/** Texts at which programs have stumbled before. */
const nasty = [
  '', ' ', '\0', 'a\0b', '%', '%00', '%zz', '%ff', '"', "'", '\\', '\\"', ',', ')', '(', '()', '.', '..', ':', '::', '*',
  '--', ';', '$1', '${x}', '{{x}}', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '\uffff', '😀', 'ﬃ', 'İ', 'null', 'true',
  'NaN', 'Infinity', '-Infinity', '-0', '1e309', '1e-400', '0x10', '9'.repeat(40), '2147483648', '9223372036854775808',
  '-1', '1.5', '', "'; select 1; --", '__proto__', 'constructor', 'toString', 'hasOwnProperty', '\r\n', '\n', '\t', '\x7f',
  '00000000-0000-4000-8000-000000000001', '{}', '[]', '{"a":1}', '2026-02-30', 'infinity', '294277-01-01', '{1,2}', '[1,2)',
  'empty', '\\x00', 'a'.repeat(300), 'é'.repeat(200), '(((((', '[[[[[', '{{{{{',
]; // prettier-ignore

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 2 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** Any JSON value, with what JSON.stringify would never write. */
const jsonText: fc.Arbitrary<Part[]> = fc.oneof(
  { weight: 6, arbitrary: fc.json({ maxDepth: 3 }).map((json) => [json]) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '"\\ud800"',
        '["\\u0000"]',
        '1e400',
        '-0',
        '99999999999999999999999999',
        '{"a":',
        "{'a':1}",
        'undefined',
        '',
        ' ',
        '\ufeff{}',
        '[1,]',
        '\0',
        'true false',
      )
      .map((json) => [json]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(20, 500, 6000, 100_000))
      .map(([open, times]): Part[] => [
        { repeat: open, times },
        '1',
        { repeat: open === '[' ? ']' : '}', times },
      ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(100, 2000, 20_000)
      .map((times): Part[] => ['[', { repeat: '{"title":"x"},', times }, '{}]']),
  },
);
export { jsonText };

/** One change of a text. */
type Edit = { at: number; kind: 'cut' | 'insert' | 'double' | 'replace' | 'swap'; with: string };

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom('cut', 'insert', 'double', 'replace', 'swap'),
  with: fc.oneof(
    text,
    fc.constantFrom('(', ')', ',', '.', '"', '!', '->', '->>', '::', '...', ':', '{', '}', '%'),
  ),
});

function apply(whole: string, { at, kind, with: other }: Edit): string {
  const place = whole.length === 0 ? 0 : at % (whole.length + 1);
  const [before, after] = [whole.slice(0, place), whole.slice(place)];
  switch (kind) {
    case 'cut':
      return before + after.slice(1);
    case 'insert':
      return before + other + after;
    case 'double':
      return before + after + after;
    case 'replace':
      return before + other + after.slice(other.length);
    case 'swap':
      return after + before;
  }
}

/** Texts of a grammar, some of them broken, most of those at one place. */
export function broken(valid: fc.Arbitrary<string>, whole = 6): fc.Arbitrary<string> {
  const edits = fc.oneof(
    { weight: whole, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(edit, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(edit, { minLength: 2, maxLength: 4 }) },
  );
  return fc.tuple(valid, edits).map(([text, changes]) => changes.reduce(apply, text));
}

/** Encodes a text for a query or a path: wholly, hardly, or twice. */
export const encoded = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      valid,
      fc.constantFrom(
        'whole',
        'whole',
        'whole',
        'whole',
        'whole',
        'whole',
        'hardly',
        'hardly',
        'raw',
        'twice',
      ),
    )
    .map(([value, way]) => {
      const whole = encodeURIComponent(value.toWellFormed());
      if (way === 'whole') return whole;
      if (way === 'twice') return encodeURIComponent(whole);
      return way === 'raw' ? value : value.replaceAll(/[\s#?&%\0]/g, (found) => encodeURIComponent(found));
    });

/** One of a list, or now and then anything. */
export const mostly = (known: readonly string[], other: fc.Arbitrary<string> = text): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: other });

/** Headers from a list of arbitraries of which few are sent. */
export const someHeaders = (
  known: Readonly<Record<string, fc.Arbitrary<string>>>,
): fc.Arbitrary<[string, string][]> =>
  fc.array(fc.oneof(...Object.entries(known).map(([name, value]) => fc.tuple(fc.constant(name), value))), {
    maxLength: 3,
  });
