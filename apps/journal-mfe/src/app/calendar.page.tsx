import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDays } from '../features/calendar/api/use-days.ts';
import { Calendar } from '../features/calendar/calendar.tsx';
import { type CalendarView, chosenDay, rangeOf, viewOf } from '../features/calendar/model/calendar-view.ts';
import { Rhythm } from '../features/calendar/rhythm.tsx';
import { useArtworks } from '../features/entries/api/use-artworks.ts';
import { useToday } from '../service/own-day.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { EntriesOfDay } from './entries-of-day.tsx';
import { useAsListPlace } from './list-place.ts';
import { MoodNote } from './mood-note.tsx';
import { useMoodsOfDays } from './use-moods-of-days.tsx';
import { useFrameworkLanguage } from './use-framework-language.ts';
import classes from './calendar.module.css';

const addressOf = (view: CalendarView) =>
  view.kind === 'month' ? { month: view.month } : { year: view.year };

/** The journal by its days. */
export default function CalendarPage() {
  const { t } = useTranslation('journal');
  useAsListPlace();
  const language = useFrameworkLanguage();
  const failureMessage = useFailureMessage();
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const view = viewOf(parameters, today);
  const chosen = chosenDay(parameters);
  const days = useDays(rangeOf(view));
  const artworks = useArtworks([
    view.kind === 'month' ? (days.data ?? []).map(({ entry_id: id }) => id) : [],
  ]);
  const { moods, isLoading: areMoodsLoading } = useMoodsOfDays(view.kind === 'month' ? rangeOf(view) : null);
  return (
    <div className={classes.page}>
      <PageHeader title={t('calendar.title')} back={{ href: '/entries', label: t('entries.title') }} />
      {days.isPending && <Skeleton shape="block" label={t('loading')} className={classes.skeleton} />}
      {days.isError && !days.data && (
        <ErrorState
          title={t('calendar.failedTitle')}
          action={<Button onPress={() => void days.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(days.error)}
        </ErrorState>
      )}
      {days.data && (
        <Calendar
          view={view}
          days={days.data}
          artworks={artworks}
          moods={moods}
          chosen={chosen}
          today={today}
          language={language}
          onView={(next) => setParameters(addressOf(next), { replace: true })}
          onChoose={(day) => setParameters({ ...addressOf(view), day }, { replace: true })}
        />
      )}
      {chosen && <MoodNote words={moods.get(chosen)?.words} />}
      {chosen && <EntriesOfDay day={chosen} language={language} />}
      {days.data && !areMoodsLoading && <Rhythm today={today} />}
    </div>
  );
}
