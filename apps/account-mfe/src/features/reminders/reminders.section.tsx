import { describeFailure } from '@reflectory/client';
import { Button, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionLead } from '../../shared/section.tsx';
import { type ReminderChoice, useChangeReminder, useReminder } from './api/use-reminder.ts';
import { CalendarPart } from './calendar-part.tsx';
import { DecisionsPart } from './decisions-part.tsx';
import { PushPart } from './push-part.tsx';
import { ReminderForm } from './reminder-form.tsx';

type Reminder = NonNullable<ReturnType<typeof useReminder>['data']>;

const firstChoice = (): ReminderChoice => ({
  days: [1, 2, 3, 4, 5, 6, 7],
  at_time: '19:30',
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet_from: '22:00',
  quiet_until: '07:00',
  is_paused: false,
  by_mail: true,
});

/** Whether and when one is reminded of writing and of decisions, and by what. */
export default function RemindersSection() {
  const { t } = useTranslation('settings');
  const { hasFeature } = usePlatform();
  const query = useReminder();
  return (
    <>
      <SectionLead>{t('reminders.lead')}</SectionLead>
      <Loaded query={query} label={t('sections.reminders')}>
        {(reminder) => <ChosenReminder reminder={reminder} />}
      </Loaded>
      <PushPart />
      {hasFeature('library') && <DecisionsPart />}
      <CalendarPart />
    </>
  );
}

function ChosenReminder({ reminder }: { reminder: Reminder | null }) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const [isBegun, setBegun] = useState(false);
  const { mutate, isPending, error } = useChangeReminder();
  const save = (choice: ReminderChoice | null) =>
    mutate(choice, {
      onSuccess: () => {
        setBegun(false);
        toasts.success(t(choice ? 'reminders.saved' : 'reminders.removed'));
      },
    });
  if (!reminder && !isBegun) {
    return (
      <>
        <p>{t('reminders.off')}</p>
        <div>
          <Button onPress={() => setBegun(true)}>{t('reminders.set')}</Button>
        </div>
      </>
    );
  }
  const { next_at: nextAt, ...choice } = reminder ?? { ...firstChoice(), next_at: null };
  return (
    <>
      {nextAt && <ReminderState choice={choice} nextAt={nextAt} isPending={isPending} onSave={save} />}
      <ReminderForm
        key={nextAt}
        choice={choice}
        isSaving={isPending}
        failure={
          error ? t('reminders.failed', { problem: describeFailure(error, t, 'problems') }) : undefined
        }
        onSave={save}
      />
      {reminder && (
        <div>
          <Button variant="quiet" onPress={() => save(null)}>
            {t('reminders.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

type ReminderStateProps = {
  choice: ReminderChoice;
  nextAt: string;
  isPending: boolean;
  onSave: (choice: ReminderChoice) => void;
};

function ReminderState({ choice, nextAt, isPending, onSave }: ReminderStateProps) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const dates = new Intl.DateTimeFormat(language.current, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: choice.zone,
  });
  return (
    <>
      <Switch
        isSelected={choice.is_paused}
        isDisabled={isPending}
        onChange={(is_paused) => onSave({ ...choice, is_paused })}
        description={
          choice.is_paused
            ? t('reminders.paused')
            : t('reminders.next', { when: dates.format(new Date(nextAt)) })
        }
      >
        {t('reminders.pause')}
      </Switch>
      <Switch
        isSelected={choice.by_mail}
        isDisabled={isPending}
        onChange={(by_mail) => onSave({ ...choice, by_mail })}
        description={choice.by_mail ? undefined : t('reminders.noMail')}
      >
        {t('reminders.byMail')}
      </Switch>
    </>
  );
}
