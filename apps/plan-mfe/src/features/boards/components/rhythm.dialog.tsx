import { FormDialog, Select, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Weekdays } from '../../../shared/week.tsx';
import { ENDS, MONTH_DAYS, problemOf, type Rhythm, rhythmOf, ruleOf } from '../model/rhythm.ts';
import { useRepeatWords, weekdayInWords } from '../model/use-repeat-words.ts';
import classes from './rhythm.module.css';

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const;

export type RhythmDialogProps = {
  /** The rule that holds until now. */
  rule: string | null;
  /** The day on which the card is due, from which everything is counted. */
  from: string;
  onKeep(rule: string): void;
  onClose(): void;
};

/** A rhythm of one's own: every how many days, weeks, months or years, on which days, and until when. */
export function RhythmDialog({ rule, from, onKeep, onClose }: RhythmDialogProps) {
  const { t, i18n } = useTranslation('plan');
  const inWords = useRepeatWords();
  const [rhythm, setRhythm] = useState(() => rhythmOf(rule));
  const change = (part: Partial<Rhythm>) => setRhythm((before) => ({ ...before, ...part }));
  const problem = problemOf(rhythm, from);
  return (
    <FormDialog
      title={t('boards.repeat.own')}
      submitLabel={t('boards.repeat.keep')}
      disabledReason={problem ? t(`boards.repeat.problems.${problem}`) : undefined}
      onSubmit={() => {
        onKeep(ruleOf(rhythm, from));
        onClose();
      }}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextField
          label={t('boards.repeat.howMany')}
          inputMode="numeric"
          maxLength={4}
          value={rhythm.every}
          onChange={(every) => change({ every })}
        />
        <Select
          label={t('boards.repeat.unit')}
          value={rhythm.frequency}
          options={FREQUENCIES.map((value) => ({ value, label: t(`boards.repeat.units.${value}`) }))}
          onChange={(frequency) => change({ frequency: frequency as Rhythm['frequency'] })}
        />
      </div>
      {rhythm.frequency === 'weekly' && (
        <Weekdays
          label={t('boards.repeat.weekdays')}
          chosen={rhythm.weekdays}
          nameOf={(day) => weekdayInWords(day, i18n.language, 'long')}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      {rhythm.frequency === 'monthly' && (
        <Select
          label={t('boards.repeat.monthDay')}
          value={rhythm.monthDay}
          options={MONTH_DAYS.map((monthDay) => ({
            value: monthDay,
            label: inWords(ruleOf({ ...rhythmOf('FREQ=MONTHLY'), monthDay }, from), 'schedule'),
          }))}
          onChange={(monthDay) => change({ monthDay: monthDay as Rhythm['monthDay'] })}
        />
      )}
      <End rhythm={rhythm} onChange={change} />
      {!problem && <p className={classes.words}>{inWords(ruleOf(rhythm, from), 'schedule')}</p>}
    </FormDialog>
  );
}

type EndProps = { rhythm: Rhythm; onChange(part: Partial<Rhythm>): void };

/** Until when it comes back. */
function End({ rhythm, onChange }: EndProps) {
  const { t } = useTranslation('plan');
  return (
    <>
      <Select
        label={t('boards.repeat.ends')}
        value={rhythm.ends}
        options={ENDS.map((value) => ({ value, label: t(`boards.repeat.end.${value}`) }))}
        onChange={(ends) => onChange({ ends: ends as Rhythm['ends'] })}
      />
      {rhythm.ends === 'until' && (
        <TextField
          label={t('boards.repeat.lastDay')}
          type="date"
          value={rhythm.until}
          onChange={(until) => onChange({ until })}
        />
      )}
      {rhythm.ends === 'count' && (
        <TextField
          label={t('boards.repeat.howOften')}
          inputMode="numeric"
          maxLength={5}
          value={rhythm.times}
          onChange={(times) => onChange({ times })}
        />
      )}
    </>
  );
}
