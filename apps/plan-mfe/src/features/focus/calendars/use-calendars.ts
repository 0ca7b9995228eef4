import type { CalendarSubscriptionRow } from '@reflectory/contracts/calendars';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../../shared/own-day.ts';
import { useScope } from '../../../shared/use-scope.ts';

export type Calendar = Pick<
  CalendarSubscriptionRow,
  'id' | 'name' | 'address' | 'state' | 'failure' | 'read_at' | 'account_id' | 'connection_id' | 'left_out'
>;

/** Milliseconds between two looks at a calendar that is being read. */
const LOOK_MS = 1500;
const MOST = 500;

/** What one has of a calendar is often an address of its own kind. */
export const addressOf = (typed: string): string => typed.trim().replace(/^webcals?:\/\//iu, 'https://');

/** A server is often given by its name alone. */
export const withScheme = (typed: string): string => {
  const address = addressOf(typed);
  return /^[a-z]+:\/\//iu.test(address) ? address : `https://${address}`;
};

export const isAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/]+/iu.test(address) && URL.canParse(address);

/** Calendars that somebody subscribed to. */
export function useCalendars() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'calendars'],
    meta: { isKept: true },
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? LOOK_MS : false),
    queryFn: async (): Promise<Calendar[]> => {
      const { data } = await client
        .from('calendar_subscriptions')
        .select('id,name,address,state,failure,read_at,account_id,connection_id,left_out')
        .is('removed_at', null)
        .order('created_at')
        .throwOnError();
      return data;
    },
  });
}

/** What is done with them; a calendar that is removed can be brought back. */
export function useChangeCalendars() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'calendars'] }) };
  return {
    add: useMutation({
      ...settled,
      mutationFn: async ({ name, address }: { name: string; address: string }) => {
        await client
          .from('calendar_subscriptions')
          .insert({ name, address: addressOf(address), zone: ownZone() })
          .throwOnError();
      },
    }),
    remove: useMutation({
      ...settled,
      mutationFn: async ({ id, isRemoved }: { id: string; isRemoved: boolean }) => {
        await client
          .from('calendar_subscriptions')
          .update({ removed_at: isRemoved ? new Date().toISOString() : null })
          .eq('id', id)
          .throwOnError();
      },
    }),
  };
}

/** A meeting of a day; minutes since midnight by the person's clocks, or the whole day. */
export type Meeting = { id: string; title: string; from: number; until: number; isAllDay: boolean };

/** What stands in one's calendars on a day, as `2026-11-26`. It is asked for again when one of them was read. */
export function useMeetings(day: string, calendars: readonly Calendar[]): readonly Meeting[] {
  const { client, key } = useScope();
  const start = new Date(`${day}T00:00`);
  const midnight = new Date(`${dayOfNumber(numberOfDay(day) + 1)}T00:00`);
  const minute = (at: string) => Math.round((Date.parse(at) - start.getTime()) / 60_000);
  const lastDay = (midnight.getTime() - start.getTime()) / 60_000;
  const { data } = useQuery({
    queryKey: [...key, 'calendars', 'meetings', day, calendars.map(({ id, read_at: at }) => `${id} ${at}`)],
    enabled: calendars.length > 0,
    meta: { isKept: true },
    queryFn: async () => {
      const found = await client
        .from('calendar_events')
        .select('id,title,starts_at,ends_at,is_all_day')
        .in(
          'subscription_id',
          calendars.map(({ id }) => id),
        )
        .lt('starts_at', midnight.toISOString())
        .gt('ends_at', start.toISOString())
        .order('starts_at')
        .limit(MOST)
        .throwOnError();
      return found.data;
    },
  });
  return (
    data?.map(({ id, title, starts_at: from, ends_at: until, is_all_day: isAllDay }) => ({
      id,
      title,
      from: Math.max(0, minute(from)),
      until: Math.min(lastDay, minute(until)),
      isAllDay,
    })) ?? []
  );
}
