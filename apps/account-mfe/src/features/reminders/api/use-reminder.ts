import type { ReminderRow } from '@reflectory/contracts/reminders';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** When somebody is reminded, as they chose it. */
export type ReminderChoice = Pick<
  ReminderRow,
  'days' | 'at_time' | 'zone' | 'quiet_from' | 'quiet_until' | 'is_paused' | 'by_mail'
>;

const columns = 'days,at_time,zone,quiet_from,quiet_until,is_paused,by_mail,next_at' as const;
const keyOf = (userId: string) => ['settings', 'reminder', userId];

/** The person's reminder, or null. */
export function useReminder() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const { data, error } = await client.from('reminders').select(columns).maybeSingle();
      if (error) throw error;
      return data;
    },
  });
}

/** Saves the reminder; null removes it. */
export function useChangeReminder() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (choice: ReminderChoice | null) => {
      const reminders = client.from('reminders');
      const { error } = choice
        ? await reminders.upsert({ user_id: id, ...choice })
        : await reminders.delete().eq('user_id', id);
      if (error) throw error;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
