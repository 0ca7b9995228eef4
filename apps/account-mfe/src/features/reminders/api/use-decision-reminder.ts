import type {} from '@reflectory/contracts/library';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Whether days of decisions are told, and whether by mail. */
export type DecisionReminderChoice = { isOn: boolean; byMail: boolean };

const keyOf = (userId: string) => ['settings', 'decision-reminder', userId];

export function useDecisionReminder() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<DecisionReminderChoice> => {
      const { data } = await client.from('decision_reminders').select('by_mail').maybeSingle().throwOnError();
      return { isOn: data !== null, byMail: data?.by_mail ?? false };
    },
  });
}

/** Mornings are those of the zone that the device is in. */
export function useChangeDecisionReminder() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ isOn, byMail }: DecisionReminderChoice) => {
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      const reminders = client.from('decision_reminders');
      await (isOn
        ? reminders.upsert({ user_id: id, zone, by_mail: byMail }).throwOnError()
        : reminders.delete().eq('user_id', id).throwOnError());
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
