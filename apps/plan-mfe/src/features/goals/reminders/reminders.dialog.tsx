import { Button, Dialog, ErrorState, Select, Skeleton, Switch, TextField } from '@reflectory/design-system';
import { type FormEvent, useId, useState } from 'react';
import { useFailureText } from '../api/use-failure-text.ts';
import { useWording } from '../model/use-wording.ts';
import { type Reminder, USUAL, useReminder, useSaveReminder } from './use-reminder.ts';
import classes from '../habits/components/habits.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NEVER = 'never';
/** When one looks back at a week, unless one says another time. */
const USUAL_TIME = '17:00';

/** Whether somebody is reminded of habits, and when of looking at their goals. */
export default function RemindersDialog({ onClose }: { onClose(): void }) {
  const { t } = useWording();
  const { data, isPending, isError, refetch } = useReminder();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('goals.reminders.title')}
      description={t('goals.reminders.text')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {isError && data === undefined && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data !== undefined && <ReminderForm reminder={data ?? USUAL} onClose={onClose} />}
    </Dialog>
  );
}

function ReminderForm({ reminder, onClose }: { reminder: Reminder; onClose(): void }) {
  const { t, weekday } = useWording();
  const failureText = useFailureText();
  const save = useSaveReminder();
  const [draft, setDraft] = useState(reminder);
  const formId = useId();
  const change = (fields: Partial<Reminder>) => setDraft((now) => ({ ...now, ...fields }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate(draft, { onSuccess: onClose });
  }

  return (
    <form id={formId} className={classes.form} onSubmit={handleSubmit}>
      <Switch isSelected={!draft.is_paused} onChange={(isOn) => change({ is_paused: !isOn })}>
        {t('goals.reminders.on')}
      </Switch>
      <Switch
        isSelected={draft.by_mail}
        onChange={(isOn) => change({ by_mail: isOn })}
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
            change(
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
            onChange={(at) => change({ review_at: at === '' ? USUAL_TIME : at })}
          />
        )}
      </div>
      {save.isError && <p role="alert">{failureText(save.error)}</p>}
      <div className={classes.acts}>
        <Button type="submit" variant="primary" isPending={save.isPending}>
          {t('habits.keep')}
        </Button>
        <Button variant="bare" onPress={onClose}>
          {t('habits.form.cancel')}
        </Button>
      </div>
    </form>
  );
}
