import { SegmentedControl, TextField } from '@reflectory/design-system';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habits.module.css';
import type { ScheduleFieldsProps } from './schedule-fields.tsx';

/** What is said of a day: yes or no, or a number with what is wanted of it. */
export function MeasureFields({ draft, problems, onChange }: ScheduleFieldsProps) {
  const { t } = useHabitWords();
  return (
    <>
      <SegmentedControl
        label={t('habits.form.measure')}
        value={draft.measure}
        options={[
          { value: 'yes_no', label: t('habits.form.yesNo') },
          { value: 'number', label: t('habits.form.number') },
        ]}
        onChange={(measure) => onChange({ measure })}
      />
      {draft.measure === 'number' && (
        <>
          <SegmentedControl
            label={t('habits.form.direction')}
            value={draft.direction}
            options={[
              { value: 'at_least', label: t('habits.form.atLeast') },
              { value: 'at_most', label: t('habits.form.atMost') },
            ]}
            onChange={(direction) => onChange({ direction })}
          />
          <div className={classes.pair}>
            <TextField
              label={t('habits.form.target')}
              inputMode="decimal"
              value={draft.target}
              onChange={(target) => onChange({ target })}
              errorMessage={problems.includes('target') ? t('habits.noNumber') : undefined}
            />
            <TextField
              label={t('habits.form.unit')}
              placeholder={t('habits.form.unitExample')}
              value={draft.unit}
              maxLength={20}
              onChange={(unit) => onChange({ unit })}
            />
          </div>
        </>
      )}
    </>
  );
}
