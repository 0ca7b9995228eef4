import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useJournals } from '../features/journals/api/use-journals.ts';
import { JournalDialog } from '../features/journals/components/journal.dialog.tsx';
import { JournalEntries } from '../features/journals/journal-entries.tsx';
import { JournalList } from '../features/journals/journal-list.tsx';
import { lastPosition } from '../features/journals/model/journal-order.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import classes from './page.module.css';

/** The person's journals, and what lies in the one that the address names. */
export default function JournalsPage() {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [parameters] = useSearchParams();
  const [isMaking, setMaking] = useState(false);
  const journals = useJournals();
  const opened = journals.data?.find(({ id }) => id === parameters.get('journal'));
  if (opened) {
    return (
      <div className={classes.page}>
        <PageHeader title={opened.title} back={{ href: '/journal/journals', label: t('journals.title') }} />
        <JournalEntries journalId={opened.id} />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('journals.title')}
        lead={t('journals.lead')}
        back={{ href: '/entries', label: t('entries.title') }}
        actions={<Button onPress={() => setMaking(true)}>{t('journals.new')}</Button>}
      />
      {journals.isPending && <Skeleton lines={4} label={t('loading')} />}
      {journals.isError && !journals.data && (
        <ErrorState
          title={t('journals.failedTitle')}
          action={<Button onPress={() => void journals.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(journals.error)}
        </ErrorState>
      )}
      {journals.data?.length === 0 && (
        <EmptyState title={t('journals.emptyTitle')}>{t('journals.emptyText')}</EmptyState>
      )}
      {journals.data && journals.data.length > 0 && <JournalList journals={journals.data} />}
      {isMaking && (
        <JournalDialog
          journal={{ position: lastPosition(journals.data ?? []) }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}
