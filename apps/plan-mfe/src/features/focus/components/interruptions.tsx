import { focusLimits } from '@reflectory/contracts/focus';
import type { Timer } from '@reflectory/domain/focus';
import { Button, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimerActs } from '../model/timer-acts.ts';
import { useTimeWords } from '../model/use-words.ts';
import classes from './running-timer.module.css';

export type InterruptionsProps = { timer: Timer; acts: TimerActs };

/** What came between: noted at once, and said what it was where somebody wants to. */
export function Interruptions({ timer, acts }: InterruptionsProps) {
  const { t } = useTranslation('plan');
  const { interruptions } = timer;
  const newest = interruptions.at(-1);
  return (
    <div className={classes.interruptions}>
      <Button
        variant="bare"
        size="small"
        icon="flag"
        onPress={() => void acts.interrupt()}
        aria-keyshortcuts="i"
      >
        {t('focus.interrupted')}
      </Button>
      <output className={classes.count}>
        {interruptions.length > 0 && t('focus.interruptions', { count: interruptions.length })}
      </output>
      {newest && <NewestInterruption key={newest.id} interruption={newest} acts={acts} />}
    </div>
  );
}

type Interruption = Timer['interruptions'][number];

function NewestInterruption({ interruption, acts }: { interruption: Interruption; acts: TimerActs }) {
  const { t } = useTranslation('plan');
  const { time } = useTimeWords();
  const [note, setNote] = useState(interruption.note);
  const keep = () => {
    if (note.trim() !== interruption.note) acts.sayOfInterruption(interruption.id, note.trim());
  };
  return (
    <TextField
      className={classes.note ?? ''}
      label={t('focus.whatCame', { time: time(interruption.at) })}
      value={note}
      maxLength={focusLimits.interruption}
      placeholder={t('focus.whatCameExample')}
      onChange={setNote}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        event.continuePropagation();
      }}
    />
  );
}
