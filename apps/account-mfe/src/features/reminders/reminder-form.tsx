import { Button, Checkbox, Form, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReminderChoice } from './api/use-reminder.ts';
import classes from './reminders.module.css';

export type ReminderFormProps = {
  choice: ReminderChoice;
  isSaving: boolean;
  /** Why the last saving failed. */
  failure?: string | undefined;
  onSave: (choice: ReminderChoice) => void;
};

/** Seven days of some week, Monday first. */
const week = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index)));
const isTime = (text: string | null) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');

type Problem = 'noDay' | 'noTime' | 'noQuiet' | 'inQuiet';

/** Whether a time lies in hours that may go over midnight, the first of them included. */
const isWithin = (time: string, from: string, until: string) =>
  from <= until ? time >= from && time < until : time >= from || time < until;

/** The zone by whose clocks this device goes. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function problemOf({ days, at_time, quiet_from, quiet_until }: ReminderChoice): Problem | null {
  if (days.length === 0) return 'noDay';
  if (!isTime(at_time)) return 'noTime';
  if (quiet_from === null && quiet_until === null) return null;
  if (!isTime(quiet_from) || !isTime(quiet_until)) return 'noQuiet';
  return isWithin(at_time, quiet_from ?? '', quiet_until ?? '') ? 'inQuiet' : null;
}

/** Days, time and quiet hours. */
export function ReminderForm({ choice, isSaving, failure, onSave }: ReminderFormProps) {
  const { t } = useTranslation('settings');
  const { isOnline, language } = usePlatform();
  const [typed, setTyped] = useState(choice);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = (values: Partial<ReminderChoice>) => {
    setProblem(null);
    setTyped({ ...typed, ...values });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    if (!found) onSave({ ...typed, is_paused: choice.is_paused, by_mail: choice.by_mail });
  };
  const dayName = new Intl.DateTimeFormat(language.current, { weekday: 'long', timeZone: 'UTC' });
  const without = (day: number) => typed.days.filter((one) => one !== day);
  return (
    <Form className={classes.form ?? ''} onSubmit={handleSubmit}>
      <fieldset className={classes.days}>
        <legend>{t('reminders.days')}</legend>
        {week.map((date, index) => (
          <Checkbox
            key={date.getTime()}
            isSelected={typed.days.includes(index + 1)}
            onChange={(isChosen) =>
              change({ days: isChosen ? [...typed.days, index + 1] : without(index + 1) })
            }
          >
            {dayName.format(date)}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        type="time"
        label={t('reminders.time')}
        description={t('reminders.zone', { zone: typed.zone })}
        value={typed.at_time}
        onChange={(at_time) => change({ at_time })}
      />
      {typed.zone !== deviceZone() && (
        <Button size="small" onPress={() => change({ zone: deviceZone() })}>
          {t('reminders.useZone', { zone: deviceZone() })}
        </Button>
      )}
      <QuietHours from={typed.quiet_from} until={typed.quiet_until} onChange={change} />
      <p role="alert" className={classes.problem}>
        {problem ? t(`reminders.${problem}`) : failure}
      </p>
      <Button
        type="submit"
        isPending={isSaving}
        pendingLabel={t('saving')}
        disabledReason={isOnline ? undefined : t('offline.needed')}
      >
        {t('reminders.save')}
      </Button>
    </Form>
  );
}

type QuietHoursProps = {
  from: string | null;
  until: string | null;
  onChange: (values: Partial<ReminderChoice>) => void;
};

function QuietHours({ from, until, onChange }: QuietHoursProps) {
  const { t } = useTranslation('settings');
  return (
    <fieldset className={classes.days}>
      <legend>{t('reminders.quiet')}</legend>
      <TextField
        type="time"
        label={t('reminders.quietFrom')}
        value={from ?? ''}
        onChange={(value) => onChange({ quiet_from: value || null })}
      />
      <TextField
        type="time"
        label={t('reminders.quietUntil')}
        value={until ?? ''}
        onChange={(value) => onChange({ quiet_until: value || null })}
      />
      <p className={classes.detail}>{t('reminders.quietDetail')}</p>
    </fieldset>
  );
}
