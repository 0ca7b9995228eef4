import { Button, EmptyState, ErrorState, PageHeader } from '@reflectory/design-system';
import { BIN_DAYS } from '@reflectory/contracts/behaviour';
import { useTranslation } from 'react-i18next';
import { EntriesSkeleton } from '../features/entries/components/entries-skeleton.tsx';
import { useBinnedEntries } from '../features/entry-changes/api/use-binned-entries.ts';
import { BinList } from '../features/entry-changes/bin-list.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';
import classes from './page.module.css';

/** What was deleted and is not gone yet. */
export default function BinPage() {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const entries = useBinnedEntries();
  const isEmpty = entries.data?.pages[0]?.length === 0;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('bin.title')}
        lead={t('bin.lead', { days: BIN_DAYS })}
        back={{ href: '/entries', label: t('entries.title') }}
      />
      {entries.isPending && <EntriesSkeleton rows={3} />}
      {entries.isError && !entries.data && (
        <ErrorState
          title={t('bin.failedTitle')}
          action={<Button onPress={() => void entries.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(entries.error)}
        </ErrorState>
      )}
      {isEmpty && <EmptyState title={t('bin.emptyTitle')}>{t('bin.emptyText')}</EmptyState>}
      {entries.data && !isEmpty && <BinList entries={entries} />}
    </div>
  );
}
