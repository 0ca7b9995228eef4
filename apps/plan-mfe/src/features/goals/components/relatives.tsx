import { Link } from '@reflectory/design-system';
import type { GoalSummary } from '@reflectory/contracts/goals';
import { useGoals } from '../api/use-goals.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

/** What a goal serves, and what serves it. */
export function Relatives({ facts: { row } }: GoalPart) {
  const { t } = useGoalWords();
  const { data: goals = [] } = useGoals();
  const above = goals.find(({ id }) => id === row.parent_id);
  const beneath = goals.filter(({ parent_id: parent }) => parent === row.id);
  if (!above && beneath.length === 0) return null;
  return (
    <section aria-labelledby="relatives" className={classes.section}>
      <h2 id="relatives" className={classes.heading}>
        {t('goals.relatives.title')}
      </h2>
      {above && (
        <p>
          {t('goals.relatives.serves')} <GoalLink goal={above} />
        </p>
      )}
      {beneath.length > 0 && (
        <>
          <p className={classes.quiet}>{t('goals.relatives.servedBy')}</p>
          <ul>
            {beneath.map((goal) => (
              <li key={goal.id}>
                <GoalLink goal={goal} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const GoalLink = ({ goal }: { goal: GoalSummary }) => (
  <Link href={`/goals/${goal.id}`}>
    <bdi>{goal.title}</bdi>
  </Link>
);
