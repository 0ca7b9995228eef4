import { Button } from '@reflectory/design-system';
import { useFocusOn } from '../../../shared/use-focus-on.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

export type CountsByItselfProps = GoalPart & { source: 'cards' | 'focus' | 'journal' };

/** How something comes to count that nobody has to say, and the way there. */
export function CountsByItself({ facts: { row }, source }: CountsByItselfProps) {
  const { t } = useGoalWords();
  const focusOn = useFocusOn();
  return (
    <>
      <p className={classes.quiet}>{t(`goals.results.how.${source}`)}</p>
      {source === 'focus' && focusOn && row.state === 'open' && (
        <div>
          <Button
            size="small"
            icon="timer"
            onPress={() => focusOn({ type: 'goal', id: row.id, title: row.title })}
          >
            {t('goals.focus')}
          </Button>
        </div>
      )}
    </>
  );
}
