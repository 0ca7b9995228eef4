import type { EntryRow } from '@reflectory/contracts/journal';
import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useJournals } from './api/use-journals.ts';
import classes from './journal-list.module.css';

export type NeverSentNoteProps = { entry: Pick<EntryRow, 'is_never_sent' | 'journal_id'> };

/** A quiet line at an entry that goes to no provider, by its own mark or by its journal. */
export function NeverSentNote({ entry }: NeverSentNoteProps) {
  const { t } = useTranslation('journal');
  const { is_never_sent: isNeverSent, journal_id: journalId } = entry;
  const journals = useJournals(Boolean(journalId));
  const journal = journals.data?.find(({ id }) => id === journalId);
  if (!isNeverSent && !journal?.is_never_sent) return null;
  return (
    <p className={classes.note}>
      <Icon name="shield-check" />
      {journal?.is_never_sent ? t('neverSent.noteOfJournal', { title: journal.title }) : t('neverSent.note')}
    </p>
  );
}
