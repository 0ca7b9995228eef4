import type { HabitSummary } from '@reflectory/contracts/habits';
import type { MenuItem } from '@reflectory/design-system';
import { numberOfDay } from '@reflectory/domain/days';
import { habitOfRow, standingOf, unpackDays } from '@reflectory/domain/habits';
import { useCallback, useMemo } from 'react';
import type { Said } from '../model/say-day.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import { HabitRow } from './habit-row.tsx';
import classes from './habit-row.module.css';
import page from './habits.module.css';

/** What today asks, what was said of today, and the others. */
type Group = 'due' | 'said' | 'rest';
const GROUPS: readonly Group[] = ['due', 'said', 'rest'];

function groupOf(habit: HabitSummary, today: number): Group {
  const days = unpackDays(habit.days, today);
  if (standingOf(habitOfRow(habit), days, numberOfDay(habit.starts_on), today).isDue) return 'due';
  return days.has(today) ? 'said' : 'rest';
}

export type HabitListProps = {
  habits: readonly HabitSummary[];
  today: number;
  onSay(habit: HabitSummary, day: number, said: Said): Promise<void>;
  items(habit: HabitSummary): readonly MenuItem[];
};

/** Habits by what today asks of them. */
export function HabitList({ habits, today, onSay, items }: HabitListProps) {
  const { t } = useHabitWords();
  const groups = useMemo(() => Map.groupBy(habits, (habit) => groupOf(habit, today)), [habits, today]);
  const handleSay = useCallback(
    (habit: HabitSummary, day: number, said: Said) => void onSay(habit, day, said),
    [onSay],
  );
  return GROUPS.map((group) => {
    const shown = groups.get(group);
    if (!shown) return null;
    return (
      <section key={group} aria-labelledby={`habits-${group}`} className={page.group}>
        <h2 id={`habits-${group}`} className={page.heading}>
          {t(`habits.groups.${group}`)}
        </h2>
        <ul className={classes.list}>
          {shown.map((habit) => (
            <HabitRow key={habit.id} habit={habit} today={today} onSay={handleSay} items={items} />
          ))}
        </ul>
      </section>
    );
  });
}
