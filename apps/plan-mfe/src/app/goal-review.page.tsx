import { Button, ButtonLink, EmptyState, PageHeader, Skeleton } from '@reflectory/design-system';
import { dayOfNumber } from '@reflectory/domain/days';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useChangeGoals } from '../features/goals/api/use-change-goals.ts';
import { useGoals } from '../features/goals/api/use-goals.ts';
import { CheckInForm } from '../features/goals/components/check-in-form.tsx';
import classes from '../features/goals/components/goal-list.module.css';
import { ReviewValues } from '../features/goals/components/review-values.tsx';
import { WayLine } from '../features/goals/components/way-line.tsx';
import { type ListedGoal, treeOfGoals } from '../features/goals/model/goal-facts.ts';
import { useGoalWords } from '../features/goals/model/use-goal-words.ts';
import { useToday } from '../shared/own-day.ts';

/** Looking at one's goals, one at a time: those that are due, or all of them. */
export default function GoalReviewPage() {
  const { t } = useGoalWords();
  const { id: userId } = useCurrentUser();
  const today = useToday();
  const { data, isPending } = useGoals();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [place, setPlace] = useState(0);
  const own = treeOfGoals(data ?? [], today).filter(({ goal }) => goal.user_id === userId);
  const due = own.filter(({ nextLook }) => nextLook !== null && nextLook <= today);
  const ids = asked ?? due.map(({ goal }) => goal.id);
  const listed = own.find(({ goal }) => goal.id === ids[place]);

  // What is due is settled with the first answer: a goal that was looked at is due no more.
  const goOn = () => {
    setAsked(ids);
    setPlace(place + 1);
  };
  return (
    <div className={classes.page}>
      <PageHeader title={t('goals.review.title')} back={{ href: '/goals', label: t('goals.all') }} />
      {isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {data && ids.length === 0 && (
        <EmptyState
          title={t('goals.review.noneDue')}
          action={
            own.length > 0 && (
              <Button onPress={() => setAsked(own.map(({ goal }) => goal.id))}>
                {t('goals.review.anyway')}
              </Button>
            )
          }
        >
          {t('goals.review.noneText')}
        </EmptyState>
      )}
      {listed && (
        <Look
          key={listed.goal.id}
          listed={listed}
          today={today}
          place={place}
          count={ids.length}
          onDone={goOn}
        />
      )}
      {data && ids.length > 0 && place >= ids.length && (
        <EmptyState
          title={t('goals.review.done', { count: ids.length })}
          action={<ButtonLink href="/goals">{t('goals.all')}</ButtonLink>}
        />
      )}
    </div>
  );
}

type LookProps = { listed: ListedGoal; today: number; place: number; count: number; onDone(): void };

function Look({ listed, today, place, count, onDone }: LookProps) {
  const { t, percent, against } = useGoalWords();
  const { make } = useChangeGoals(today);
  const { goal, share, planned } = listed;
  const day = dayOfNumber(today);
  const say = (said: { confidence: number | null; note: string }) => {
    void make(
      goal.id,
      [{ kind: 'add', table: 'goal_check_ins', id: crypto.randomUUID(), fields: { day, ...said } }],
      (list) => list.map((one) => (one.id === goal.id ? { ...one, looked_on: day } : one)),
    );
    onDone();
  };
  return (
    <section aria-labelledby="looked-at" className={classes.look}>
      <p className={classes.facts}>{t('goals.review.place', { place: place + 1, count })}</p>
      <h2 id="looked-at" className={classes.title} dir="auto">
        {goal.title}
      </h2>
      <WayLine share={share} planned={planned} />
      <p className={classes.facts}>
        {[
          share === null ? t('goals.noWay') : t('goals.far', { share: percent(share) }),
          listed.against && against(listed.against),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ReviewValues goal={goal} today={today} />
      <CheckInForm
        last={goal.confidence?.value ?? null}
        withConfidence
        saveLabel={t('goals.review.next')}
        onSay={say}
      />
      <Button variant="bare" onPress={onDone}>
        {t('goals.review.skip')}
      </Button>
    </section>
  );
}
