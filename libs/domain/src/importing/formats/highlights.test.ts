import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readAll } from '../testing/archives.ts';

describe('highlights of books', () => {
  const readCsv = (lines: readonly string[]) =>
    readAll(strToU8(lines.join('\r\n')), { name: 'readwise-data.csv' });

  test('each book is an entry of quotations and notes, dated by the last, from columns in any order', async () => {
    const { format, entries, problems } = await readCsv([
      '\uFEFFHighlighted at,Book Author,"Book Title",Color,Tags,Note,Location,Highlight',
      '2021-07-02 20:05:00,Ann Lee,Rivers,yellow,"water, calm",My note,12,"Still, and ""deep""',
      'too"',
      '2021-07-05 08:00:00+00:00,Bo Li,Winds,,,,,Up there',
      '2021-07-01 10:00:00,Ann Lee,Rivers,,water,,,Second',
      ',,,,,,,',
    ]);
    expect(format).toBe('highlights');
    expect(problems).toEqual(['unknown-column Color']);
    expect(entries).toMatchObject([
      {
        source: 'highlights',
        sourceId: 'Rivers · Ann Lee',
        title: 'Rivers',
        text: 'Ann Lee\n\nStill, and "deep"\ntoo\n\n— 12\n\nMy note\n\nSecond',
        tags: ['water', 'calm'],
        entryAt: '2021-07-02T18:05:00.000Z',
      },
      { title: 'Winds', entryAt: '2021-07-05T08:00:00.000Z' },
    ]);
    expect(entries[0]?.document.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'blockquote',
      'paragraph',
      'blockquote',
    ]);
  });

  test('a book without any date, and a table that is of nothing known, are named', async () => {
    const { entries, problems } = await readCsv(['Highlight,Book Title', 'Words,Rivers']);
    expect([entries, problems]).toEqual([[], ['broken-date Rivers']]);
    await expect(readCsv(['Name,Price', 'Tea,2'])).rejects.toThrow('unknown-table: readwise-data.csv');
  });
});
