import { Button, EmptyState, Icon, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useEntriesOfJournal } from './api/use-entries-of-journal.ts';
import classes from './journal-list.module.css';

/** What lies in one journal. */
export function JournalEntries({ journalId }: { journalId: string }) {
  const { t, i18n } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const entries = useEntriesOfJournal(journalId);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  if (entries.isPending) return <output>{t('loading')}</output>;
  if (!entries.data) return <p role="alert">{failureMessage(entries.error)}</p>;
  if (entries.data.length === 0)
    return <EmptyState title={t('journals.emptyOneTitle')}>{t('journals.emptyOneText')}</EmptyState>;
  return (
    <>
      <ul className={classes.list}>
        {entries.data.map((entry) => (
          <li key={entry.id} className={classes.row}>
            <Link href={`/journal/entry/${entry.id}`} variant="plain" className={classes.title}>
              {entry.is_pinned && <Icon name="flag" label={t('entries.pinned')} />}
              <bdi>{hidesPreviews ? t('entries.hidden') : entry.title || t('untitled')}</bdi>
            </Link>
            <time dateTime={entry.entry_at} className={classes.day}>
              {day.format(new Date(entry.entry_at))}
            </time>
          </li>
        ))}
      </ul>
      {entries.isFetchNextPageError && <p role="alert">{t('bin.moreFailed')}</p>}
      {entries.hasNextPage && (
        <Button
          onPress={() => void entries.fetchNextPage()}
          isPending={entries.isFetchingNextPage}
          pendingLabel={t('bin.loadingMore')}
        >
          {t('bin.loadMore')}
        </Button>
      )}
    </>
  );
}
