import { Button, ButtonLink, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type EditedGoal, useGoal } from '../features/goals/api/use-goal.ts';
import classes from '../features/goals/components/goal-list.module.css';
import { GoalRoom } from '../features/goals/components/goal-room.tsx';
import { useObjectState } from '../shared/objects/use-object.ts';
import { useToday } from '../shared/own-day.ts';

const IS_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One goal: why, where it stands, what is said of it. */
export default function GoalPage() {
  const { '*': place = '' } = useParams();
  return (
    <div className={classes.page}>{IS_ID.test(place) ? <GoalOfId key={place} id={place} /> : <NoGoal />}</div>
  );
}

/** What the address of a link brings along. */
function useLinkToken(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('link'));
  return token;
}

function GoalOfId({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const goal = useGoal(id, useLinkToken());
  return goal ? <OpenGoal goal={goal} /> : <Skeleton lines={6} label={t('loading')} />;
}

function NoGoal() {
  const { t } = useTranslation('plan');
  return (
    <>
      <PageHeader title={t('goals.title')} />
      <ErrorState
        title={t('goals.gone.title')}
        action={<ButtonLink href="/goals">{t('goals.all')}</ButtonLink>}
      >
        {t('goals.gone.text')}
      </ErrorState>
    </>
  );
}

function OpenGoal({ goal }: { goal: EditedGoal }) {
  const { t } = useTranslation(['plan', 'common']);
  const today = useToday();
  const navigate = useNavigate();
  const status = useObjectState(goal, 'status');
  if (status === 'loading') return <Skeleton lines={6} label={t('common:loading')} />;
  if (status === 'gone') return <NoGoal />;
  if (status === 'failed')
    return (
      <ErrorState
        title={t('goals.openFailed')}
        action={<Button onPress={() => void goal.refresh()}>{t('common:retry')}</Button>}
      />
    );
  return <GoalRoom object={goal} today={today} onLeft={() => void navigate('/goals')} />;
}
