import { Button, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFailure } from '../../service/service-failure.ts';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useReviseEntry, type KnownRevision } from './api/use-revise-entry.ts';
import classes from './edit-entry.module.css';

export type EditEntryProps = {
  entry: { id: string; title: string; revised_at: string | null; version: number };
  /** What was asked, null where nothing was, and what was answered. */
  passages: readonly { question: string | null; text: string }[];
  onClose: () => void;
};

/** Characters that one answer may have; the database refuses more. */
const ANSWER_LIMIT = 100_000;

/** A finished entry as it is written anew. Nothing is sent before it is saved, and a refusal leaves all as it stands. */
export function EditEntry({ entry, passages, onClose }: EditEntryProps) {
  const { t } = useTranslation('journal');
  const { reportUnsaved } = usePlatform();
  const source = useId();
  const [known] = useState({
    revision: entry.revised_at,
    version: entry.version,
    texts: passages.map(({ text }) => text),
  });
  const [texts, setTexts] = useState(known.texts);
  const revise = useReviseEntry(entry.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDirty = texts.some((text, index) => text !== known.texts[index]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    reportUnsaved(source, isDirty);
    return () => reportUnsaved(source, false);
  }, [reportUnsaved, source, isDirty]);

  const send = (knownRevision: KnownRevision) =>
    revise.mutate({ answers: texts, knownRevision }, { onSuccess: onClose });
  const shelve = () => revise.mutate({ answers: texts, baseVersion: known.version }, { onSuccess: onClose });
  const isEmpty = texts.every((text) => text.trim() === '');
  const isTooLong = texts.some((text) => Array.from(text).length > ANSWER_LIMIT);
  const reason = isEmpty ? t('changes.empty') : isTooLong ? t('changes.tooLong') : undefined;
  return (
    <section className={classes.edit} aria-labelledby={`${source}-title`}>
      <h1 ref={heading} id={`${source}-title`} tabIndex={-1} className={classes.title}>
        {t('changes.editing', { title: entry.title || t('untitled') })}
      </h1>
      {texts.map((text, index) => (
        <TextArea
          key={index}
          label={passages[index]?.question ?? t('freeWrite.textLabel')}
          rows={passages[index]?.question ? 3 : 12}
          value={text}
          onChange={(next) => setTexts(texts.with(index, next))}
        />
      ))}
      {revise.isError && <Refusal error={revise.error} onReplace={() => send('newest')} onShelve={shelve} />}
      <footer className={classes.foot}>
        <p className={classes.note}>{t('changes.readAgain')}</p>
        <div className={classes.actions}>
          <Button onPress={onClose}>{t('changes.cancel')}</Button>
          <Button
            variant="primary"
            isPending={revise.isPending}
            pendingLabel={t('changes.saving')}
            disabledReason={reason}
            onPress={() => (isDirty ? send(known.revision) : onClose())}
          >
            {t('changes.save')}
          </Button>
        </div>
      </footer>
    </section>
  );
}

type RefusalProps = { error: unknown; onReplace: () => void; onShelve: () => void };

/** Why it was not saved, and how to go on. */
function Refusal({ error, onReplace, onShelve }: RefusalProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const isConflict = error instanceof ServiceFailure && error.code === 'conflict';
  return (
    <div role="alert" className={classes.refusal}>
      <p>{isConflict ? t('changes.conflict') : `${t('changes.notSaved')} ${failureMessage(error)}`}</p>
      {isConflict && (
        <div className={classes.actions}>
          <Button onPress={onShelve}>{t('changes.keepBoth')}</Button>
          <Button onPress={onReplace}>{t('changes.replace')}</Button>
        </div>
      )}
    </div>
  );
}
