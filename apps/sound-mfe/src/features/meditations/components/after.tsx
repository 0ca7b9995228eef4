import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, TextField } from '@reflectory/design-system';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepLine } from '../api/use-keep-line.ts';
import { type FeltMood, useKeepMoods } from '../api/use-keep-moods.ts';
import classes from './meditation.module.css';
import { MoodChoice } from './mood-choice.tsx';

const MOST_CHARACTERS = 500;

/** After a meditation: how it is now, and one line into the journal. Neither has to be. */
export function After({ title, before }: { title: string; before: FeltMood | null }) {
  const { t } = useTranslation('sound');
  return (
    <section className={classes.part} aria-label={t('meditations.after.title')}>
      <h2 className={classes.over}>{t('meditations.after.title')}</h2>
      <MoodAfter title={title} before={before} />
      <OneLine title={title} />
    </section>
  );
}

function MoodAfter({ title, before }: { title: string; before: FeltMood | null }) {
  const { t } = useTranslation(['sound', 'common']);
  const [pleasantness, setPleasantness] = useState<number | null>(null);
  const keep = useKeepMoods();
  if (keep.isSuccess) return <output className={classes.quiet}>{t('meditations.after.moodKept')}</output>;
  const send = () => {
    if (pleasantness === null) return;
    const after = { pleasantness, at: new Date() };
    keep.mutate({ moods: before ? [before, after] : [after], note: title });
  };
  return (
    <div className={classes.choices}>
      <MoodChoice label={t('meditations.after.mood')} value={pleasantness} onChange={setPleasantness} />
      {pleasantness !== null && (
        <Button isPending={keep.isPending} onPress={send}>
          {t('meditations.after.keepMood')}
        </Button>
      )}
      {keep.isError && (
        <p role="alert" className={classes.problem}>
          {describeFailure(keep.error, t, 'problems')}
        </p>
      )}
    </div>
  );
}

function OneLine({ title }: { title: string }) {
  const { t } = useTranslation(['sound', 'common']);
  const [line, setLine] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const keep = useKeepLine();
  if (keep.data)
    return (
      <div className={classes.acts}>
        <output>{t('meditations.after.lineKept')}</output>
        <ButtonLink href={`/journal/entry/${keep.data}`}>{t('meditations.after.open')}</ButtonLink>
      </div>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (line.trim() !== '') keep.mutate({ id, title, line: line.trim() });
  };
  return (
    <form className={classes.choices} onSubmit={send}>
      <TextField
        className={classes.line}
        label={t('meditations.after.line')}
        value={line}
        onChange={setLine}
        maxLength={MOST_CHARACTERS}
      />
      {keep.isError && (
        <p role="alert" className={classes.problem}>
          {describeFailure(keep.error, t, 'problems')}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={keep.isPending}>
        {t('meditations.after.keepLine')}
      </Button>
    </form>
  );
}
