import type { CalendarSubscriptionRow } from '@reflectory/contracts/calendars';
import { Link } from '@reflectory/design-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../service/use-scope.ts';
import classes from '../../shared/sections.module.css';

type Connected = Pick<CalendarSubscriptionRow, 'id' | 'name' | 'state' | 'read_at'>;

/** Calendars that are read, and when they were. They are chosen where the day is planned. */
export function ConnectedCalendars() {
  const { t, i18n } = useTranslation('flows');
  const { client, key } = useScope();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { data } = useQuery({
    queryKey: [...key, 'calendars'],
    queryFn: async (): Promise<Connected[]> => {
      const found = await client
        .from('calendar_subscriptions')
        .select('id,name,state,read_at')
        .is('removed_at', null)
        .order('created_at')
        .throwOnError();
      return found.data;
    },
  });
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
        {data?.map(({ id, name, state, read_at: at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.words}>
              <bdi>{name}</bdi>
              <span className={classes.facts}>
                {t(`calendars.states.${state}`, { when: at ? moment.format(new Date(at)) : '' })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
