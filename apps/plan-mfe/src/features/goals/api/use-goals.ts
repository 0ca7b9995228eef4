import { callFunction } from '@reflectory/client';
import type { GoalSummary } from '@reflectory/contracts/goals';
import { useQuery } from '@tanstack/react-query';
import { type Scope, useScope } from '../../../shared/use-scope.ts';

export const goalsKey = (key: Scope['key']) => [...key, 'goals'];

/** All goals that somebody sees, their own and those of others; with `isArchive` those that were put away. */
export function useGoals(isArchive = false) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...goalsKey(key), isArchive],
    meta: { isKept: true },
    queryFn: async (): Promise<GoalSummary[]> =>
      (await callFunction(client, 'list-goals', { isArchive })).goals,
    // A goal that was just changed on its page stands here too.
    refetchOnMount: 'always',
  });
}
