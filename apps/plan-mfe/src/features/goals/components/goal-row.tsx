import { IconButton, Link, Menu, type MenuItem } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import type { ListedGoal } from '../model/goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-list.module.css';
import { WayLine } from './way-line.tsx';

/** Goals above a goal beyond which it stands no further in. */
const MOST_DEPTH = 4;

export type GoalRowProps = { listed: ListedGoal; today: number; items: readonly MenuItem[] };

/** A goal as a line from where it began to where it is to come. */
export function GoalRow({ listed, today, items }: GoalRowProps) {
  const { t, percent, against, confidence, nextLook } = useGoalWords();
  const { id: userId } = useCurrentUser();
  const { goal, depth, share, planned } = listed;
  const facts = [
    share === null ? t('goals.noWay') : t('goals.far', { share: percent(share) }),
    listed.against && against(listed.against),
    goal.confidence && confidence(goal.confidence.value),
    goal.user_id === userId ? goal.is_shared && t('goals.sharedByYou') : t('goals.sharedWithYou'),
    listed.nextLook !== null && listed.nextLook <= today && nextLook(listed.nextLook, today),
  ].filter(Boolean);
  return (
    <li className={classes.row} style={{ '--depth': Math.min(depth, MOST_DEPTH) } as React.CSSProperties}>
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          <Link href={`/goals/${goal.id}`}>{goal.title}</Link>
        </h2>
        <WayLine share={share} planned={planned} />
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={classes.acts}>
        <Menu
          label={t('goals.actsFor', { title: goal.title })}
          trigger={<IconButton icon="ellipsis" label={t('goals.actsFor', { title: goal.title })} />}
          items={items}
          placement="bottom end"
        />
      </div>
    </li>
  );
}
