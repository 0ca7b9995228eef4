import type { NotificationSettingRow } from '@reflectory/contracts/notifications';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a person is told by which way, besides the list. */
export type NotificationChoice = Pick<
  NotificationSettingRow,
  'mail_categories' | 'push_categories' | 'digest_at' | 'zone' | 'quiet_from' | 'quiet_until'
>;

const columns = 'mail_categories,push_categories,digest_at,zone,quiet_from,quiet_until' as const;
const keyOf = (userId: string) => ['settings', 'notifications', userId];

/** What holds for somebody who chose nothing: a mail a day, by the clocks of this device. */
const firstChoice = (): NotificationChoice => ({
  mail_categories: ['mentions', 'replies', 'invitations', 'moderation'],
  push_categories: [],
  digest_at: '08:00',
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet_from: null,
  quiet_until: null,
});

/** What the person chose, or what holds until then. */
export function useNotificationSettings() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const { data, error } = await client.from('notification_settings').select(columns).maybeSingle();
      if (error) throw error;
      return data ?? firstChoice();
    },
  });
}

/** Saves a choice, which is shown at once. */
export function useChangeNotifications() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (choice: NotificationChoice) => {
      const { error } = await client.from('notification_settings').upsert({ user_id: id, ...choice });
      if (error) throw error;
    },
    onMutate: (choice) => {
      const before = queries.getQueryData<NotificationChoice>(keyOf(id));
      queries.setQueryData(keyOf(id), choice);
      return before;
    },
    onError: (_error, _choice, before) => queries.setQueryData(keyOf(id), before),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
