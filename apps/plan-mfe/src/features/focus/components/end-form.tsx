import { focusLimits } from '@reflectory/contracts/focus';
import { readTimer, type Timer } from '@reflectory/domain/focus';
import { Button, TextField } from '@reflectory/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTimeWords } from '../model/use-words.ts';
import type { FocusStore } from '../store/focus-store.ts';
import { EarlierEnd } from './earlier-end.tsx';
import { MoodChoice } from './mood-choice.tsx';
import classes from './start-form.module.css';

export type EndFormProps = {
  store: FocusStore;
  timer: Timer;
  asksForMood: boolean;
  onDone: () => void;
};

/** One line after it, and a way to write more. Leaving it out loses nothing of the session. */
export function EndForm({ store, timer, asksForMood, onDone }: EndFormProps) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState(timer.note);
  const [mood, setMood] = useState<number | null>(timer.moodAfter);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { focused } = readTimer(timer, timer.endedAt ?? timer.startedAt);
  const keep = () => {
    const line = note.trim();
    if (line !== timer.note || mood !== timer.moodAfter) {
      store.act(timer.id, 'say', { note: line, mood_after: mood });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep();
    onDone();
  };
  const handleWrite = () => {
    keep();
    const begun = note.trim();
    void navigate(`/journal/write/${crypto.randomUUID()}`, {
      state: { about: timer.intention || t('focus.title'), ...(begun && { begun }) },
    });
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={classes.done} dir="auto">
          {timer.intention || t('focus.noIntention')}
        </h2>
        <p className={classes.facts}>
          {t('focus.wasFocused', { length: words.length(focused) })}
          {timer.interruptions.length > 0 &&
            ` · ${t('focus.interruptions', { count: timer.interruptions.length })}`}
        </p>
      </div>
      <EarlierEnd store={store} timer={timer} />
      <TextField
        label={t('focus.oneLine')}
        className={classes.intention ?? ''}
        value={note}
        maxLength={focusLimits.note}
        placeholder={t('focus.oneLineExample')}
        onChange={setNote}
      />
      {asksForMood && <MoodChoice label={t('focus.moodAfter')} value={mood} onChange={setMood} />}
      <div className={classes.acts}>
        <Button type="submit" variant="primary">
          {t('focus.keep')}
        </Button>
        <Button icon="notebook" onPress={handleWrite}>
          {t('focus.toJournal')}
        </Button>
      </div>
    </form>
  );
}
