import { Button, ConfirmDialog, IconButton, Link, Menu, type MenuItem } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useRemoveJournal } from './api/use-change-journals.ts';
import type { Journal } from './api/use-journals.ts';
import { JournalDialog } from './components/journal.dialog.tsx';
import { JournalMark } from './components/journal-mark.tsx';
import classes from './journal-list.module.css';
import { useJournalItems } from './use-journal-items.ts';

/** The person's journals in their order, to open, change, move and remove; archived ones beneath. */
export function JournalList({ journals }: { journals: readonly Journal[] }) {
  const { t } = useTranslation('journal');
  const used = journals.filter(({ archived_at: at }) => at === null);
  const archived = journals.filter(({ archived_at: at }) => at !== null);
  const itemsOf = useJournalItems(used);
  const rows = (listed: readonly Journal[]) => (
    <ul className={classes.list}>
      {listed.map((journal) => (
        <JournalRow key={journal.id} journal={journal} items={itemsOf(journal)} />
      ))}
    </ul>
  );
  return (
    <>
      {rows(used)}
      {archived.length > 0 && (
        <section aria-labelledby="journals-archived">
          <h2 id="journals-archived" className={classes.heading}>
            {t('journals.archived')}
          </h2>
          {rows(archived)}
        </section>
      )}
    </>
  );
}

function JournalRow({ journal, items }: { journal: Journal; items: readonly MenuItem[] }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const remove = useRemoveJournal(journal.id);
  const close = () => setAsked(null);
  const { title } = journal;
  const more = t('journals.more', { title });
  return (
    <li className={classes.row}>
      <Link href={`/journal/journals?journal=${journal.id}`} variant="plain" className={classes.title}>
        <JournalMark journal={journal} />
      </Link>
      <span className={classes.actions}>
        <Button size="small" aria-label={t('journals.editLabel', { title })} onPress={() => setAsked('edit')}>
          {t('changes.edit')}
        </Button>
        <Menu
          label={more}
          placement="bottom end"
          trigger={<IconButton icon="ellipsis" size="small" label={more} />}
          items={[
            ...items,
            {
              id: 'remove',
              label: t('journals.remove'),
              icon: 'trash',
              isDestructive: true,
              onAction: () => setAsked('remove'),
            },
          ]}
        />
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
        {t('journals.removeText')} {journal.is_never_sent && t('neverSent.stays')}
      </ConfirmDialog>
    </li>
  );
}
