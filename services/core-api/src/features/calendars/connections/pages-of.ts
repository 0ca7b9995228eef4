import { CalendarFailedError } from '../calendar-failed-error.ts';

/** The pages of a list, from where `first` says on. @throws CalendarFailedError where there are more than `most` */
export async function* pagesOf<Page>(
  first: string,
  nextOf: (page: Page) => string | undefined,
  read: (at: string) => Promise<Page>,
  most: number,
): AsyncGenerator<Page, void, undefined> {
  let next: string | undefined = first;
  for (let count = 0; next !== undefined; count += 1) {
    if (count === most) throw new CalendarFailedError('too_large');
    const page = await read(next);
    yield page;
    next = nextOf(page);
  }
}

/** All of them. */
export async function readAll<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const all: Page[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

/** Whether one of the pages of what changed has something on it; where there are too many to know, too. */
export async function hasChanges<Page>(
  pages: AsyncIterable<Page>,
  itemsOf: (page: Page) => readonly unknown[],
): Promise<boolean> {
  try {
    for await (const page of pages) if (itemsOf(page).length > 0) return true;
    return false;
  } catch (error) {
    if (error instanceof CalendarFailedError && error.failure === 'too_large') return true;
    throw error;
  }
}
