import type { HabitMark } from '@reflectory/domain/habits';
import { useHabitWords } from '../model/use-habit-words.ts';
import { DayMark } from './day-mark.tsx';
import classes from './example-habit.module.css';

const MARKS: readonly HabitMark[] = ['done', 'free', 'done', 'skipped', 'free', 'done', 'open'];

/** What a habit could be, made of real words. */
export function ExampleHabit({ today }: { today: number }) {
  const { t, weekday } = useHabitWords();
  return (
    <div className={classes.example}>
      <p className={classes.name}>{t('habits.empty.name')}</p>
      <p className={classes.facts}>{t('habits.empty.facts')}</p>
      <p className={classes.days} aria-hidden>
        {MARKS.map((mark, index) => (
          <span key={today - MARKS.length + index}>
            {weekday(((today + index) % 7) + 1, 'narrow')}
            <DayMark mark={mark} />
          </span>
        ))}
      </p>
    </div>
  );
}
