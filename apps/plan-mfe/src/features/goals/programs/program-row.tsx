import { Badge, Button } from '@reflectory/design-system';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './programs.module.css';
import type { Program } from './use-programs.ts';

type ProgramRowProps = {
  program: Program;
  /** Whether the person makes programs. */
  isMaker: boolean;
  onBegin(): void;
  onOffer(isOffered: boolean): void;
  onRemove(): void;
};

/** A program with all that one would begin. */
export function ProgramRow({ program, isMaker, onBegin, onOffer, onRemove }: ProgramRowProps) {
  const { t } = useGoalWords();
  const { title, summary, content, is_published: isOffered } = program;
  return (
    <li className={classes.program}>
      <h2 className={classes.title}>
        <bdi>{title}</bdi>
        {!isOffered && <Badge>{t('programs.draft')}</Badge>}
      </h2>
      {summary && <p dir="auto">{summary}</p>}
      <ul className={classes.content}>
        {content.goals.map((goal, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the content of a program never changes
          <li key={place}>
            <bdi>{goal.title}</bdi>
            {goal.days !== null && <span> · {t('programs.days', { count: goal.days })}</span>}
          </li>
        ))}
        {content.habits.map((habit, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the content of a program never changes
          <li key={`habit ${place}`}>
            <bdi>{habit.name}</bdi>
            <span> · {t('programs.habit')}</span>
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="primary" onPress={onBegin}>
          {t('programs.begin')}
        </Button>
        {isMaker && (
          <>
            <Button onPress={() => onOffer(!isOffered)}>
              {t(isOffered ? 'programs.withdraw' : 'programs.offer')}
            </Button>
            <Button variant="bare" onPress={onRemove}>
              {t('programs.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
