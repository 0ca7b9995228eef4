import { type GoalSummary, goalShape } from '@reflectory/contracts/goals';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useScope } from '../../../shared/use-scope.ts';
import { changesOfGoal, type GoalBeginning, summaryOfNew } from '../model/goal-draft.ts';
import { useChangeObject } from './use-change-object.ts';
import type { GoalChange } from './use-goal.ts';
import { goalsKey } from './use-goals.ts';

/** Changes goals of a list: shown at once, kept on this device, and put right when the service has answered. */
export function useChangeGoals(today: number) {
  const [area, instanceId, userId] = useScope().key;
  const { id: ownId } = useCurrentUser();
  const queries = useQueryClient();
  const change = useChangeObject();
  // A list that is read while something is on the way would take it back for a moment.
  const underWay = useRef(0);

  return useMemo(() => {
    const all = goalsKey([area, instanceId, userId]);
    const shown = { queryKey: [...all, false] };

    async function make(
      id: string,
      changes: readonly GoalChange[],
      show: (list: GoalSummary[]) => GoalSummary[],
    ): Promise<void> {
      underWay.current += 1;
      await queries.cancelQueries(shown);
      queries.setQueriesData<GoalSummary[]>(shown, (list) => list && show(list));
      await change(goalShape, id, changes);
      underWay.current -= 1;
      if (underWay.current === 0) await queries.invalidateQueries({ queryKey: all });
    }

    return {
      make,
      add: (id: string, beginning: GoalBeginning) =>
        make(id, changesOfGoal(id, beginning, today), (list) => [
          ...list,
          summaryOfNew(id, ownId, beginning, today),
        ]),
      /** Ranks of goals beside each other. */
      rank: (ranks: ReadonlyMap<string, string>) =>
        Promise.all(
          [...ranks].map(([id, rank]) =>
            make(id, [{ kind: 'set', table: 'goals', id, fields: { rank } }], (list) =>
              list.map((goal) => (goal.id === id ? { ...goal, rank } : goal)),
            ),
          ),
        ),
      remove: (id: string, isRemoved: boolean) =>
        make(id, [{ kind: isRemoved ? 'remove' : 'restore', table: 'goals', id }], (list) =>
          isRemoved ? list.filter((goal) => goal.id !== id) : list,
        ),
    };
  }, [area, instanceId, userId, ownId, today, queries, change]);
}
