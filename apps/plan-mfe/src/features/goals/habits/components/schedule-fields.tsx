import { Select, TextField } from '@reflectory/design-system';
import { Weekdays } from '../../../../shared/week.tsx';
import type { DraftProblem, HabitDraft } from '../model/habit-draft.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habits.module.css';

/** As many of the choices as there are days of a week, and then the other kinds of schedules. */
const timesValue = (times: number) => `times ${times}`;

export type ScheduleFieldsProps = {
  draft: HabitDraft;
  problems: readonly DraftProblem[];
  onChange(fields: Partial<HabitDraft>): void;
};

/** How often something is wanted. */
export function ScheduleFields({ draft, problems, onChange }: ScheduleFieldsProps) {
  const { t, weekday } = useHabitWords();
  const { schedule, times, measure } = draft;
  // What is not measured has no total.
  const isTotal = schedule === 'total' && measure === 'number';
  const isTimes = schedule === 'times' || (schedule === 'total' && !isTotal);

  function handleSchedule(value: string) {
    if (value.startsWith('times ')) onChange({ schedule: 'times', times: Number(value.slice(6)) });
    else onChange({ schedule: value as HabitDraft['schedule'] });
  }

  return (
    <>
      <Select
        label={t('habits.form.schedule')}
        value={isTimes ? timesValue(times) : schedule}
        onChange={handleSchedule}
        options={[
          { value: timesValue(7), label: t('habits.schedule.daily') },
          ...[6, 5, 4, 3, 2, 1].map((count) => ({
            value: timesValue(count),
            label: t('habits.schedule.times', { count }),
          })),
          { value: 'weekdays', label: t('habits.form.onWeekdays') },
          { value: 'interval', label: t('habits.form.everyDays') },
          ...(measure === 'number' ? [{ value: 'total', label: t('habits.form.inWeek') }] : []),
        ]}
      />
      {schedule === 'weekdays' && (
        <Weekdays
          label={t('habits.form.weekdays')}
          chosen={draft.weekdays}
          nameOf={weekday}
          onChange={(weekdays) => onChange({ weekdays })}
        >
          {problems.includes('weekdays') && (
            <p role="alert" className={classes.problem}>
              {t('habits.form.problems.weekdays')}
            </p>
          )}
        </Weekdays>
      )}
      {schedule === 'interval' && (
        <TextField
          label={t('habits.form.every')}
          inputMode="numeric"
          value={draft.every}
          onChange={(every) => onChange({ every })}
          errorMessage={problems.includes('every') ? t('habits.form.problems.every') : undefined}
        />
      )}
    </>
  );
}
