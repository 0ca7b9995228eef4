import { type HabitSummary, habitShape } from '@reflectory/contracts/habits';
import { unpackDays } from '@reflectory/domain/habits';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useScope } from '../../../../shared/use-scope.ts';
import { useChangeObject } from '../../api/use-change-object.ts';
import { changeOfDay, type Said, withSaid } from '../model/say-day.ts';
import type { EditedHabit } from './use-habit.ts';
import { habitsKey } from './use-habits.ts';

type HabitChange = Parameters<EditedHabit['change']>[0][number];

/** What somebody decides of a habit. */
export type HabitPlan = Omit<HabitSummary, 'id' | 'score' | 'score_if_done' | 'days'>;

/** Changes habits of a list: shown at once, kept on this device, and put right when the service has answered. */
export function useChangeHabits(today: number) {
  const [area, instanceId, userId] = useScope().key;
  const queries = useQueryClient();
  const change = useChangeObject();
  // A list that is read while something is on the way would take it back for a moment.
  const underWay = useRef(0);

  return useMemo(() => {
    const all = habitsKey([area, instanceId, userId]);
    const shown = { queryKey: [...all, false, today] };

    async function make(
      id: string,
      changes: readonly HabitChange[],
      show: (list: HabitSummary[]) => HabitSummary[],
    ): Promise<void> {
      underWay.current += 1;
      await queries.cancelQueries(shown);
      queries.setQueriesData<HabitSummary[]>(shown, (list) => list && show(list));
      await change(habitShape, id, changes);
      underWay.current -= 1;
      if (underWay.current === 0) await queries.invalidateQueries({ queryKey: all });
    }

    return {
      say: (habit: HabitSummary, day: number, said: Said) =>
        make(habit.id, [changeOfDay(habit.id, day, said, unpackDays(habit.days, today).has(day))], (list) =>
          list.map((one) => (one.id === habit.id ? withSaid(one, day, said, today) : one)),
        ),
      add: (habit: HabitSummary) => {
        const { id, score: _, score_if_done: __, days: ___, archived_on: ____, ...fields } = habit;
        return make(id, [{ kind: 'add', table: 'habits', id, fields }], (list) => [...list, habit]);
      },
      set: (id: string, fields: Partial<HabitPlan>) =>
        make(id, [{ kind: 'set', table: 'habits', id, fields }], (list) =>
          list
            .map((one) => (one.id === id ? { ...one, ...fields } : one))
            .filter(({ archived_on: archived }) => archived === null),
        ),
      remove: (id: string, isRemoved: boolean) =>
        make(id, [{ kind: isRemoved ? 'remove' : 'restore', table: 'habits', id }], (list) =>
          isRemoved ? list.filter((one) => one.id !== id) : list,
        ),
    };
  }, [area, instanceId, userId, today, queries, change]);
}
