import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChangeFilter, fitsFilters } from './change-filter.ts';
import { isLike } from './like-pattern.ts';
import { parseFilter } from './parse-filter.ts';

describe('a filter of a client', () => {
  it.each([
    ['title=eq.a', [['title', 'eq', 'a']]],
    ['title=eq.a, b', [['title', 'eq', 'a, b']]],
    ['title=eq."a,b=eq.c"', [['title', 'eq', 'a,b=eq.c']]],
    [
      'a=gt.1,b=not.in.(x,"y,z"),c=is.null',
      [
        ['a', 'gt', '1'],
        ['b', 'not in', 'x|y,z'],
        ['c', 'is', 'null'],
      ],
    ],
    ['a=like."50% \\"off\\""', [['a', 'like', '50% "off"']]],
    ['a=eq.he said "no", and went', [['a', 'eq', 'he said "no", and went']]],
  ])('is read: %s', (text, wanted) => {
    const read = parseFilter(text).map(({ column, isNegated, operator, values }) => [
      column,
      isNegated ? `not ${operator}` : operator,
      values.join('|'),
    ]);
    expect(read).toEqual(wanted);
  });

  it.each(['x', 'a=', 'a=near.3', 'a=in.()', 'a=is.something', '=eq.1'])('is refused: %s', (text) => {
    expect(() => parseFilter(text)).toThrow('Error parsing');
  });

  it('comes back as the client wrote it, whatever the value', () => {
    const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (values) => {
        const text = values.map((value, index) => `c${index}=eq.${quoted(value)}`).join(',');
        expect(parseFilter(text).map((condition) => condition.values[0])).toEqual(values);
        expect(parseFilter(`c=in.(${values.map(quoted).join(',')})`)[0]?.values).toEqual(values);
      }),
    );
  });
});

describe('a condition', () => {
  const of = (
    operator: ChangeFilter['operator'],
    values: unknown[],
    isNumeric = false,
    isNegated = false,
  ) => [{ column: 'c', operator, values, isNumeric, isNegated }];
  it('compares numbers that no double holds', () => {
    expect(fitsFilters(of('eq', ['9007199254740993'], true), { c: '9007199254740993' })).toBe(true);
    expect(fitsFilters(of('gt', ['9007199254740993'], true), { c: '9007199254740992' })).toBe(false);
    expect(fitsFilters(of('lt', ['9007199254740993'], true), { c: 7 })).toBe(true);
  });
  it('holds of nothing that is null, nor does its opposite, but for those that ask for null', () => {
    for (const isNegated of [false, true]) {
      expect(fitsFilters(of('eq', [1], true, isNegated), { c: null })).toBe(false);
    }
    expect(fitsFilters(of('isdistinct', [1], true), { c: null })).toBe(true);
    expect(fitsFilters(of('is', ['null']), {})).toBe(true);
  });
});

describe('a pattern', () => {
  it('says the same as a regular expression of its parts', () => {
    const parts = fc.array(fc.constantFrom('%', '_', 'a', 'b', '.', 'ü'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', '.', 'ü'), { maxLength: 8 }), parts, (text, pattern) => {
        const source = pattern
          .map((part) => (part === '%' ? '.*' : part === '_' ? '.' : `[${part}]`))
          .join('');
        expect(isLike(text.join(''), pattern.join(''))).toBe(
          new RegExp(`^${source}$`, 's').test(text.join('')),
        );
      }),
    );
  });
  it('takes a character as it is after a backslash', () => {
    expect([isLike('50%', String.raw`50\%`), isLike('500', String.raw`50\%`)]).toEqual([true, false]);
  });
  it('is not slow, however it is made', () => {
    const startedAt = performance.now();
    expect(isLike('a'.repeat(20_000), `${'%a'.repeat(200)}%b`)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
