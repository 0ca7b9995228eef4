import { focusLimits } from '@reflectory/contracts/focus';
import { Button, ErrorState, IconButton, Menu, Skeleton, TextField } from '@reflectory/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedSession, today, useSessionsOfDay } from '../api/use-sessions.ts';
import { useTimeWords } from '../model/use-words.ts';
import type { FocusStore } from '../store/focus-store.ts';
import type { Focus } from '../use-focus.ts';
import classes from './session-list.module.css';

/** What was done today, and how long. */
export function SessionList({ focus }: { focus: Focus }) {
  const { t } = useTranslation(['plan', 'common']);
  const words = useTimeWords();
  const sessions = useSessionsOfDay(today(), focus);
  const done = sessions.data?.filter(({ state }) => state === 'ended') ?? [];
  const counted = done.filter(({ removed_at: removed }) => removed === null);
  const seconds = counted.reduce((sum, { focused_seconds: one }) => sum + one, 0);
  return (
    <section aria-labelledby="focus-done" className={classes.sessions}>
      <h2 id="focus-done" className={classes.heading}>
        {t('focus.doneToday')}
      </h2>
      {sessions.isPending && !sessions.data && <Skeleton lines={2} label={t('common:loading')} />}
      {sessions.isError && !sessions.data && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void sessions.refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {sessions.data && done.length === 0 && <p className={classes.quiet}>{t('focus.nothingDone')}</p>}
      {done.length > 0 && (
        <>
          <p className={classes.quiet}>
            {t('focus.sumToday', { count: counted.length, length: words.length(seconds) })}
          </p>
          <ul className={classes.list}>
            {done.map((session) => (
              <SessionRow key={session.id} session={session} store={focus.store} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type SessionRowProps = { session: ListedSession; store: FocusStore };

function SessionRow({ session, store }: SessionRowProps) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const [isRemoved, setRemoved] = useState(session.removed_at !== null);
  const [isWriting, setWriting] = useState(false);
  const { id, intention, note, started_at: from, ended_at: until, focused_seconds: seconds } = session;
  const title = intention || t('focus.noIntention');
  const setGone = (isGone: boolean) => {
    store.act(id, isGone ? 'remove' : 'restore', {});
    setRemoved(isGone);
  };
  if (isRemoved) {
    return (
      <li className={classes.removed}>
        <span>{t('focus.removed', { title })}</span>
        <Button size="small" onPress={() => setGone(false)}>
          {t('focus.bringBack')}
        </Button>
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title} dir="auto">
          {title}
        </p>
        <p className={classes.quiet}>
          {`${words.time(from)} – ${words.time(until ?? from)} · ${words.length(seconds)}`}
        </p>
        {isWriting ? (
          <NoteField
            note={note}
            onKeep={(line) => store.act(id, 'say', { note: line })}
            onDone={() => setWriting(false)}
          />
        ) : (
          note !== '' && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )
        )}
      </div>
      <RowMenu title={title} onWrite={() => setWriting(true)} onRemove={() => setGone(true)} />
    </li>
  );
}

type RowMenuProps = { title: string; onWrite: () => void; onRemove: () => void };

function RowMenu({ title, onWrite, onRemove }: RowMenuProps) {
  const { t } = useTranslation('plan');
  const label = t('focus.actsFor', { title });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" size="small" label={label} />}
      placement="bottom end"
      items={[
        { id: 'note', label: t('focus.changeLine'), icon: 'pencil', onAction: onWrite },
        { id: 'remove', label: t('focus.remove'), icon: 'trash', isDestructive: true, onAction: onRemove },
      ]}
    />
  );
}

type NoteFieldProps = { note: string; onKeep: (note: string) => void; onDone: () => void };

function NoteField({ note, onKeep, onDone }: NoteFieldProps) {
  const { t } = useTranslation('plan');
  const [text, setText] = useState(note);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = () => {
    if (text.trim() !== note) onKeep(text.trim());
    onDone();
  };
  return (
    <TextField
      label={t('focus.oneLine')}
      isLabelHidden
      inputRef={input}
      value={text}
      maxLength={focusLimits.note}
      onChange={setText}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
