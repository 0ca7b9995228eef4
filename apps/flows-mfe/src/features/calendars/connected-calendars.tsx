import type {
  CalendarAccountRow,
  CalendarSubscriptionRow,
  CalendarTargetRow,
} from '@reflectory/contracts/calendars';
import { Link } from '@reflectory/design-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../service/use-scope.ts';
import classes from '../../shared/sections.module.css';

type Connected = Pick<
  CalendarSubscriptionRow,
  'id' | 'name' | 'address' | 'state' | 'read_at' | 'account_id'
>;
type Account = Pick<CalendarAccountRow, 'id' | 'address' | 'user_name'>;
type Target = Pick<CalendarTargetRow, 'account_id' | 'address' | 'state' | 'written_count'>;

/** Calendars that are read, and when they were, and what is written to them. They are chosen where the day is planned. */
export function ConnectedCalendars() {
  const { t, i18n } = useTranslation('flows');
  const { client, key } = useScope();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { data } = useQuery({
    queryKey: [...key, 'calendars'],
    queryFn: async (): Promise<{ calendars: Connected[]; accounts: Account[]; targets: Target[] }> => {
      const [calendars, accounts, targets] = await Promise.all([
        client
          .from('calendar_subscriptions')
          .select('id,name,address,state,read_at,account_id')
          .is('removed_at', null)
          .order('created_at')
          .throwOnError(),
        client.from('calendar_accounts').select('id,address,user_name').throwOnError(),
        client.from('calendar_targets').select('account_id,address,state,written_count').throwOnError(),
      ]);
      return { calendars: calendars.data, accounts: accounts.data, targets: targets.data };
    },
  });
  const accountOf = (id: string | null) => data?.accounts.find((one) => one.id === id);
  const targetOf = ({ account_id: id, address }: Connected) =>
    data?.targets.find((one) => one.account_id === id && one.address === address);
  return (
    <section aria-labelledby="connected-calendars" className={classes.section}>
      <div className={classes.head}>
        <h2 id="connected-calendars" className={classes.heading}>
          {t('calendars.title')}
        </h2>
        <Link href="/productivity">{t('calendars.open')}</Link>
      </div>
      <p className={classes.quiet}>{t('calendars.lead')}</p>
      <ul className={classes.list}>
        {data?.calendars.map((calendar) => (
          <li key={calendar.id} className={classes.row}>
            <span className={classes.words}>
              <bdi>{calendar.name}</bdi>
              <span className={classes.facts}>
                {t(`calendars.states.${calendar.state}`, {
                  when: calendar.read_at ? moment.format(new Date(calendar.read_at)) : '',
                })}
              </span>
              <FromAccount account={accountOf(calendar.account_id)} />
              <WrittenThere target={targetOf(calendar)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With whose password a calendar is read; nothing where its address alone opens it. */
function FromAccount({ account }: { account: Account | undefined }) {
  const { t } = useTranslation('flows');
  if (!account) return null;
  const host = new URL(account.address).host;
  return <span className={classes.facts}>{t('calendars.account', { name: account.user_name, host })}</span>;
}

/** What of one's own is written to a calendar; nothing where nothing is. */
function WrittenThere({ target }: { target: Target | undefined }) {
  const { t } = useTranslation('flows');
  if (!target) return null;
  const { state, written_count: count } = target;
  return <span className={classes.facts}>{t(`calendars.writing.${state}`, { count })}</span>;
}
