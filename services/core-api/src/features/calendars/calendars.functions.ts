import type { RateLimit } from '@reflectory/auth';
import { calendarFunctions as contract } from '@reflectory/contracts/calendars';
import { defineFunction, defineServiceFunction, FunctionError } from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../rate-limits/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { isOfServer } from './account-fetch.ts';
import { createCalendarFinder } from './caldav.ts';
import { CalendarFailedError } from './calendar-failed-error.ts';
import { sealPassword } from './keep-password.ts';
import { writingFunctions } from './writing/writing.functions.ts';

/** Each asks a server elsewhere, which must not be made to guess passwords. */
const searches: RateLimit = { name: 'find-calendars', burst: 10, seconds: 30 };

const impossible = () => new FunctionError('unavailable', 'This installation keeps no passwords');

type Parts = Pick<FunctionParts, 'database' | 'limiter' | 'passwordBox' | 'memberOrigins'>;

/** Accounts of calendars that are read by CalDAV. */
export function createCalendarFunctions({ database, limiter, passwordBox: box, memberOrigins }: Parts) {
  const findCalendars = createCalendarFinder(memberOrigins);
  return [
    defineFunction({
      contract,
      name: 'get-calendar-offer',
      access: 'signed-in',
      readOnly: true,
      handle: () => Promise.resolve({ is_possible: box !== null }),
    }),
    defineServiceFunction({
      contract,
      name: 'find-calendars',
      access: 'signed-in',
      async handle({ address, user_name: userName, password }, { context }) {
        if (!box) throw impossible();
        const isOn = await database.asPrincipal(
          context,
          async (tx) => {
            const [row] = await tx.query<{ on: boolean }>(
              `select app.is_feature_enabled('calendars') as "on"`,
            );
            return row?.on === true;
          },
          { readOnly: true },
        );
        if (!isOn) throw new FunctionError('not_permitted', 'Calendars are off at this instance');
        const userId = context.user_id ?? '';
        await takeOrRefuse(limiter, searches, `${context.instance_id}:${userId}`);
        try {
          const calendars = await findCalendars({ userId, server: address, userName, password });
          return { calendars, failure: null };
        } catch (error) {
          if (!(error instanceof CalendarFailedError)) throw error;
          return { calendars: [], failure: error.failure };
        }
      },
    }),
    defineFunction({
      contract,
      name: 'connect-calendars',
      access: 'signed-in',
      async handle({ address, user_name: userName, password, zone, calendars }, { tx, context }) {
        if (!box) throw impossible();
        if (!calendars.every((one) => isOfServer(one.address, address)))
          throw new FunctionError('invalid_input', 'A calendar lies at another server');
        const owner = { instance: context.instance_id, person: context.user_id ?? '', server: address };
        const [row] = await tx.query<{ id: string | null }>(
          'select app.connect_calendars($1, $2, $3, $4, $5) as id',
          [address, userName, sealPassword(box, password, owner), zone, JSON.stringify(calendars)],
        );
        if (!row?.id) throw new FunctionError('too_large', 'That is more than twenty calendars');
        return { id: row.id };
      },
    }),
    ...writingFunctions,
  ];
}
