import { Button, ButtonLink } from '@reflectory/design-system';
import { BIN_UNDO_MS } from '@reflectory/contracts/behaviour';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useChangeEntry } from './api/use-change-entry.ts';
import { DeleteForGood } from './components/delete-for-good.tsx';
import { binEnd } from './model/bin-end.ts';
import classes from './edit-entry.module.css';

export type BinnedEntryProps = {
  entry: { id: string; title: string; binned_at: string };
  /** It went there just now: that can be undone. */
  isFresh: boolean;
  onDeleted: () => void;
};

/** In place of an entry that lies in the bin. */
export function BinnedEntry({ entry, isFresh, onDeleted }: BinnedEntryProps) {
  const { t, i18n } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const change = useChangeEntry(entry.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [canUndo, setCanUndo] = useState(isFresh);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), BIN_UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(binEnd(entry.binned_at));
  const handleRestore = () =>
    change.mutate(
      { binned_at: null },
      { onError: (error) => toasts.error(t('bin.notRestored'), failureMessage(error)) },
    );
  return (
    <section className={classes.edit}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {t('bin.entryTitle', { title: entry.title || t('untitled') })}
      </h1>
      <p>{t('bin.entryText', { date })}</p>
      <div className={classes.actions}>
        <Button variant="primary" isPending={change.isPending} onPress={handleRestore}>
          {t(canUndo ? 'bin.undo' : 'bin.restore')}
        </Button>
        <DeleteForGood entry={entry} onDeleted={onDeleted} />
        <ButtonLink href="/entries">{t('home.allEntries')}</ButtonLink>
        <ButtonLink href="/journal/bin">{t('bin.title')}</ButtonLink>
      </div>
    </section>
  );
}
