import { Button, ButtonLink, EmptyState, ErrorState, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAreArtworksLoading } from '../features/entries/api/use-artworks.ts';
import { type ListedEntry, useEntries } from '../features/entries/api/use-entries.ts';
import { usePinnedEntries } from '../features/entries/api/use-pinned-entries.ts';
import { useEntryYears } from '../features/entries/api/use-entry-years.ts';
import { EntriesSkeleton } from '../features/entries/components/entries-skeleton.tsx';
import { YearChoice } from '../features/entries/components/year-choice.tsx';
import { EntryList } from '../features/entries/entry-list.tsx';
import { useInTime } from '../service/use-in-time.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { useAsListPlace } from './list-place.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import { useWordsFirst } from './use-words-first.ts';
import classes from './page.module.css';

const NONE: readonly ListedEntry[] = [];

/** A year out of the address, or null. */
function yearOf(parameter: string | null): number | null {
  return parameter !== null && /^\d{4}$/u.test(parameter) ? Number(parameter) : null;
}

/** What the page shows; all of it is asked for at once and shown at once, so that nothing moves when an answer comes later. */
function useTimeline(year: number | null) {
  const entries = useEntries(year === null ? null : new Date(year + 1, 0, 1).toISOString());
  // Who goes to a year wants what is of that year.
  const pinned = usePinnedEntries(year === null);
  const { data: years, isLoading: areYearsLoading } = useEntryYears();
  const first = entries.data?.pages[0]?.entries;
  const areArtworksLoading = useAreArtworksLoading((first ?? []).map(({ id }) => id));
  const areThere = first !== undefined && !pinned.isLoading && !areYearsLoading && !areArtworksLoading;
  const isPending = !useInTime(areThere) || entries.isPending;
  return { entries, first, years, isPending, pinned: year === null ? (pinned.data ?? NONE) : NONE };
}

/** Everything that was written, by month. */
export default function EntriesPage() {
  const { t } = useTranslation('journal');
  const { Slot } = usePlatform();
  useAsListPlace();
  const language = useFrameworkLanguage();
  const failureMessage = useFailureMessage();
  const [parameters] = useSearchParams();
  const year = yearOf(parameters.get('year'));
  const { entries, first, pinned, years, isPending } = useTimeline(year);
  const isEmpty = first?.length === 0 && !years && !isPending;
  const isListed = first !== undefined && first.length > 0 && !isPending;
  // Code of another area is not what the list waits for.
  const isListSeen = useWordsFirst('list', isListed);

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('entries.title')}
        actions={<>{isListed && isListSeen && <Slot name="journey.actions" props={{}} />}</>}
        places={[
          { href: '/journal/calendar', label: t('calendar.title') },
          { href: '/journal/journals', label: t('journals.title') },
          { href: '/journal/tags', label: t('mentions.tags') },
          { href: '/journal/search', label: t('search.title') },
          { href: '/journal/bin', label: t('bin.title') },
        ]}
      />
      {years && !isPending && <YearChoice {...years} current={year} />}
      {isPending && <EntriesSkeleton rows={6} />}
      {entries.isError && !entries.data && (
        <ErrorState
          title={t('entries.failedTitle')}
          action={<Button onPress={() => void entries.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(entries.error)}
        </ErrorState>
      )}
      {isEmpty && (
        <EmptyState
          title={t('entries.emptyTitle')}
          action={
            <ButtonLink variant="primary" href="/journal">
              {t('entries.begin')}
            </ButtonLink>
          }
        >
          {t('entries.emptyText')}
        </EmptyState>
      )}
      {isListed && <EntryList entries={entries} pinned={pinned} language={language} />}
    </div>
  );
}
