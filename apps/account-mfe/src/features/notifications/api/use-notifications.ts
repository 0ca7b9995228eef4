import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/notifications';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

const keyOf = (userId: string) => ['notifications', userId];
/** Where the shell keeps how much waits at a place of the rail. */
const WAITING = ['waiting', 'notifications'];

/** What the product told the person, newest first, by the page. */
export function useNotifications() {
  const { client, language } = usePlatform();
  const { id } = useCurrentUser();
  return useInfiniteQuery({
    queryKey: [...keyOf(id), language.current],
    queryFn: ({ pageParam }) =>
      callFunction(client, 'list-notifications', pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ notifications, hasMore }) => (hasMore ? (notifications.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });
}

/** Looks again, here and in the rail. */
export function useRefreshNotifications(): () => void {
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [keyOf(id), WAITING]) void queries.invalidateQueries({ queryKey });
  };
}

/** Marks some of them as read, or all with null. */
export function useMarkRead() {
  const { client } = usePlatform();
  const refresh = useRefreshNotifications();
  return useMutation({
    mutationFn: async (ids: readonly string[] | null) => {
      const change = client
        .from('notifications')
        .update({ read_at: new Date().toISOString() })
        .is('read_at', null);
      const { error } = await (ids ? change.in('id', [...ids]) : change);
      if (error) throw error;
    },
    onSettled: refresh,
  });
}
