import { useGoalWords } from '../model/use-goal-words.ts';
import { WayLine } from './way-line.tsx';
import classes from './goal-list.module.css';

/** What a goal could be, made of real words. */
export function ExampleGoal() {
  const { t } = useGoalWords();
  return (
    <div className={classes.words}>
      <p className={classes.title}>{t('goals.empty.goal')}</p>
      <WayLine share={0.4} planned={0.5} />
      <p className={classes.facts}>{t('goals.empty.facts')}</p>
    </div>
  );
}
