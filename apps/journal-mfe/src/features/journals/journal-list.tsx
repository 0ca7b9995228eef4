import { Button, ConfirmDialog, Link } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useRemoveJournal } from './api/use-change-journals.ts';
import type { Journal } from './api/use-journals.ts';
import { JournalDialog } from './components/journal.dialog.tsx';
import { JournalMark } from './components/journal-mark.tsx';
import classes from './journal-list.module.css';

/** The person's journals, to open, change and remove. */
export function JournalList({ journals }: { journals: readonly Journal[] }) {
  return (
    <ul className={classes.list}>
      {journals.map((journal) => (
        <JournalRow key={journal.id} journal={journal} />
      ))}
    </ul>
  );
}

function JournalRow({ journal }: { journal: Journal }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const remove = useRemoveJournal(journal.id);
  const close = () => setAsked(null);
  const { title } = journal;
  return (
    <li className={classes.row}>
      <Link href={`/journal/journals?journal=${journal.id}`} variant="plain" className={classes.title}>
        <JournalMark journal={journal} />
      </Link>
      <span className={classes.actions}>
        <Button size="small" aria-label={t('journals.editLabel', { title })} onPress={() => setAsked('edit')}>
          {t('changes.edit')}
        </Button>
        <Button
          size="small"
          aria-label={t('journals.removeLabel', { title })}
          onPress={() => setAsked('remove')}
        >
          {t('journals.remove')}
        </Button>
      </span>
      {asked === 'edit' && <JournalDialog journal={journal} onClose={close} />}
      <ConfirmDialog
        title={t('journals.removeTitle', { title })}
        confirmLabel={t('journals.remove')}
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        isPending={remove.isPending}
        errorMessage={remove.isError ? failureMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
      >
        {t('journals.removeText')}
      </ConfirmDialog>
    </li>
  );
}
