import { Router } from 'express';
import type { Account, StandInMeeting } from './account.ts';
import type { Behaviour } from './stand-in.ts';

const time = (at: number) => ({
  dateTime: `${new Date(at).toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
});
const midnight = (day: string) => ({ dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' });

/** A meeting; one of a series says no more than when it is, and its series stands beside it. */
function eventsOf(meeting: StandInMeeting, index: number): object[] {
  const id = `meeting-${index}`;
  const said = { isCancelled: false, responseStatus: { response: 'organizer' } };
  if ('firstDay' in meeting)
    return [
      {
        ...said,
        id,
        type: 'singleInstance',
        subject: meeting.title,
        isAllDay: true,
        showAs: 'busy',
        start: midnight(meeting.firstDay),
        end: midnight(meeting.nextDay),
      },
    ];
  const span = { start: time(meeting.from), end: time(meeting.until) };
  const whole = {
    ...said,
    ...span,
    isAllDay: false,
    subject: meeting.title,
    showAs: meeting.isFree ? 'free' : 'busy',
    ...(meeting.isDeclined && { responseStatus: { response: 'declined' } }),
  };
  if (meeting.seriesTitle === undefined) return [{ ...whole, id, type: 'singleInstance' }];
  return [
    { ...whole, id: `series-${index}`, type: 'seriesMaster', subject: meeting.seriesTitle },
    { id, type: 'occurrence', seriesMasterId: `series-${index}`, ...span },
  ];
}

/** Calendars and meetings, as Microsoft Graph has them. */
export function createMicrosoftRouter(account: Account, behaviour: Behaviour): Router {
  const router = Router();
  router.get('/me/calendars', (_request, response) => {
    response.json({
      value: account.calendars.map(({ id, name, isMain }) => ({
        id,
        name,
        isDefaultCalendar: isMain,
        owner: { name: 'Ada', address: account.name },
      })),
    });
  });
  router.get('/me/calendars/:calendar/calendarView/delta', (request, response) => {
    const {
      $deltatoken: mark,
      $skiptoken: skip = '0',
      ...span
    } = request.query as Record<string, string | undefined>;
    const calendar = account.calendarOf(request.params.calendar);
    if (!calendar) return void response.status(404).json({ error: { code: 'ErrorItemNotFound' } });
    if (mark === undefined && skip === '0' && !(span['startDateTime'] && span['endDateTime']))
      return void response.status(400).json({ error: { code: 'ErrorInvalidParameter' } });
    if (mark !== undefined && account.isForgotten(Number(mark)))
      return void response.status(410).json({ error: { code: 'SyncStateNotFound' } });
    if (!/timezone="UTC"/u.test(request.headers.prefer?.toString() ?? ''))
      return void response.status(400).json({ error: { code: 'TimesOfAnotherZone' } });
    const all = Number(mark) === calendar.version ? [] : calendar.meetings.flatMap(eventsOf);
    const until = Number(skip) + behaviour.page;
    const next = (query: string) =>
      `http://${request.headers.host}${request.baseUrl}${request.path}?${query}`;
    response.json({
      value: all.slice(Number(skip), until),
      ...(until < all.length
        ? { '@odata.nextLink': next(`$skiptoken=${until}`) }
        : { '@odata.deltaLink': next(`$deltatoken=${calendar.version}`) }),
    });
  });
  return router;
}
