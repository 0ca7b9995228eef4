import { Button, ConfirmDialog, Icon } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noonOf } from '../../service/own-day.ts';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useChangeEntry } from './api/use-change-entry.ts';
import classes from './sealed-entry.module.css';

export type SealedEntryProps = { entry: { id: string; entry_at: string }; until: string };

/** An entry that waits for its day; it opens earlier only where somebody means it. */
export function SealedEntry({ entry, until }: SealedEntryProps) {
  const { t, i18n } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [isAsked, setAsked] = useState(false);
  const change = useChangeEntry(entry.id);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  const day = date.format(noonOf(until));
  return (
    <section className={classes.sealed}>
      <Icon name="lock" size={24} />
      <h1 tabIndex={-1} className={classes.title}>
        {t('seal.until', { day })}
      </h1>
      <p className={classes.text}>{t('seal.written', { day: date.format(new Date(entry.entry_at)) })}</p>
      {change.isError && <p role="alert">{failureMessage(change.error)}</p>}
      <Button isPending={change.isPending} onPress={() => setAsked(true)}>
        {t('seal.open')}
      </Button>
      <ConfirmDialog
        title={t('seal.openTitle')}
        confirmLabel={t('seal.open')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => {
          setAsked(false);
          change.mutate({ sealed_until: null });
        }}
      >
        {t('seal.openText', { day })}
      </ConfirmDialog>
    </section>
  );
}
