import type { Language } from '@reflectory/contracts/languages';
import type { FoundEntry as Found } from '@reflectory/contracts/search';
import { Button } from '@reflectory/design-system';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useSearch } from '../api/use-search.ts';
import { FoundEntry } from './found-entry.tsx';
import classes from './found-entries.module.css';

/** Draws a picture of each entry, by its id; ids come as they are read, page by page. */
export type EntryPictures = ComponentType<{
  pages: readonly (readonly string[])[];
  children: (pictureOf: (entryId: string) => ReactNode) => ReactNode;
}>;

export type FoundEntriesProps = {
  pages: readonly (readonly Found[])[];
  language: Language;
  Pictures: EntryPictures;
  /** Whether they are of the search before, until this one is answered. */
  isOld: boolean;
  /** Null where there is no more to ask for. */
  more: ReturnType<typeof useSearch> | null;
};

/** What was found; more comes when the end is near. */
export function FoundEntries({ pages, language, Pictures, isOld, more }: FoundEntriesProps) {
  const { t } = useTranslation('journal');
  const entries = pages.flat();
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage = false, isFetchingNextPage = false, isFetchNextPageError = false } = more ?? {};
  const fetchNextPage = more?.fetchNextPage;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchNextPageError || !globalThis.IntersectionObserver)
      return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) void fetchNextPage?.({ cancelRefetch: false });
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchNextPageError, fetchNextPage, entries.length]);
  return (
    <>
      <ol className={classes.list} data-old={isOld || undefined} aria-label={t('search.results')}>
        <Pictures pages={pages.map((page) => page.map(({ id }) => id))}>
          {(pictureOf) =>
            entries.map((entry) => (
              <li key={entry.id}>
                <FoundEntry entry={entry} language={language} picture={pictureOf(entry.id)} />
              </li>
            ))
          }
        </Pictures>
      </ol>
      <div ref={end}>
        {isFetchNextPageError && <p role="alert">{t('entries.moreFailed')}</p>}
        {hasNextPage && (
          <Button
            onPress={() => void fetchNextPage?.()}
            isPending={isFetchingNextPage}
            pendingLabel={t('entries.loadingMore')}
          >
            {t('search.showMore')}
          </Button>
        )}
      </div>
    </>
  );
}
