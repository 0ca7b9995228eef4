import { Button } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntriesPage, type ListedEntry, useEntries } from './api/use-entries.ts';
import { MonthSection } from './components/month-section.tsx';
import { firstDaysOf, monthsOf } from './model/entry-days.ts';
import { PinnedEntries } from './pinned-entries.tsx';
import classes from './entry-list.module.css';

export type EntryListProps = {
  entries: ReturnType<typeof useEntries>;
  /** They stand before all others. */
  pinned: readonly ListedEntry[];
  language: Language;
};

/** Entries that are drawn at once; those below follow. */
const FIRST_ENTRIES = 8;

/** All entries read so far by month and day; earlier ones come when the end is near. */
export function EntryList({ entries, pinned, language }: EntryListProps) {
  const { t } = useTranslation('journal');
  const pages = entries.data?.pages;
  const months = useMemo(() => {
    const pinnedIds = new Set(pinned.map(({ id }) => id));
    return monthsOf((pages ?? []).flatMap((page) => page.entries).filter(({ id }) => !pinnedIds.has(id)));
  }, [pages, pinned]);
  const pageOf = usePageOf(pages ?? []);
  const firstDays = firstDaysOf(months, FIRST_ENTRIES);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = entries;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchNextPageError || !globalThis.IntersectionObserver)
      return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) void fetchNextPage({ cancelRefetch: false });
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchNextPageError, fetchNextPage, pages?.length]);

  return (
    <>
      {pinned.length > 0 && <PinnedEntries entries={pinned} language={language} />}
      {months.map((month) => (
        <MonthSection
          key={month.month}
          month={month}
          pageOf={pageOf}
          firstDays={firstDays}
          language={language}
        />
      ))}
      <div ref={end} className={classes.end}>
        {isFetchNextPageError && <p role="alert">{t('entries.moreFailed')}</p>}
        {hasNextPage ? (
          <Button
            onPress={() => void fetchNextPage()}
            isPending={isFetchingNextPage}
            pendingLabel={t('entries.loadingMore')}
          >
            {t('entries.loadMore')}
          </Button>
        ) : (
          <p className={classes.beginning}>{t('entries.end')}</p>
        )}
      </div>
    </>
  );
}

const idsOfPage = new WeakMap<EntriesPage, readonly string[]>();

/** The ids of a page, always the same list. */
function idsOf(page: EntriesPage): readonly string[] {
  const known = idsOfPage.get(page) ?? page.entries.map(({ id }) => id);
  idsOfPage.set(page, known);
  return known;
}

/** The page of ids that each entry was read with. */
const usePageOf = (pages: readonly EntriesPage[]): ReadonlyMap<string, readonly string[]> =>
  useMemo(() => new Map(pages.flatMap((page) => idsOf(page).map((id) => [id, idsOf(page)]))), [pages]);
