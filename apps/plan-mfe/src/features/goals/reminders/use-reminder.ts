import type { GoalReminderRow } from '@reflectory/contracts/habits';
import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../../shared/own-day.ts';
import { useScope } from '../../../shared/use-scope.ts';

/** Whether and when somebody is reminded of habits and of looking at their goals. */
export type Reminder = Pick<GoalReminderRow, 'by_mail' | 'is_paused' | 'review_day' | 'review_at'>;

const columns = 'by_mail,is_paused,review_day,review_at' as const;
export const USUAL: Reminder = { by_mail: true, is_paused: false, review_day: null, review_at: null };

/** Null where somebody never decided anything. */
export function useReminder(isAsked = true) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'goalReminder'],
    enabled: isAsked,
    queryFn: async (): Promise<Reminder | null> =>
      (await client.from('goal_reminders').select(columns).maybeSingle().throwOnError()).data,
  });
}

/** Keeps it, by the clock of this device. */
export function useSaveReminder() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (reminder: Reminder) => {
      const row = { ...reminder, zone: ownZone() };
      const { data } = await client
        .from('goal_reminders')
        .update(row)
        .not('zone', 'is', null)
        .select('zone')
        .throwOnError();
      if (data.length === 0) await client.from('goal_reminders').insert(row).throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'goalReminder'] }),
  });
}

/** Habits with a time are reminded of by a clock, which is taken from this device where there is none. */
export function useReminderClock(hasTimes: boolean): void {
  const { data, isSuccess } = useReminder(hasTimes);
  const { mutate, isIdle } = useSaveReminder();
  const isMissing = hasTimes && isSuccess && data === null && isIdle;
  useEffect(() => {
    if (isMissing) mutate(USUAL);
  }, [isMissing, mutate]);
}
