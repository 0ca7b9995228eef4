import { Button, ButtonLink, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type EditedHabit, useHabit } from '../features/goals/habits/api/use-habit.ts';
import { HabitRoom } from '../features/goals/habits/components/habit-room.tsx';
import classes from '../features/goals/habits/components/habits.module.css';
import { useObjectState } from '../shared/objects/use-object.ts';
import { useToday } from '../shared/own-day.ts';

const IS_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One habit, with all its days. */
export default function HabitPage() {
  const { id = '' } = useParams();
  return <div className={classes.page}>{IS_ID.test(id) ? <HabitOfId key={id} id={id} /> : <NoHabit />}</div>;
}

function HabitOfId({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const habit = useHabit(id);
  return habit ? <OpenHabit habit={habit} /> : <Skeleton lines={6} label={t('loading')} />;
}

function NoHabit() {
  const { t } = useTranslation('plan');
  return (
    <>
      <PageHeader title={t('habits.title')} />
      <ErrorState
        title={t('habits.gone.title')}
        action={<ButtonLink href="/goals/habits">{t('habits.all')}</ButtonLink>}
      >
        {t('habits.gone.text')}
      </ErrorState>
    </>
  );
}

function OpenHabit({ habit }: { habit: EditedHabit }) {
  const { t } = useTranslation(['plan', 'common']);
  const today = useToday();
  const status = useObjectState(habit, 'status');
  if (status === 'loading') return <Skeleton lines={6} label={t('common:loading')} />;
  if (status === 'gone') return <NoHabit />;
  if (status === 'failed')
    return (
      <ErrorState
        title={t('habits.openFailed')}
        action={<Button onPress={() => void habit.refresh()}>{t('common:retry')}</Button>}
      />
    );
  return <HabitRoom object={habit} today={today} />;
}
