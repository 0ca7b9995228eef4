import type { HabitSummary } from '@reflectory/contracts/goals';
import { numberOfDay } from '@reflectory/domain/days';
import {
  daysNeeded,
  type HabitDay,
  type HabitDays,
  habitOfRow,
  PACKED_DAYS,
  packDays,
  scoreOf,
} from '@reflectory/domain/habits';
import type { Transaction } from '@reflectory/runtime/database';
import { type HabitFacts, listHabits, listSaidDays } from './habits.repository.ts';

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
    const days: HabitDays = new Map(
      (said.get(habit.id) ?? []).map(([ago, state, value]) => [today - ago, { state, value }]),
    );
    return { ...habit, ...scoresOn(habit, days, today), days: packDays(days, today) };
  });
}

function scoresOn(habit: HabitFacts, days: HabitDays, today: number) {
  const rule = habitOfRow(habit);
  const from = Math.min(numberOfDay(habit.starts_on), ...days.keys());
  const done: HabitDay = { state: 'done', value: habit.measure === 'number' ? habit.target_value : null };
  return {
    score: scoreOf(rule, days, { from, today }),
    score_if_done: scoreOf(rule, new Map([...days, [today, done]]), { from, today }),
  };
}
