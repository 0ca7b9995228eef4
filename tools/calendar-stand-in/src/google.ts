import { Router } from 'express';
import type { Account, StandInMeeting } from './account.ts';
import type { Behaviour } from './stand-in.ts';

const eventOf = (meeting: StandInMeeting) => {
  const said = { status: 'confirmed', summary: meeting.title };
  if ('firstDay' in meeting)
    return { ...said, start: { date: meeting.firstDay }, end: { date: meeting.nextDay } };
  const time = (at: number) => ({ dateTime: new Date(at).toISOString(), timeZone: 'Europe/Berlin' });
  return {
    ...said,
    start: time(meeting.from),
    end: time(meeting.until),
    ...(meeting.isFree && { transparency: 'transparent' }),
    ...(meeting.isDeclined && { attendees: [{ self: true, responseStatus: 'declined' }] }),
  };
};

/** Calendars and meetings, as Google's interface of version 3 has them. */
export function createGoogleRouter(account: Account, behaviour: Behaviour): Router {
  const router = Router();
  router.get('/users/me/calendarList', (_request, response) => {
    response.json({
      kind: 'calendar#calendarList',
      items: account.calendars.map(({ id, name, isMain }) => ({
        id,
        summary: name,
        ...(isMain && { primary: true }),
      })),
    });
  });
  router.get('/calendars/:calendar/events', (request, response) => {
    const {
      syncToken,
      pageToken = '0',
      timeMin,
      timeMax,
    } = request.query as Record<string, string | undefined>;
    const calendar = account.calendarOf(request.params.calendar);
    if (!calendar) return void response.status(404).json({ error: { code: 404 } });
    if (syncToken !== undefined && (timeMin ?? timeMax) !== undefined)
      return void response.status(400).json({ error: { code: 400 } });
    if (syncToken !== undefined && account.isForgotten(Number(syncToken)))
      return void response.status(410).json({ error: { code: 410 } });
    const isSame = Number(syncToken) === calendar.version;
    const all = isSame ? [] : calendar.meetings.map(eventOf);
    const [from, until] = [Number(pageToken), Number(pageToken) + behaviour.page];
    response.json({
      kind: 'calendar#events',
      items: all.slice(from, until),
      ...(until < all.length
        ? { nextPageToken: String(until) }
        : { nextSyncToken: String(calendar.version) }),
    });
  });
  return router;
}
