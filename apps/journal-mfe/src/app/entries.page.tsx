import { Button, ButtonLink, EmptyState, ErrorState, PageHeader } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useEntries } from '../features/entries/api/use-entries.ts';
import { usePinnedEntries } from '../features/entries/api/use-pinned-entries.ts';
import { useEntryYears } from '../features/entries/api/use-entry-years.ts';
import { EntriesSkeleton } from '../features/entries/components/entries-skeleton.tsx';
import { YearChoice } from '../features/entries/components/year-choice.tsx';
import { EntryList } from '../features/entries/entry-list.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { useAsListPlace } from './list-place.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';
import classes from './page.module.css';

/** A year out of the address, or null. */
function yearOf(parameter: string | null): number | null {
  return parameter !== null && /^\d{4}$/u.test(parameter) ? Number(parameter) : null;
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
  const entries = useEntries(year === null ? null : new Date(year + 1, 0, 1).toISOString());
  // Who goes to a year wants what is of that year.
  const pinned = usePinnedEntries(year === null);
  const years = useEntryYears().data;
  const isPending = entries.isPending || (pinned.isFetching && pinned.isPending);
  const isEmpty = entries.data?.pages[0]?.length === 0 && !years;
  const hasEntries = (entries.data?.pages[0]?.length ?? 0) > 0;

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('entries.title')}
        actions={
          <>
            {hasEntries && <Slot name="journey.actions" props={{}} />}
            <ButtonLink href="/journal/calendar">{t('calendar.title')}</ButtonLink>
            <ButtonLink href="/journal/journals">{t('journals.title')}</ButtonLink>
            <ButtonLink href="/journal/tags">{t('mentions.tags')}</ButtonLink>
            <ButtonLink href="/journal/search">{t('search.title')}</ButtonLink>
            <ButtonLink href="/journal/bin">{t('bin.title')}</ButtonLink>
          </>
        }
      />
      {years && <YearChoice {...years} current={year} />}
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
      {hasEntries && !isPending && (
        <EntryList entries={entries} pinned={year === null ? (pinned.data ?? []) : []} language={language} />
      )}
    </div>
  );
}
