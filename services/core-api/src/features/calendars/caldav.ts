import { type DAVResponse, calendarQuery, createAccount, propfind } from 'tsdav';
import { type CalendarAccount, createAccountFetches, isOfServer } from './account-fetch.ts';
import { CalendarFailedError } from './calendar-failed-error.ts';

const DISCOVERY = {
  timeoutMs: 10_000,
  wholeMs: 10_000,
  maxResponseBytes: 1_000_000,
  requests: 20,
  tags: 20_000,
};
const READING = {
  timeoutMs: 20_000,
  wholeMs: 20_000,
  maxResponseBytes: 8_000_000,
  requests: 4,
  tags: 60_000,
};
/** Calendars of an account that are shown. */
const MOST = 100;
const [NAME, ADDRESS] = [80, 2000];

type Account = ReturnType<ReturnType<typeof createAccountFetches>>;
/** Days of a calendar that are read; both moments in milliseconds. */
type Span = { from: number; until: number };

/** Text of an element: the library makes numbers of some, and an object of one with attributes or CDATA. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return textOf('_cdata' in value ? value._cdata : '_text' in value ? value._text : null);
}

/** What the library throws says little: the last answer says why. */
async function explained<Result>({ failure }: Account, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CalendarFailedError) throw error;
    throw new CalendarFailedError(failure() ?? 'no_calendar');
  }
}

function checked(answers: DAVResponse[]): DAVResponse[] {
  const [first] = answers;
  if (first?.status === 401 || first?.status === 403) throw new CalendarFailedError('locked');
  if (first?.status === 404 || first?.status === 410) throw new CalendarFailedError('gone');
  if (first?.status !== undefined && first.status >= 300 && first.status < 400)
    throw new CalendarFailedError('refused');
  if (first?.status !== undefined && first.status >= 500) throw new CalendarFailedError('unreachable');
  // One without elements stands for an empty list, or for what is no answer of CalDAV.
  if (answers.some(({ props, raw }) => !props && !raw?.multistatus))
    throw new CalendarFailedError('no_calendar');
  return answers;
}

const holdsMeetings = ({ props }: DAVResponse): boolean => {
  if (!Object.keys(props?.['resourcetype'] ?? {}).includes('calendar')) return false;
  const kinds = [props?.['supportedCalendarComponentSet']?.comp ?? []].flat();
  return kinds.length === 0 || kinds.some((kind) => kind?._attributes?.name === 'VEVENT');
};

/** Calendars of an account: their addresses and names. */
export function createCalendarFinder(privateOrigins: readonly string[]) {
  const open = createAccountFetches(privateOrigins, DISCOVERY);
  return async function findCalendars(given: CalendarAccount) {
    const account = open(given);
    return explained(account, async () => {
      const { fetch } = account;
      const { homeUrl = '' } = await createAccount({
        account: { serverUrl: given.server, accountType: 'caldav' },
        fetch,
      });
      const props = { 'd:displayname': {}, 'd:resourcetype': {}, 'c:supported-calendar-component-set': {} };
      return checked(await propfind({ url: homeUrl, props, depth: '1', fetch }))
        .filter(holdsMeetings)
        .map(({ href = '', props: found }) => {
          const address = new URL(href, homeUrl).href;
          const last = decodeURI(new URL(address).pathname).split('/').findLast(Boolean) ?? '';
          const name = textOf(found?.['displayname']).trim() || last;
          return { address, name: name.slice(0, NAME).toWellFormed() || new URL(address).hostname };
        })
        .filter(({ address }) => address.length <= ADDRESS && isOfServer(address, given.server))
        .slice(0, MOST);
    });
  };
}

/** One file of several: the parser knows one calendar, and each object is one. */
const joined = (objects: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...objects.map((text) => text.replace(/^(?:BEGIN|END):VCALENDAR[ \t]*$/gimu, '').trim()),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Reads the meetings of one calendar of an account. */
export function createAccountReader(privateOrigins: readonly string[]) {
  const open = createAccountFetches(privateOrigins, READING);
  /** Null where it has not changed since `tag`. */
  return async function readCalendar(
    given: CalendarAccount,
    url: string,
    tag: string | null,
    { from, until }: Span,
  ) {
    const account = open(given);
    return explained(account, async () => {
      const { fetch } = account;
      const tags = { 'cs:getctag': {}, 'd:sync-token': {} };
      const [head] = checked(await propfind({ url, props: tags, depth: '0', fetch }));
      const state = textOf(head?.props?.['getctag']) || textOf(head?.props?.['syncToken']);
      // Another day has other meetings in reach, although the calendar is the same.
      const etag = state && `${new Date(from).toISOString().slice(0, 10)} ${state}`.slice(0, 500);
      if (etag && etag === tag) return null;
      const stamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
      const range = { 'time-range': { _attributes: { start: stamp(from), end: stamp(until) } } };
      const meetings = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...range } };
      const found = await calendarQuery({
        url,
        props: { 'd:getetag': {}, 'c:calendar-data': {} },
        filters: [{ 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...meetings } }],
        depth: '1',
        fetch,
      });
      const objects = checked(found)
        .map(({ props }) => textOf(props?.['calendarData']))
        .filter(Boolean);
      return { text: joined(objects), etag: etag || null, modified: null };
    });
  };
}
