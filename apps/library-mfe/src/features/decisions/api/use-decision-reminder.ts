import type {} from '@reflectory/contracts/library';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Whether the person is told on the day of a decision. */
export function useDecisionReminder() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'decision-reminder'],
    queryFn: async (): Promise<boolean> => {
      const { data } = await client.from('decision_reminders').select('zone').maybeSingle().throwOnError();
      return data !== null;
    },
  });
}

/** Begins or ends that; mornings are those of the zone that the device is in. */
export function useChangeDecisionReminder() {
  const { client, key } = useScope();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean): Promise<void> => {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      const reminders = client.from('decision_reminders');
      await (isWanted
        ? reminders.upsert({ user_id: id, zone }).throwOnError()
        : reminders.delete().eq('user_id', id).throwOnError());
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'decision-reminder'] }),
  });
}
