import type {
  CalendarAccountRow,
  CalendarConnectionRow,
  CalendarSubscriptionRow,
  CalendarTargetRow,
} from '@reflectory/contracts/calendars';
import type {} from '@reflectory/contracts/reminders';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

type Calendar = Pick<
  CalendarSubscriptionRow,
  'id' | 'name' | 'state' | 'read_at' | 'account_id' | 'connection_id'
>;
/** Calendars that are read, by what they are read, and the address at which one's own is read; null where there is none. */
type Calendars = {
  calendars: Calendar[];
  accounts: Pick<CalendarAccountRow, 'id' | 'address' | 'user_name'>[];
  connections: Pick<CalendarConnectionRow, 'id' | 'provider' | 'account_name' | 'off_at'>[];
  /** Calendars of accounts that are written to. */
  targets: Pick<CalendarTargetRow, 'account_id' | 'state' | 'written_count'>[];
  feed: { created_at: string } | null;
};

export function useConnectedCalendars() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'calendars'],
    queryFn: async (): Promise<Calendars> => {
      const [calendars, accounts, connections, targets, feed] = await Promise.all([
        client
          .from('calendar_subscriptions')
          .select('id,name,state,read_at,account_id,connection_id')
          .is('removed_at', null)
          .order('created_at')
          .throwOnError(),
        client.from('calendar_accounts').select('id,address,user_name').order('created_at').throwOnError(),
        client
          .from('calendar_connections')
          .select('id,provider,account_name,off_at')
          .order('created_at')
          .throwOnError(),
        client.from('calendar_targets').select('account_id,state,written_count').throwOnError(),
        client.from('calendar_feeds').select('created_at').maybeSingle().throwOnError(),
      ]);
      return {
        calendars: calendars.data,
        accounts: accounts.data,
        connections: connections.data,
        targets: targets.data,
        feed: feed.data,
      };
    },
  });
}
