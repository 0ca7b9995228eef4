import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/reminders';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (userId: string) => ['settings', 'calendar-feed', userId];

/** Since when the person's calendar has an address; null while it has none. */
export function useCalendarFeed() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      const { data } = await client.from('calendar_feeds').select('created_at').maybeSingle().throwOnError();
      return data;
    },
  });
}

/** Makes an address, in place of one that was there; it is told once, since the service keeps no more than its hash. */
export function useMakeCalendarFeed() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<string> => {
      const { token } = await callFunction(client, 'make-calendar-feed', {});
      return new URL(`/calendar/${token}.ics`, location.origin).href;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Ends the address. */
export function useEndCalendarFeed() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.from('calendar_feeds').delete().eq('user_id', id).throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
