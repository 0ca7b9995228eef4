import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createCalendarReader } from './read-calendars.ts';
import { calendarOf, meeting, startCalendarServer } from './testing/calendar-server.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-11-25T12:00:00Z');

describe('calendars that somebody subscribes to', () => {
  let api: TestApi;
  let server: Awaited<ReturnType<typeof startCalendarServer>>;
  let worker: StatementExecutor;
  let reader: ReturnType<typeof createCalendarReader>;
  let instance: string;
  let ada: TestPerson;
  beforeAll(async () => {
    server = await startCalendarServer();
    api = await startTestApi({}, { memberOrigins: [server.origin], now: () => NOW });
    worker = createStatementExecutor({
      url: api.workerUrl,
      applicationName: 'calendars-test',
      onIdleError: () => undefined,
    });
    reader = createCalendarReader({
      privateOrigins: [server.origin],
      box: null,
      oauthClients: {},
      now: () => NOW,
    });
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('calendars', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await server.stop();
  });

  const subscribe = async (address: string, zone = 'Europe/Berlin') => {
    const { data } = await api
      .clientFor(ada.context)
      .from('calendar_subscriptions')
      .insert({ name: 'Work', address, zone })
      .select('id')
      .single()
      .throwOnError();
    await expect.poll(() => stateOf(data.id)).not.toBe('waiting');
    return data.id;
  };
  const stateOf = async (id: string) => {
    const { data } = await api
      .clientFor(ada.context)
      .from('calendar_subscriptions')
      .select('state,failure')
      .eq('id', id)
      .single()
      .throwOnError();
    return data.failure ?? data.state;
  };
  const meetings = async (by = ada) => {
    const { data } = await api
      .clientFor(by.context)
      .from('calendar_events')
      .select('title,starts_at,ends_at,is_all_day')
      .order('starts_at')
      .throwOnError();
    return data.map(({ title, starts_at: from, ends_at: until, is_all_day: isWhole }) =>
      [title, new Date(from).toISOString(), new Date(until).toISOString(), ...(isWhole ? ['day'] : [])].join(
        ' ',
      ),
    );
  };
  const says = (text: string, headers = {}) =>
    server.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(text);
    });

  it('are read with their zones, repeats and exceptions, for their person alone', async () => {
    says(
      calendarOf(
        ...meeting(
          'Stand-up',
          'DTSTART;TZID=Europe/Berlin:20261123T090000',
          'DTEND;TZID=Europe/Berlin:20261123T091500',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE;TZID=Europe/Berlin:20261125T090000',
        ),
        ...meeting('In UTC', 'DTSTART:20261126T100000Z', 'DURATION:PT30M'),
        ...meeting('Floating', 'DTSTART:20261127T080000', 'DTEND:20261127T090000'),
        ...meeting('A holiday', 'DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261129'),
        ...meeting('Called off', 'STATUS:CANCELLED', 'DTSTART:20261126T110000Z', 'DTEND:20261126T120000Z'),
        ...meeting('Last year', 'DTSTART:20251126T110000Z', 'DTEND:20251126T120000Z'),
      ),
    );
    const id = await subscribe(`${server.origin}/work.ics`);
    expect(await stateOf(id)).toBe('read');
    expect(await meetings()).toEqual(
      [
        'Stand-up 2026-11-23T08:00:00.000Z 2026-11-23T08:15:00.000Z',
        'Stand-up 2026-11-24T08:00:00.000Z 2026-11-24T08:15:00.000Z',
        'In UTC 2026-11-26T10:00:00.000Z 2026-11-26T10:30:00.000Z',
        'Stand-up 2026-11-26T08:00:00.000Z 2026-11-26T08:15:00.000Z',
        'Floating 2026-11-27T07:00:00.000Z 2026-11-27T08:00:00.000Z',
        'A holiday 2026-11-27T23:00:00.000Z 2026-11-28T23:00:00.000Z day',
      ].toSorted((one, other) =>
        (/ (\S+Z)/.exec(one)?.[1] ?? '').localeCompare(/ (\S+Z)/.exec(other)?.[1] ?? ''),
      ),
    );
    expect(await meetings(await createPerson(api.owner, instance))).toEqual([]);
  });

  it('are not sent again while nothing changes', async () => {
    const asked: unknown[] = [];
    server.answerWith((request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: '"1"' })
          .end(calendarOf(...meeting('Once', 'DTSTART:20261126T100000Z', 'DTEND:20261126T110000Z')));
    });
    const id = await subscribe(`${server.origin}/tagged.ics`);
    await reader.readOne(worker, id);
    expect(asked).toEqual([undefined, '"1"']);
    expect(await stateOf(id)).toBe('read');
    expect(await meetings()).toHaveLength(1);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [401, 'locked'],
    [500, 'unreachable'],
    [302, 'refused'],
  ])('an answer of %i is said as %s', async (status, failure) => {
    server.answerWith((_request, response) => response.writeHead(status, { location: '/' }).end());
    expect(await stateOf(await subscribe(`${server.origin}/${failure}.ics`))).toBe(failure);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data', 'refused'],
    ['https://127.0.0.1/work.ics', 'refused'],
    ['http://calendar.example/work.ics', 'refused'],
  ])('an address within is not asked: %s', async (address, failure) => {
    expect(await stateOf(await subscribe(address))).toBe(failure);
  });

  it('what is no calendar, too large or without an end takes nothing from others', async () => {
    says('<html>Sign in</html>');
    expect(await stateOf(await subscribe(`${server.origin}/html`))).toBe('no_calendar');
    says(calendarOf('X-FILL:'.padEnd(8_500_000, 'a')));
    expect(await stateOf(await subscribe(`${server.origin}/large`))).toBe('too_large');
    says(
      calendarOf(
        ...meeting('For ever', 'DTSTART:20200101T100000Z', 'DTEND:20200101T100100Z', 'RRULE:FREQ=MINUTELY'),
        ...meeting(
          'Nowhere',
          'DTSTART;TZID=Mars/Olympus:20261126T100000',
          'DTEND;TZID=Mars/Olympus:20261126T110000',
        ),
        ...meeting('Beside it', 'DTSTART:20261126T100000Z', 'DTEND:20261126T110000Z'),
      ),
    );
    const endless = await stateOf(await subscribe(`${server.origin}/endless`));
    expect(['read', 'no_calendar']).toContain(endless);
    const { data } = await api.clientFor(ada.context).from('calendar_events').select('id').throwOnError();
    expect(data.length).toBeLessThanOrEqual(2000);
  });

  it('say how many meetings were more than are kept', async () => {
    const rule = ['DTSTART:20261101T000000Z', 'DTEND:20261101T000100Z', 'RRULE:FREQ=MINUTELY;COUNT=2003'];
    says(calendarOf(...meeting('Often', ...rule)));
    const id = await subscribe(`${server.origin}/often`);
    const { data } = await api
      .clientFor(ada.context)
      .from('calendar_subscriptions')
      .select('left_out')
      .eq('id', id)
      .single()
      .throwOnError();
    expect(data.left_out).toBe(3);
  });

  it('what was read stays when the calendar cannot be read, and goes with its subscription', async () => {
    says(calendarOf(...meeting('Kept', 'DTSTART:20261126T100000Z', 'DTEND:20261126T110000Z')));
    const id = await subscribe(`${server.origin}/kept.ics`);
    server.answerWith((_request, response) => response.writeHead(410).end());
    await reader.readOne(worker, id);
    expect(await stateOf(id)).toBe('gone');
    expect(await meetings()).toHaveLength(1);
    await api.clientFor(ada.context).from('calendar_subscriptions').delete().eq('id', id).throwOnError();
    expect(await meetings()).toEqual([]);
  });

  it('are twenty at most, and nobody else’s address is seen', async () => {
    const mine = api.clientFor(ada.context).from('calendar_subscriptions');
    const row = { name: 'Many', address: 'https://calendar.example/a.ics', zone: 'UTC' };
    for (let kept = 0; kept < 20; kept += 1) await mine.insert(row).throwOnError();
    expect((await mine.insert(row)).status).toBe(413);
    const eve = await createPerson(api.owner, instance);
    expect((await api.clientFor(eve.context).from('calendar_subscriptions').select('address')).data).toEqual(
      [],
    );
  });
});
