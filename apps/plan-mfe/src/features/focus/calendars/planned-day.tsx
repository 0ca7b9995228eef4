import { Button } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intentions } from '../api/use-intentions.ts';
import { DayPlan } from '../components/day-plan.tsx';
import { useCalendars, useMeetings } from './use-calendars.ts';
import classes from './calendars.module.css';

const CalendarsDialog = lazy(async () => ({
  default: (await import('./calendars.dialog.tsx')).CalendarsDialog,
}));

/** The day with the meetings of one's calendars in it. */
export function PlannedDay({ intentions, day }: { intentions: Intentions; day: string }) {
  const { t } = useTranslation('plan');
  const { data: calendars = [] } = useCalendars();
  const meetings = useMeetings(day, calendars);
  const [isOpen, setOpen] = useState(false);
  const wholeDay = meetings.filter(({ isAllDay }) => isAllDay);
  return (
    <>
      <DayPlan intentions={intentions} taken={meetings.filter(({ isAllDay }) => !isAllDay)} />
      {wholeDay.map(({ id, title }) => (
        <p key={id} className={classes.days}>
          {t('focus.calendars.wholeDay', { title })}
        </p>
      ))}
      <div>
        <Button size="small" icon="calendar" onPress={() => setOpen(true)}>
          {t('focus.calendars.title')}
        </Button>
      </div>
      <Suspense fallback={null}>{isOpen && <CalendarsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
