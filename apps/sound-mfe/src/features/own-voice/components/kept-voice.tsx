import { describeFailure } from '@reflectory/client';
import { directionOf } from '@reflectory/contracts/languages';
import { Button, ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVoice } from '../../../shared/use-own-voice.ts';
import { useDeleteOwnVoice } from '../api/use-delete-own-voice.ts';
import { useKeptSound } from '../api/use-kept-sound.ts';
import classes from '../own-voice.module.css';
import { ListenButton } from './listen-button.tsx';

/** A voice that there is: what was read for it, and its end. */
export function KeptVoice({ voice }: { voice: OwnVoice }) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const { toasts } = usePlatform();
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteOwnVoice();
  const openSound = useKeptSound();
  const { provider: host, language, phrase, statement } = voice;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(voice.created_at),
  );
  const parts = [
    { title: t('ownVoice.phrase'), text: phrase, object: voice.phrase_object },
    { title: t('ownVoice.statement'), text: statement, object: voice.statement_object },
  ];
  return (
    <div className={classes.stack}>
      <p>{t('ownVoice.since', { day, host })}</p>
      <p className={classes.quiet}>{t('ownVoice.choose')}</p>
      {parts.map(({ title, text, object }) => (
        <section key={object} className={classes.part}>
          <h2 className={classes.subheading}>{title}</h2>
          <blockquote className={classes.text} lang={language} dir={directionOf(language)}>
            {text.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </blockquote>
          <div className={classes.acts}>
            <ListenButton label={t('ownVoice.listen')} open={() => openSound(object)} />
          </div>
        </section>
      ))}
      <div className={classes.acts}>
        <Button variant="danger" onPress={() => setAsked(true)}>
          {t('ownVoice.delete')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('ownVoice.deleteTitle')}
        confirmLabel={t('ownVoice.delete')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        isPending={remove.isPending}
        pendingLabel={t('ownVoice.deleting')}
        errorMessage={remove.isError && describeFailure(remove.error, t, 'ownVoice.problems')}
        onConfirm={() => remove.mutate(voice.id, { onSuccess: () => toasts.success(t('ownVoice.deleted')) })}
      >
        {t('ownVoice.deleteText', { host })}
      </ConfirmDialog>
    </div>
  );
}
