import {
  Button,
  ErrorState,
  FormDialog,
  Select,
  Skeleton,
  Switch,
  TextField,
} from '@reflectory/design-system';
import { useState } from 'react';
import { WEEK } from '../../../shared/week.tsx';
import { useFailureText } from '../api/use-failure-text.ts';
import { useWording } from '../model/use-wording.ts';
import { type Reminder, USUAL, useReminder, useSaveReminder } from './use-reminder.ts';
import classes from '../habits/components/habits.module.css';

const NEVER = 'never';
/** When one looks back at a week, unless one says another time. */
const USUAL_TIME = '17:00';

/** Whether somebody is reminded of habits, and when of looking at their goals. */
export default function RemindersDialog({ onClose }: { onClose(): void }) {
  const { t } = useWording();
  const failureText = useFailureText();
  const { data, isPending, isError, refetch } = useReminder();
  const [changes, setChanges] = useState<Partial<Reminder>>({});
  const save = useSaveReminder();
  const draft = { ...(data ?? USUAL), ...changes };
  return (
    <FormDialog
      title={t('goals.reminders.title')}
      description={t('goals.reminders.text')}
      submitLabel={t('habits.keep')}
      isPending={save.isPending}
      disabledReason={data === undefined ? t(isError ? 'failed' : 'common:loading') : undefined}
      problem={save.error && failureText(save.error)}
      onSubmit={() => save.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      {isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {isError && data === undefined && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data !== undefined && (
        <ReminderFields draft={draft} onChange={(fields) => setChanges((now) => ({ ...now, ...fields }))} />
      )}
    </FormDialog>
  );
}

type ReminderFieldsProps = { draft: Reminder; onChange(fields: Partial<Reminder>): void };

function ReminderFields({ draft, onChange }: ReminderFieldsProps) {
  const { t, weekday } = useWording();
  return (
    <>
      <Switch isSelected={!draft.is_paused} onChange={(isOn) => onChange({ is_paused: !isOn })}>
        {t('goals.reminders.on')}
      </Switch>
      <Switch
        isSelected={draft.by_mail}
        onChange={(isOn) => onChange({ by_mail: isOn })}
        description={t('goals.reminders.byMailText')}
      >
        {t('goals.reminders.byMail')}
      </Switch>
      <div className={classes.pair}>
        <Select
          label={t('goals.reminders.reviewDay')}
          value={draft.review_day === null ? NEVER : String(draft.review_day)}
          options={[
            { value: NEVER, label: t('goals.reminders.never') },
            ...WEEK.map((day) => ({ value: String(day), label: weekday(day) })),
          ]}
          onChange={(value) =>
            onChange(
              value === NEVER
                ? { review_day: null, review_at: null }
                : { review_day: Number(value), review_at: draft.review_at ?? USUAL_TIME },
            )
          }
        />
        {draft.review_day !== null && (
          <TextField
            type="time"
            label={t('goals.reminders.reviewAt')}
            value={draft.review_at ?? USUAL_TIME}
            onChange={(at) => onChange({ review_at: at === '' ? USUAL_TIME : at })}
          />
        )}
      </div>
    </>
  );
}
