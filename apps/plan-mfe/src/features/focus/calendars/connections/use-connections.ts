import { callFunction } from '@reflectory/client';
import type { CalendarConnectionRow, CalendarProviderName } from '@reflectory/contracts/calendars';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../../../shared/own-day.ts';
import { useScope } from '../../../../shared/use-scope.ts';

export type Connection = Pick<
  CalendarConnectionRow,
  'id' | 'provider' | 'account_name' | 'scopes' | 'offered' | 'off_at'
>;

/** Providers at which somebody let us in, and those that are offered here. */
export function useConnections() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'calendars', 'connections'],
    queryFn: async (): Promise<{ connections: Connection[]; providers: CalendarProviderName[] }> => {
      const [{ data: connections }, { providers }] = await Promise.all([
        client
          .from('calendar_connections')
          .select('id,provider,account_name,scopes,offered,off_at')
          .order('created_at')
          .throwOnError(),
        callFunction(client, 'get-calendar-providers', {}),
      ]);
      return { connections, providers };
    },
  });
}

/** What is done with them. Who begins leaves the page for the provider's. */
export function useChangeConnections() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'calendars'] }) };
  return {
    begin: useMutation({
      mutationFn: (provider: CalendarProviderName) =>
        callFunction(client, 'begin-calendar-connection', { provider, zone: ownZone() }),
      onSuccess: ({ address }) => window.location.assign(address),
    }),
    finish: useMutation({
      ...settled,
      mutationFn: (answer: string) => callFunction(client, 'finish-calendar-connection', { answer }),
    }),
    add: useMutation({
      ...settled,
      mutationFn: (calendar: { connection_id: string; address: string }) =>
        callFunction(client, 'add-connected-calendar', { ...calendar, zone: ownZone() }),
    }),
    disconnect: useMutation({
      ...settled,
      mutationFn: async (id: string) => {
        await client.from('calendar_connections').delete().eq('id', id).throwOnError();
      },
    }),
  };
}
