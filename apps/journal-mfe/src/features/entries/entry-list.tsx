import { Button } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtworks } from './api/use-artworks.ts';
import { type ListedEntry, useEntries } from './api/use-entries.ts';
import { useFirstPictures } from './api/use-first-pictures.ts';
import { MonthSection } from './components/month-section.tsx';
import { monthsOf } from './model/entry-days.ts';
import { PinnedEntries } from './pinned-entries.tsx';
import classes from './entry-list.module.css';

export type EntryListProps = {
  entries: ReturnType<typeof useEntries>;
  /** They stand before all others. */
  pinned: readonly ListedEntry[];
  language: Language;
};

/** All entries read so far by month and day; earlier ones come when the end is near. */
export function EntryList({ entries, pinned, language }: EntryListProps) {
  const { t } = useTranslation('journal');
  const pages = entries.data?.pages ?? [];
  const pinnedIds = new Set(pinned.map(({ id }) => id));
  const ids = pages.map((page) => page.map(({ id }) => id));
  const shared = { artworks: useArtworks(ids), pictures: useFirstPictures(ids), language };
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
  }, [hasNextPage, isFetchNextPageError, fetchNextPage, pages.length]);

  return (
    <>
      {pinned.length > 0 && <PinnedEntries entries={pinned} language={language} />}
      {monthsOf(pages.flat().filter(({ id }) => !pinnedIds.has(id))).map((month) => (
        <MonthSection key={month.month} month={month} {...shared} />
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
