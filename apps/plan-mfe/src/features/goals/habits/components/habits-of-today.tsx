import type { HabitSummary } from '@reflectory/contracts/habits';
import { Link } from '@reflectory/design-system';
import { numberOfDay } from '@reflectory/domain/days';
import { type HabitMark, habitOfRow, standingOf, unpackDays } from '@reflectory/domain/habits';
import { useToday } from '../../../../shared/own-day.ts';
import { useChangeHabits } from '../api/use-change-habits.ts';
import { useHabits } from '../api/use-habits.ts';
import { doneBy, OPEN } from '../model/say-day.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import { DayMark } from './day-mark.tsx';
import classes from './habits-of-today.module.css';

/** Habits shown at most: the others are one tap further. */
const MOST = 8;

/** What today says of a habit that asks for it or was said; null where it wants nothing, or more than a tap. */
function markOf(habit: HabitSummary, today: number): HabitMark | null {
  if (habit.schedule === 'total') return null;
  const days = unpackDays(habit.days, today);
  const standing = standingOf(habitOfRow(habit), days, numberOfDay(habit.starts_on), today);
  return standing.isDue || days.has(today) ? standing.today : null;
}

/** Habits that today asks for, each said by one tap and taken back by the next; nothing where there is none. */
export function HabitsOfToday() {
  const { t } = useHabitWords();
  const today = useToday();
  const { data: habits = [] } = useHabits(today);
  const change = useChangeHabits(today);
  const asked = habits
    .map((habit) => ({ habit, mark: markOf(habit, today) }))
    .filter(({ mark }) => mark !== null)
    .slice(0, MOST);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="habits-of-today" className={classes.section}>
      <div className={classes.head}>
        <h2 id="habits-of-today" className={classes.heading}>
          {t('habits.ofToday')}
        </h2>
        <Link href="/goals/habits">{t('habits.all')}</Link>
      </div>
      <ul className={classes.list}>
        {asked.map(({ habit, mark }) => (
          <li key={habit.id}>
            <button
              type="button"
              className={classes.tap}
              aria-pressed={mark === 'done'}
              aria-label={t('habits.doneToday', { name: habit.name })}
              onClick={() => void change.say(habit, today, mark === 'done' ? OPEN : doneBy(habit))}
            >
              <DayMark mark={mark ?? 'open'} />
              <span dir="auto" className={classes.name}>
                {habit.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
