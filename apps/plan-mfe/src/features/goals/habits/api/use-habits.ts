import { callFunction } from '@reflectory/client';
import type { HabitSummary } from '@reflectory/contracts/habits';
import { dayOfNumber } from '@reflectory/domain/days';
import { useQuery } from '@tanstack/react-query';
import { type Scope, useScope } from '../../../../shared/use-scope.ts';

export const habitsKey = (key: Scope['key']) => [...key, 'habits'];

/** One's own habits as they stand on a day, by its number; those that were put away with `isArchive`. */
export function useHabits(today: number, isArchive = false) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...habitsKey(key), isArchive, today],
    meta: { isKept: true },
    queryFn: async (): Promise<HabitSummary[]> =>
      (await callFunction(client, 'list-habits', { day: dayOfNumber(today), isArchive })).habits,
  });
}
