import { describe, expect, it } from 'vitest';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import { hasChanges, pagesOf, readAll } from './pages-of.ts';

type Page = { items: string[]; next?: string };
const MOST = 3;

/** A list of pages, each at its number, and which of them were read. */
function listOf(...items: string[][]) {
  const asked: string[] = [];
  const read = async (at: string): Promise<Page> => {
    asked.push(at);
    const next = Number(at) + 1;
    return { items: items[Number(at)] ?? [], ...(next < items.length && { next: String(next) }) };
  };
  return { asked, pages: pagesOf('0', ({ next }) => next, read, MOST) };
}
const itemsOf = ({ items }: Page) => items;

describe('pages of a list', () => {
  it('are read to the last one, and no more than a list may have', async () => {
    expect((await readAll(listOf(['a'], [], ['b']).pages)).map(itemsOf)).toEqual([['a'], [], ['b']]);
    const { asked, pages } = listOf(['a'], ['b'], ['c'], ['d']);
    await expect(readAll(pages)).rejects.toEqual(new CalendarFailedError('too_large'));
    expect(asked).toEqual(['0', '1', '2']);
  });

  it('of what changed are read to the first with something on it', async () => {
    const { asked, pages } = listOf([], ['a'], ['b'], ['c'], ['d']);
    expect(await hasChanges(pages, itemsOf)).toBe(true);
    expect(asked).toEqual(['0', '1']);
    expect(await hasChanges(listOf([], []).pages, itemsOf)).toBe(false);
  });

  it('of what changed are a change where even empty ones do not end, and no failure', async () => {
    expect(await hasChanges(listOf([], [], [], []).pages, itemsOf)).toBe(true);
    const away = pagesOf<Page>(
      '0',
      () => undefined,
      () => Promise.reject(new CalendarFailedError('gone')),
      MOST,
    );
    await expect(hasChanges(away, itemsOf)).rejects.toThrow('gone');
  });
});
