import { zoneClock } from '@reflectory/domain/days';
import * as z from 'zod';
import type { OAuthClients } from '../../../oauth/index.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, GetJson, ReadingOf } from './calendar-provider.ts';
import { hasChanges, pagesOf, readAll } from './pages-of.ts';

/** Pages of an answer that are read: twice as many meetings as are kept. */
const PAGES = 16;
const PAGE = 250;
const SCOPES = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events.readonly',
];
const EVENT = 'status,summary,transparency,start,end,attendees(self,responseStatus)';

const calendarList = z.object({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
      }),
    )
    .default([]),
});
/** A day, or a moment with its offset. */
const time = z.union([
  z.object({ date: z.iso.date() }),
  z.object({ dateTime: z.iso.datetime({ offset: true }) }),
]);
const event = z.object({
  status: z.string().optional(),
  summary: z.string().default(''),
  transparency: z.string().optional(),
  start: time.optional(),
  end: time.optional(),
  attendees: z
    .array(z.object({ self: z.boolean().default(false), responseStatus: z.string().optional() }))
    .default([]),
});
const events = z.object({
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
  items: z.array(event).default([]),
});

type Page = { nextPageToken?: string | undefined };
type Query = Record<string, string>;
/** Every page of a list; the first one has no token. */
const pagesAt = <Found extends Page>(read: (query: Query) => Promise<Found>) =>
  pagesOf<Found>(
    '',
    ({ nextPageToken }) => nextPageToken,
    (token) => read(token === '' ? {} : { pageToken: token }),
    PAGES,
  );

function meetingOf({ summary, start, end, ...said }: z.output<typeof event>, zone: string) {
  const isDeclined = said.attendees.some((one) => one.self && one.responseStatus === 'declined');
  if (!start || said.status === 'cancelled' || said.transparency === 'transparent' || isDeclined) return [];
  const clock = zoneClock(zone);
  const at = (moment: z.output<typeof time>) =>
    'date' in moment ? clock.momentOf(moment.date, 0) : Date.parse(moment.dateTime);
  const from = at(start);
  return [
    {
      title: summary,
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(Math.max(from, at(end ?? start))).toISOString(),
      is_all_day: 'date' in start,
    },
  ];
}

async function readMeetings(get: GetJson, { address, zone, from, until, mark }: ReadingOf) {
  const eventsOf = (query: Query, fields: string) =>
    pagesAt((page) => {
      const all = {
        singleEvents: 'true',
        maxResults: String(PAGE),
        maxAttendees: '1',
        fields,
        ...query,
        ...page,
      };
      return get(`${address}?${new URLSearchParams(all)}`, events);
    });
  if (mark !== null) {
    const changed = eventsOf({ syncToken: mark }, 'nextPageToken,nextSyncToken,items(status)');
    if (!(await hasChanges(changed, ({ items }) => items))) return null;
  }
  const span = { timeMin: new Date(from).toISOString(), timeMax: new Date(until).toISOString() };
  const pages = await readAll(eventsOf(span, `nextPageToken,nextSyncToken,items(${EVENT})`));
  return {
    meetings: pages.flatMap(({ items }) => items.flatMap((item) => meetingOf(item, zone))),
    mark: pages.at(-1)?.nextSyncToken ?? null,
  };
}

/** Google Calendar, read by its interface of version 3. */
export function createGoogle({ id, secret, url }: NonNullable<OAuthClients['google']>): CalendarProvider {
  const api = `${url ?? 'https://www.googleapis.com'}/calendar/v3`;
  return {
    name: 'google',
    server: {
      issuer: url ?? 'https://accounts.google.com',
      authorization_endpoint: `${url ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      token_endpoint: `${url ?? 'https://oauth2.googleapis.com'}/token`,
      revocation_endpoint: `${url ?? 'https://oauth2.googleapis.com'}/revoke`,
    },
    client: { id, secret },
    scopes: SCOPES,
    // Otherwise a second connection of the same account comes without a token that lasts.
    parameters: { access_type: 'offline', prompt: 'consent' },
    api,
    async listCalendars(get) {
      const pages = pagesAt((page) => {
        const query = { maxResults: String(PAGE), ...page };
        return get(`${api}/users/me/calendarList?${new URLSearchParams(query)}`, calendarList);
      });
      const items = (await readAll(pages)).flatMap((one) => one.items);
      const main = items.find(({ primary }) => primary);
      if (!main) throw new CalendarFailedError('no_calendar');
      return {
        account: main.id,
        calendars: items.map((one) => ({
          address: `${api}/calendars/${encodeURIComponent(one.id)}/events`,
          name: one.summaryOverride ?? one.summary,
          isMain: one.primary,
        })),
      };
    },
    readMeetings,
  };
}
