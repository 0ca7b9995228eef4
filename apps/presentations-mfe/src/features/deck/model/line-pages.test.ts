import { describe, expect, it } from 'vitest';
import { linePages } from './line-pages.ts';

const passage = (text: string, number = 1) => ({ heading: null, text, number });
const wordsOf = (pages: ReturnType<typeof linePages>) =>
  pages
    .flat()
    .flatMap(({ text }) => text.split(/\s+/))
    .join(' ');

describe('linePages', () => {
  it('keeps short passages together', () => {
    expect(linePages([passage('one'), passage('two', 2)])).toHaveLength(1);
  });

  it('deals 21 passages out in order', () => {
    const all = Array.from({ length: 21 }, (_, index) => passage(`answer ${index + 1}`, index + 1));
    const pages = linePages(all);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(all);
  });

  it('loses no word of an answer of 200,000 characters', () => {
    const text = Array.from({ length: 28_000 }, (_, index) => `w${index}`).join(' ');
    const pages = linePages([{ ...passage(text), heading: 'Why?' }]);
    expect(wordsOf(pages)).toBe(text);
    expect(pages[0]?.[0]?.heading).toBe('Why?');
    expect(pages[1]?.[0]?.heading).toBeNull();
  });

  it('cuts a text without spaces, and no emoji in half', () => {
    const text = `a${'😀'.repeat(3000)}`;
    const joined = linePages([passage(text)])
      .flat()
      .map((part) => part.text)
      .join('');
    expect(joined).toBe(text);
    expect(
      linePages([passage(text)])
        .flat()
        .every((part) => part.text.isWellFormed()),
    ).toBe(true);
  });

  it('counts empty lines as lines', () => {
    expect(linePages([passage(Array.from({ length: 40 }, () => 'x').join('\n'))]).length).toBeGreaterThan(2);
  });

  it('has one page when there is nothing', () => {
    expect(linePages([])).toEqual([[]]);
  });
});
