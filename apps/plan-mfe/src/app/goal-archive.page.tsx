import { EmptyState, Link, PageHeader, Skeleton } from '@reflectory/design-system';
import { numberOfDay } from '@reflectory/domain/days';
import { useGoals } from '../features/goals/api/use-goals.ts';
import classes from '../features/goals/components/goal-list.module.css';
import { useGoalWords } from '../features/goals/model/use-goal-words.ts';

/** Goals that were put away, the latest first, with what was learned. */
export default function GoalArchivePage() {
  const { t, day } = useGoalWords();
  const { data, isError } = useGoals(true);
  const goals = data?.toSorted((one, other) => (other.closed_on ?? '').localeCompare(one.closed_on ?? ''));
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('goals.archive.title')}
        lead={t('goals.archive.lead')}
        back={{ href: '/goals', label: t('goals.all') }}
      />
      {!goals && !isError && <Skeleton lines={4} label={t('common:loading')} />}
      {!goals && isError && <p role="alert">{t('goals.failed')}</p>}
      {goals?.length === 0 && <EmptyState title={t('goals.archive.none')} />}
      <ul className={classes.list}>
        {goals?.map((goal) => (
          <li key={goal.id} className={classes.row}>
            <div className={classes.words}>
              <h2 className={classes.title} dir="auto">
                <Link href={`/goals/${goal.id}`}>{goal.title}</Link>
              </h2>
              <p className={classes.facts}>
                {t(`goals.closed.${goal.state}`, {
                  day: goal.closed_on === null ? '' : day(numberOfDay(goal.closed_on)),
                })}
              </p>
              {goal.learned && (
                <p className={classes.learned} dir="auto">
                  {goal.learned}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
