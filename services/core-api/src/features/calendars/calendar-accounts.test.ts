import type { calendarFunctions } from '@reflectory/contracts/calendars';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createSecretBox } from '@reflectory/server-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createCalendarReader } from './read-calendars.ts';
import { calendarOf, meeting, startCalendarServer } from './testing/calendar-server.ts';
import { hasRadicale, startRadicale } from './testing/radicale.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const canServe = hasRadicale();
const box = createSecretBox('a secret of thirty-two characters', 'member-password');

describe('calendars of an account', () => {
  let api: TestApi;
  let hostile: Awaited<ReturnType<typeof startCalendarServer>>;
  let elsewhere: Awaited<ReturnType<typeof startCalendarServer>>;
  let radicale: Awaited<ReturnType<typeof startRadicale>> | null = null;
  let worker: StatementExecutor;
  let reader: ReturnType<typeof createCalendarReader>;
  let instance: string;
  let ada: TestPerson;
  beforeAll(async () => {
    [hostile, elsewhere] = await Promise.all([startCalendarServer(), startCalendarServer()]);
    if (canServe) radicale = await startRadicale();
    const memberOrigins = [hostile.origin, elsewhere.origin, ...(radicale ? [radicale.origin] : [])];
    api = await startTestApi({}, { memberOrigins, passwordBox: box, now: () => NOW });
    worker = createStatementExecutor({
      url: api.workerUrl,
      applicationName: 'calendar-accounts-test',
      onIdleError: () => undefined,
    });
    reader = createCalendarReader({ privateOrigins: memberOrigins, box, oauthClients: {}, now: () => NOW });
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
    await Promise.all([hostile.stop(), elsewhere.stop(), radicale?.stop()]);
  });

  const real = () => {
    if (radicale === null) throw new Error('There is no server of calendars');
    return radicale;
  };
  const clientOf = (person = ada) => api.clientFor(person.context);
  const call = async <Name extends keyof typeof calendarFunctions>(
    name: Name,
    input: FunctionInput<Name>,
  ) => {
    const response = await api.fetchAs(ada.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as FunctionOutput<Name> };
  };
  const find = (account: { address: string; user_name: string; password: string }) =>
    call('find-calendars', account).then(({ body }) => body);
  const titles = async (person = ada) => {
    const { data } = await clientOf(person)
      .from('calendar_events')
      .select('title,starts_at')
      .order('starts_at')
      .throwOnError();
    return data.map(({ title, starts_at: at }) => `${title} ${new Date(at).toISOString()}`);
  };
  const subscription = async () => {
    const { data } = await clientOf()
      .from('calendar_subscriptions')
      .select('id,state,failure,etag')
      .single()
      .throwOnError();
    return data;
  };
  const connect = async (server: NonNullable<typeof radicale>, name: string) => {
    await server.addCalendar(name);
    const { calendars } = await find(server.account);
    const one = calendars.filter((found) => found.name === name);
    const {
      body: { id },
    } = await call('connect-calendars', {
      ...server.account,
      zone: 'Europe/Berlin',
      calendars: one,
    });
    await expect.poll(async () => (await subscription()).state).toBe('read');
    return id;
  };

  describe.skipIf(!canServe)('at a real server', () => {
    it('are found, and read with repeats, exceptions and zones', async () => {
      const server = real();
      await connect(server, 'work');
      expect(await titles()).toEqual([]);
      await server.put(
        'work/stand-up.ics',
        calendarOf(
          'BEGIN:VEVENT',
          'UID:stand-up',
          'DTSTAMP:20261101T000000Z',
          'SUMMARY:Stand-up',
          'DTSTART;TZID=Europe/Berlin:20261123T090000',
          'DTEND;TZID=Europe/Berlin:20261123T091500',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE;TZID=Europe/Berlin:20261125T090000',
          'END:VEVENT',
          'BEGIN:VEVENT',
          'UID:stand-up',
          'DTSTAMP:20261101T000000Z',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261124T090000',
          'SUMMARY:Later today',
          'DTSTART;TZID=Europe/Berlin:20261124T100000',
          'DTEND;TZID=Europe/Berlin:20261124T101500',
          'END:VEVENT',
        ),
      );
      await server.put(
        'work/in-utc.ics',
        calendarOf(...meeting('A & B <ok>', 'DTSTART:20261127T100000Z', 'DTEND:20261127T110000Z')),
      );
      const before = await subscription();
      await reader.readOne(worker, before.id);
      expect(await titles()).toEqual([
        'Stand-up 2026-11-23T08:00:00.000Z',
        'Later today 2026-11-24T09:00:00.000Z',
        'Stand-up 2026-11-26T08:00:00.000Z',
        'A & B <ok> 2026-11-27T10:00:00.000Z',
      ]);
      const read = await subscription();
      expect(read.etag).not.toBe(before.etag);
      await reader.readOne(worker, read.id);
      expect((await subscription()).etag).toBe(read.etag);
      expect(await titles()).toHaveLength(4);
      await server.remove('work/in-utc.ics');
      await reader.readOne(worker, read.id);
      expect(await titles()).toHaveLength(3);
    });

    it('say that a password is wrong, and keep nothing of it', async () => {
      expect(await find({ ...real().account, password: 'wrong' })).toEqual({
        calendars: [],
        failure: 'locked',
      });
      const { data } = await clientOf().from('calendar_accounts').select('id').throwOnError();
      expect(data).toEqual([]);
    });

    it('go with their password at once when the account is disconnected', async () => {
      const id = await connect(real(), 'leaving');
      const passwords = () =>
        api.owner.query<{ sealed: string }>(
          'select sealed from app.calendar_passwords where account_id = $1',
          [id],
        );
      const [kept] = await passwords();
      expect(kept?.sealed).not.toContain(real().account.password);
      const eve = await createPerson(api.owner, instance);
      await clientOf(eve).from('calendar_accounts').delete().eq('id', id).throwOnError();
      expect(await passwords()).toHaveLength(1);
      await clientOf().from('calendar_accounts').delete().eq('id', id).throwOnError();
      expect(await passwords()).toEqual([]);
      const { data } = await clientOf().from('calendar_subscriptions').select('id').throwOnError();
      expect(data).toEqual([]);
    });
  });

  const account = () => ({ address: hostile.origin, user_name: 'ada', password: 'app-password' });

  it('no password is sent where a server leads elsewhere', async () => {
    let asked = 0;
    elsewhere.answerWith((_request, response) => {
      asked += 1;
      response.writeHead(401).end();
    });
    hostile.answerWith((_request, response) =>
      response.writeHead(301, { location: `${elsewhere.origin}/dav/` }).end(),
    );
    expect(await find(account())).toEqual({ calendars: [], failure: 'refused' });
    hostile.answerWith((_request, response) =>
      response.writeHead(207, { 'content-type': 'application/xml' }).end(
        `<multistatus xmlns="DAV:"><response><href>/</href><propstat><prop><current-user-principal><href>${elsewhere.origin}/ada/</href>
           </current-user-principal></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>`,
      ),
    );
    expect(await find(account())).toEqual({ calendars: [], failure: 'refused' });
    expect(asked).toBe(0);
  });

  it('an answer without end, of entities, or of another kind takes nothing from others', async () => {
    hostile.answerWith((_request, response) => {
      response.writeHead(207, { 'content-type': 'application/xml' });
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect((await find(account())).failure).toBe('too_large');
    const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    hostile.answerWith((_request, response) =>
      response
        .writeHead(207, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><!DOCTYPE b [<!ENTITY e0 "ha">${entities.join('')}]><b>&e20;</b>`),
    );
    expect((await find(account())).failure).toBe('no_calendar');
    hostile.answerWith((_request, response) =>
      response.writeHead(207, { 'content-type': 'application/xml' }).end(`<b>${'<a/>'.repeat(100_000)}</b>`),
    );
    expect((await find(account())).failure).toBe('too_large');
    hostile.answerWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    );
    expect((await find(account())).failure).toBe('no_calendar');
  });

  it('addresses within are not asked, nor are calendars of another server kept', async () => {
    for (const address of ['http://169.254.169.254/dav', 'https://127.0.0.1/dav', 'http://calendar.example/'])
      expect((await find({ ...account(), address })).failure).toBe('refused');
    const foreign = { name: 'Foreign', address: `${elsewhere.origin}/ada/` };
    const connected = await call('connect-calendars', { ...account(), zone: 'UTC', calendars: [foreign] });
    expect(connected.status).toBe(400);
    const named = { ...account(), address: 'https://ada:secret@calendar.example/' };
    expect((await call('find-calendars', named)).status).toBe(400);
  });

  it(
    'a server that answers nothing is waited for no longer than it may take',
    { timeout: 60_000 },
    async () => {
      hostile.answerWith(() => undefined);
      expect((await find(account())).failure).toBe('unreachable');
    },
  );

  it('what a worker is answered instead of a calendar is said, and the rest stays', async () => {
    hostile.answerWith((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    );
    const calendars = [{ name: 'Mine', address: `${hostile.origin}/ada/mine/` }];
    await call('connect-calendars', { ...account(), zone: 'UTC', calendars });
    const failureIs = async (failure: string) => {
      await expect.poll(async () => (await subscription()).failure).toBe(failure);
    };
    await failureIs('no_calendar');
    const { id } = await subscription();
    for (const [status, failure] of [
      [401, 'locked'],
      [404, 'gone'],
      [301, 'refused'],
      [500, 'unreachable'],
    ] as const) {
      hostile.answerWith((_request, response) =>
        response.writeHead(status, { location: elsewhere.origin }).end(),
      );
      await reader.readOne(worker, id);
      await failureIs(failure);
    }
  });

  it('are not offered where no password can be kept', async () => {
    expect((await call('get-calendar-offer', {})).body).toEqual({ is_possible: true });
    const without = await startTestApi({}, { memberOrigins: [hostile.origin] });
    try {
      const there = await createInstance(without.owner, 'acme');
      const somebody = await createPerson(without.owner, there);
      const ask = (name: string, input: object) =>
        without.fetchAs(somebody.context, `/functions/v1/${name}`, {
          method: 'POST',
          body: JSON.stringify(input),
        });
      expect(await (await ask('get-calendar-offer', {})).json()).toEqual({ is_possible: false });
      expect((await ask('find-calendars', account())).status).toBe(503);
    } finally {
      await without.stop();
    }
  });
});
