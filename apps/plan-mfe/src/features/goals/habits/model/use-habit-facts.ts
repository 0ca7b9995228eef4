import type { HabitRow } from '@reflectory/contracts/habits';
import { numberOfDay } from '@reflectory/domain/days';
import {
  type HabitDay,
  type HabitDays,
  type HabitHistory,
  habitOfRow,
  type HabitRule,
  type HabitScore,
  type HabitStanding,
  type HabitSuggestion,
  historyOf,
  scoreOf,
  standingOf,
  suggestPlan,
} from '@reflectory/domain/habits';
import { useMemo } from 'react';
import { useRow, useRows } from '../../../../shared/objects/use-object.ts';
import type { EditedHabit } from '../api/use-habit.ts';

export type ShownHabit = Omit<HabitRow, 'instance_id' | 'deleted_at'>;

/** All that is known of a habit. */
export type HabitFacts = {
  row: ShownHabit;
  rule: HabitRule;
  days: HabitDays;
  /** First day with something to show. */
  first: number;
  began: number;
  notes: ReadonlyMap<number, string>;
  standing: HabitStanding;
  score: HabitScore;
  history: HabitHistory;
  suggestion: HabitSuggestion | null;
};

/** What the days of an open habit come to; null for the moment until its row is there. */
export function useHabitFacts(object: EditedHabit, today: number): HabitFacts | null {
  const row = useRow(object, 'habits', object.place.id) as ShownHabit | undefined;
  const rows = useRows(object, 'habit_days');
  return useMemo(() => {
    if (!row) return null;
    const days = new Map<number, HabitDay>();
    const notes = new Map<number, string>();
    for (const { day, state, value, note } of rows.values()) {
      if (state !== 'open') days.set(numberOfDay(day), { state, value });
      if (note !== '') notes.set(numberOfDay(day), note);
    }
    const rule = habitOfRow(row);
    const began = numberOfDay(row.starts_on);
    const first = Math.min(began, today, ...days.keys());
    const span = { from: first, today };
    return {
      row,
      rule,
      days,
      first,
      began,
      notes,
      standing: standingOf(rule, days, began, today),
      score: scoreOf(rule, days, span),
      history: historyOf(rule, days, span),
      suggestion: suggestPlan(rule, days, { from: began, today }),
    };
  }, [row, rows, today]);
}
