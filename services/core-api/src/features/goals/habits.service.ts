import type { HabitSummary } from '@reflectory/contracts/habits';
import { numberOfDay } from '@reflectory/domain/days';
import {
  daysNeeded,
  habitOfRow,
  PACKED_DAYS,
  packDays,
  scoreOf,
  unpackDays,
} from '@reflectory/domain/habits';
import type { Transaction } from '@reflectory/runtime/database';
import { listHabits, listSaidDays } from './habits.repository.ts';

/** The caller's habits as they stand on a day, with their last weeks. */
export async function summariseHabits(
  tx: Transaction,
  day: string,
  isArchive: boolean,
): Promise<HabitSummary[]> {
  const habits = await listHabits(tx, isArchive);
  const wanted = habits.map((habit) => ({
    id: habit.id,
    days: Math.max(PACKED_DAYS, daysNeeded(habitOfRow(habit))),
  }));
  const said = new Map(
    (await listSaidDays(tx, day, wanted)).map(({ habit_id: id, said: days }) => [id, days]),
  );
  const today = numberOfDay(day);
  return habits.map((habit) => {
    const days = unpackDays(said.get(habit.id) ?? '', today);
    const from = Math.min(numberOfDay(habit.starts_on), ...days.keys());
    const { score, ifDone } = scoreOf(habitOfRow(habit), days, { from, today });
    return { ...habit, score, score_if_done: ifDone, days: packDays(days, today) };
  });
}
