import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useConflicts } from '../features/shelf/api/use-conflicts.ts';
import { ShelfList } from '../features/shelf/shelf-list.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';
import classes from './page.module.css';

/** What was written in two places at once and waits to be decided. */
export default function ShelfPage() {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const shelved = useConflicts();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('shelf.title')}
        lead={t('shelf.lead')}
        back={{ href: '/entries', label: t('entries.title') }}
      />
      {shelved.isPending && <Skeleton lines={6} label={t('loading')} />}
      {shelved.isError && !shelved.data && (
        <ErrorState
          title={t('shelf.failedTitle')}
          action={<Button onPress={() => void shelved.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(shelved.error)}
        </ErrorState>
      )}
      {shelved.data?.length === 0 && (
        <EmptyState title={t('shelf.emptyTitle')}>{t('shelf.emptyText')}</EmptyState>
      )}
      {shelved.data && shelved.data.length > 0 && <ShelfList shelved={shelved.data} />}
    </div>
  );
}
