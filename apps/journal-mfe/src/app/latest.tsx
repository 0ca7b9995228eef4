import { Button, EmptyState, Link } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import { useLatestEntries } from '../features/entries/api/use-latest-entries.ts';
import { EntriesSkeleton } from '../features/entries/components/entries-skeleton.tsx';
import { LatestEntries } from '../features/entries/latest-entries.tsx';
import { ExampleEntry } from '../features/home/components/example-entry.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';
import classes from './latest.module.css';

/** The newest entries at the foot of the journal's first page, or what will be there. */
export function Latest({ language }: { language: Language }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const latest = useLatestEntries();
  if (latest.data?.length === 0) {
    return (
      <EmptyState
        title={t('home.emptyTitle')}
        example={<ExampleEntry />}
        exampleLabel={t('home.exampleLabel')}
      >
        {t('home.emptyText')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="journal-latest">
      <header className={classes.header}>
        <h2 id="journal-latest" className={classes.heading}>
          {t('home.latest')}
        </h2>
        <Link href="/entries" variant="quiet">
          {t('home.allEntries')}
        </Link>
      </header>
      {latest.isPending && <EntriesSkeleton rows={3} />}
      {latest.data && <LatestEntries entries={latest.data} language={language} />}
      {latest.isError && !latest.data && (
        <p role="alert" className={classes.failed}>
          {t('home.latestFailed')} {failureMessage(latest.error)}{' '}
          <Button variant="bare" size="small" onPress={() => void latest.refetch()}>
            {t('errors.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}
