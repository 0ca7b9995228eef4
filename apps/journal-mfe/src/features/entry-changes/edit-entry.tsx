import { Button } from '@reflectory/design-system';
import { useUnsaved } from '@reflectory/platform-sdk';
import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFailure } from '../../service/service-failure.ts';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useReviseEntry, type KnownRevision } from './api/use-revise-entry.ts';
import { useEditOutbox } from './use-edit-outbox.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { type EditedPassage, isSameWritten, type Written } from './model/written.ts';
import classes from './edit-entry.module.css';

/** One of its texts, to be written. */
export type EditedFieldProps = {
  label: string;
  rows: 4 | 8;
  written: Written;
  onChange: (written: Written) => void;
  onSubmit: () => void;
};

export type EditEntryProps = {
  entry: { id: string; title: string; revised_at: string | null; version: number };
  /** What was asked, null where nothing was, and what was answered; its document where that is more than its text. */
  passages: readonly EditedPassage[];
  /** Where one of the texts is written. */
  Field: ComponentType<EditedFieldProps>;
  onClose: () => void;
};

/** Characters that one answer may have; the database refuses more. */
const ANSWER_LIMIT = 100_000;

/** What is written anew, kept on the device until it is saved or given up. */
function useEdit({ entry, passages, onClose }: Omit<EditEntryProps, 'Field'>) {
  const edits = useKeptEdits();
  const outbox = useEditOutbox();
  const [kept] = useState(() => edits.find(entry.id));
  const [known] = useState(kept ?? { written: passages, revision: entry.revised_at, version: entry.version });
  const [written, setWritten] = useState(known.written);
  const [isWaiting, setWaiting] = useState(kept?.isWaiting ?? false);
  const isDirty = kept !== null || written.some((own, index) => !isSameWritten(own, known.written[index]));
  const { id, title } = entry;
  const keep = useCallback(
    (isToBeSent: boolean): boolean => {
      const { revision, version } = known;
      const edit = { revision, version, written, title, changedAt: Date.now(), isWaiting: isToBeSent };
      return edits.keep(id, edit);
    },
    [edits, id, title, known, written],
  );
  useEffect(() => {
    if (isDirty) keep(isWaiting);
    else edits.drop(id);
  }, [edits, id, keep, isDirty, isWaiting]);
  const change = (index: number, next: Written): void => {
    setWaiting(false);
    setWritten((all) => all.map((own, at) => (at === index ? { ...own, ...next } : own)));
  };
  /** Where the device has no room for it, the page goes on asking before it is left. */
  const wait = (): void => {
    if (!keep(true)) return;
    setWaiting(true);
    void outbox.deliverAll();
  };
  const close = (): void => {
    edits.drop(entry.id);
    onClose();
  };
  return { known, isGoingOn: kept !== null, written, isDirty, isWaiting, change, wait, close };
}

/** Why the words cannot be saved as they are. */
function problemOf(written: readonly Written[]): 'empty' | 'tooLong' | undefined {
  if (written.every(({ text }) => text.trim() === '')) return 'empty';
  return written.some(({ text }) => Array.from(text).length > ANSWER_LIMIT) ? 'tooLong' : undefined;
}

/** A finished entry as it is written anew. Nothing is sent before it is saved, and a refusal leaves all as it stands. */
export function EditEntry({ entry, passages, Field, onClose }: EditEntryProps) {
  const { t } = useTranslation('journal');
  const source = useId();
  const edit = useEdit({ entry, passages, onClose });
  const { known, written, isDirty, isWaiting, change, close } = edit;
  const revise = useReviseEntry(entry.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsaved(source, isDirty && !isWaiting);

  const keepWaiting = (error: unknown): void => {
    if (error instanceof ServiceFailure && error.kind === 'unreachable') edit.wait();
  };
  const send = (knownRevision: KnownRevision) =>
    revise.mutate({ written, knownRevision }, { onSuccess: close, onError: keepWaiting });
  const shelve = () => revise.mutate({ written, baseVersion: known.version }, { onSuccess: close });
  const problem = problemOf(written);
  const reason = problem && t(`changes.${problem}`);
  const save = () => (isDirty ? send(known.revision) : close());
  return (
    <section className={classes.edit} aria-labelledby={`${source}-title`}>
      <h1 ref={heading} id={`${source}-title`} tabIndex={-1} className={classes.title}>
        {t('changes.editing', { title: entry.title || t('untitled') })}
      </h1>
      {edit.isGoingOn && !isWaiting && <p className={classes.note}>{t('changes.goesOn')}</p>}
      {written.map((own, index) => (
        <Field
          key={index}
          label={own.question ?? t('freeWrite.textLabel')}
          rows={own.question ? 4 : 8}
          written={own}
          onChange={(next) => change(index, next)}
          onSubmit={() => !reason && save()}
        />
      ))}
      {isWaiting && <output className={classes.note}>{t('changes.waiting')}</output>}
      {revise.isError && !isWaiting && (
        <Refusal error={revise.error} onReplace={() => send('newest')} onShelve={shelve} />
      )}
      <footer className={classes.foot}>
        <p className={classes.note}>{t('changes.readAgain')}</p>
        <div className={classes.actions}>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button
            variant="primary"
            isPending={revise.isPending}
            pendingLabel={t('changes.saving')}
            disabledReason={reason}
            onPress={save}
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
