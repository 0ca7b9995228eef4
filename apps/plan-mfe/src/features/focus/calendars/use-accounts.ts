import { callFunction } from '@reflectory/client';
import type { CalendarAccountRow } from '@reflectory/contracts/calendars';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../../shared/own-day.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { withScheme } from './use-calendars.ts';

export type Account = Pick<CalendarAccountRow, 'id' | 'address' | 'user_name'>;
/** What opens an account; its password is kept nowhere on the device. */
export type Access = FunctionInput<'find-calendars'>;
export type Found = FunctionOutput<'find-calendars'>['calendars'];

/** Accounts whose calendars are read, and whether one can be connected here. */
export function useAccounts() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'calendars', 'accounts'],
    queryFn: async (): Promise<{ accounts: Account[]; isPossible: boolean }> => {
      const [{ data }, { is_possible: isPossible }] = await Promise.all([
        client.from('calendar_accounts').select('id,address,user_name').order('created_at').throwOnError(),
        callFunction(client, 'get-calendar-offer', {}),
      ]);
      return { accounts: data, isPossible };
    },
  });
}

/** What is done with accounts; nothing that is sent is kept with a query. */
export function useChangeAccounts() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const settled = {
    gcTime: 0,
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'calendars'] }),
  };
  return {
    find: useMutation({
      gcTime: 0,
      mutationFn: ({ address, ...access }: Access) =>
        callFunction(client, 'find-calendars', { ...access, address: withScheme(address) }),
    }),
    connect: useMutation({
      ...settled,
      mutationFn: ({ address, ...access }: Access & { calendars: Found }) =>
        callFunction(client, 'connect-calendars', {
          ...access,
          address: withScheme(address),
          zone: ownZone(),
        }),
    }),
    disconnect: useMutation({
      ...settled,
      mutationFn: async (id: string) => {
        await client.from('calendar_accounts').delete().eq('id', id).throwOnError();
      },
    }),
  };
}
