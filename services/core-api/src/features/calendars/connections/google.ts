import { zoneClock } from '@reflectory/domain/days';
import * as z from 'zod';
import type { OAuthClients } from '../../../oauth/index.ts';
import { CalendarFailedError, unlessTooMany } from '../calendar-failed-error.ts';
import type { CalendarProvider, GetJson, ReadingOf } from './calendar-provider.ts';

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

/** Every page of a list. */
async function readPages<Page extends { nextPageToken?: string | undefined }>(
  read: (query: Record<string, string>) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined = ''; next !== undefined; next = pages.at(-1)?.nextPageToken) {
    if (pages.length === PAGES) throw new CalendarFailedError('too_large');
    pages.push(await read(next === '' ? {} : { pageToken: next }));
  }
  return pages;
}

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
  const pagesOf = (query: Record<string, string>, fields: string) =>
    readPages((page) => {
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
    const changed = await pagesOf({ syncToken: mark }, 'nextPageToken,nextSyncToken,items(status)').catch(
      unlessTooMany,
    );
    if (changed?.every(({ items }) => items.length === 0)) return null;
  }
  const span = { timeMin: new Date(from).toISOString(), timeMax: new Date(until).toISOString() };
  const pages = await pagesOf(span, `nextPageToken,nextSyncToken,items(${EVENT})`);
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
      const pages = await readPages((page) => {
        const query = { maxResults: String(PAGE), ...page };
        return get(`${api}/users/me/calendarList?${new URLSearchParams(query)}`, calendarList);
      });
      const items = pages.flatMap((one) => one.items);
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
