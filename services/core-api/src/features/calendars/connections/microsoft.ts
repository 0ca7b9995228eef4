import { zoneClock } from '@reflectory/domain/days';
import * as z from 'zod';
import type { OAuthClients } from '../../../oauth/index.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, GetJson, ReadingOf } from './calendar-provider.ts';
import { hasChanges, pagesOf, readAll } from './pages-of.ts';

/** Pages of an answer that are read, and what stands on each: twice as many meetings as are kept. */
const [PAGES, PAGE] = [40, 100];
/** Moments in UTC, so that no name of a zone of theirs has to be known. */
const PREFER = { prefer: `outlook.timezone="UTC", odata.maxpagesize=${PAGE}` };

const calendars = z.object({
  '@odata.nextLink': z.string().optional(),
  value: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().nullish(),
      isDefaultCalendar: z.boolean().nullish(),
      owner: z.object({ name: z.string().nullish(), address: z.string().nullish() }).nullish(),
    }),
  ),
});
/** A moment in UTC without a sign for it, as `2026-11-27T09:00:00.0000000`. */
const time = z.object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) });
const event = z.object({
  '@removed': z.unknown().optional(),
  id: z.string(),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  subject: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
  start: time.nullish(),
  end: time.nullish(),
});
type Event = z.output<typeof event>;
const events = z.object({
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
  value: z.array(event),
});

type Page = { '@odata.nextLink'?: string | undefined };
/** Every page from an address on; the last one has the mark for the next time. */
const pagesAt = <Found extends Page>(address: string, read: (address: string) => Promise<Found>) =>
  pagesOf(address, (page) => page['@odata.nextLink'], read, PAGES);

/** An occurrence says little of itself: what it leaves out is as in its series. */
function meetingOf(one: Event, series: Event | undefined, zone: string) {
  const { start } = one;
  const showAs = one.showAs ?? series?.showAs;
  const isOut = [one, series].some(
    (said) => said?.isCancelled || said?.responseStatus?.response === 'declined',
  );
  if (one['@removed'] !== undefined || one.type === 'seriesMaster' || !start || showAs === 'free' || isOut)
    return [];
  const isAllDay = one.isAllDay ?? series?.isAllDay ?? false;
  const clock = zoneClock(zone);
  const at = ({ dateTime }: z.output<typeof time>) =>
    isAllDay ? clock.momentOf(dateTime.slice(0, 10), 0) : Date.parse(`${dateTime.slice(0, 19)}Z`);
  const from = at(start);
  return [
    {
      title: one.subject ?? series?.subject ?? '',
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(Math.max(from, at(one.end ?? start))).toISOString(),
      is_all_day: isAllDay,
    },
  ];
}

async function readMeetings(get: GetJson, { address, zone, from, until, mark }: ReadingOf) {
  const eventsAt = (at: string) => pagesAt(at, (next) => get(next, events, PREFER));
  if (mark !== null && !(await hasChanges(eventsAt(mark), ({ value }) => value))) return null;
  const span = new URLSearchParams({
    startDateTime: new Date(from).toISOString(),
    endDateTime: new Date(until).toISOString(),
  });
  const pages = await readAll(eventsAt(`${address}?${span}`));
  const found = pages.flatMap(({ value }) => value);
  const series = new Map(found.filter(({ type }) => type === 'seriesMaster').map((one) => [one.id, one]));
  return {
    meetings: found.flatMap((one) => meetingOf(one, series.get(one.seriesMasterId ?? ''), zone)),
    mark: pages.at(-1)?.['@odata.deltaLink'] ?? null,
  };
}

/** Calendars of Microsoft 365 and Outlook, read by Microsoft Graph. It has no address at which a token is revoked. */
export function createMicrosoft(client: NonNullable<OAuthClients['microsoft']>): CalendarProvider {
  const { id, secret, url, tenant } = client;
  const login = `${url ?? 'https://login.microsoftonline.com'}/${tenant}`;
  const api = `${url ?? 'https://graph.microsoft.com'}/v1.0`;
  return {
    name: 'microsoft',
    server: {
      issuer: `${login}/v2.0`,
      authorization_endpoint: `${login}/oauth2/v2.0/authorize`,
      token_endpoint: `${login}/oauth2/v2.0/token`,
    },
    client: { id, secret },
    scopes: ['Calendars.Read'],
    parameters: { scope: 'offline_access Calendars.Read', prompt: 'select_account' },
    api,
    async listCalendars(get) {
      const query = new URLSearchParams({ $top: String(PAGE), $select: 'id,name,isDefaultCalendar,owner' });
      const pages = pagesAt(`${api}/me/calendars?${query}`, (next) => get(next, calendars));
      const items = (await readAll(pages)).flatMap(({ value }) => value);
      const main = items.find(({ isDefaultCalendar }) => isDefaultCalendar);
      const account = main?.owner?.address ?? main?.owner?.name;
      if (!main || !account) throw new CalendarFailedError('no_calendar');
      return {
        account,
        calendars: items.map((one) => ({
          address: `${api}/me/calendars/${encodeURIComponent(one.id)}/calendarView/delta`,
          name: one.name ?? '',
          isMain: one === main,
        })),
      };
    },
    readMeetings,
  };
}
