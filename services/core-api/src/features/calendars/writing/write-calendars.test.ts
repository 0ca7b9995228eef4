import type { calendarFunctions } from '@reflectory/contracts/calendars';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  createPersonTransactions,
  createStatementExecutor,
  type StatementExecutor,
  type Transaction,
} from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createSecretBox } from '@reflectory/server-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { connectPorts } from '../../connect-ports.ts';
import { createCalendarReader } from '../read-calendars.ts';
import { calendarOf, meeting, startCalendarServer } from '../testing/calendar-server.ts';
import { hasRadicale, startRadicale } from '../testing/radicale.ts';
import { createCalendarWriter } from './write-calendars.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const canServe = hasRadicale();
const box = createSecretBox('a secret of thirty-two characters', 'member-password');

describe('calendars that are written to', () => {
  let api: TestApi;
  let hostile: Awaited<ReturnType<typeof startCalendarServer>>;
  let radicale: Awaited<ReturnType<typeof startRadicale>> | null = null;
  let worker: StatementExecutor;
  let writer: ReturnType<typeof createCalendarWriter>;
  let reader: ReturnType<typeof createCalendarReader>;
  let instance: string;
  let ada: TestPerson;
  let calendar = '';
  let made = 0;
  beforeAll(async () => {
    hostile = await startCalendarServer();
    if (canServe) radicale = await startRadicale();
    const memberOrigins = [hostile.origin, ...(radicale ? [radicale.origin] : [])];
    api = await startTestApi({}, { memberOrigins, passwordBox: box, now: () => NOW });
    worker = createStatementExecutor({
      url: api.workerUrl,
      applicationName: 'write-calendars-test',
      onIdleError: () => undefined,
    });
    const options = { privateOrigins: memberOrigins, box, now: () => NOW };
    writer = createCalendarWriter({ ...options, sources: connectPorts() });
    reader = createCalendarReader(options);
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('calendars', true), ('productivity', true)
       on conflict (feature_key) do update set enabled = true`,
    );
    // No worker takes a calendar but the one of a test, at the moment that it names.
    await api.owner.query(`
      create function app.hold_target() returns trigger language plpgsql as $$
        begin new.taken_until := coalesce(new.taken_until, 'infinity'); return new; end $$;
      create trigger hold before insert or update on public.calendar_targets
        for each row execute function app.hold_target();
      create function app.take_held_target(target uuid) returns setof jsonb language plpgsql as $$
        begin
          update public.calendar_targets set taken_until = '-infinity' where id = target;
          return query select to_jsonb(t) from app.take_calendar_target(target) t;
        end $$`);
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    calendar = `calendar-${(made += 1)}`;
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await Promise.all([hostile.stop(), radicale?.stop()]);
  });

  const real = () => {
    if (radicale === null) throw new Error('There is no server of calendars');
    return radicale;
  };
  const client = () => api.clientFor(ada.context);
  const call = async <Name extends keyof typeof calendarFunctions>(
    name: Name,
    input: FunctionInput<Name>,
    by = ada,
  ) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as FunctionOutput<Name> };
  };
  const connect = async (account: { address: string; user_name: string; password: string }, path: string) => {
    const calendars = [{ name: 'Mine', address: `${account.address}${path}` }];
    const { body } = await call('connect-calendars', { ...account, zone: 'Europe/Berlin', calendars });
    const { data } = await client().from('calendar_subscriptions').select('id').single().throwOnError();
    return { account: body.id, subscription: data.id };
  };
  /** An account at the real server, of which one calendar is written to. */
  const begin = async ({ hasDetails = true } = {}) => {
    await real().addCalendar(calendar);
    const connected = await connect(real().account, `/ada/${calendar}/`);
    const { body } = await call('write-to-calendar', {
      calendar_id: connected.subscription,
      kinds: ['focus'],
      has_details: hasDetails,
      zone: 'Europe/Berlin',
    });
    return { ...connected, target: body.id };
  };
  const plan = async (title: string, startsAt = 540, day = '2026-11-26') => {
    const { data } = await client()
      .from('focus_intentions')
      .insert({ day, rank: 'm', title, minutes: 50, starts_at: startsAt })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  };
  const change = (id: string, to: { starts_at?: number; title?: string; removed_at?: string }) =>
    client().from('focus_intentions').update(to).eq('id', id).throwOnError();
  /** Runs the worker once; `meanwhile` is done before a statement of it, and may end it there. */
  const write = (target: string, meanwhile?: [statement: string, run: () => Promise<unknown>]) => {
    const db: Transaction = {
      async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
        if (meanwhile && text.includes(meanwhile[0])) await meanwhile[1]();
        if (!text.includes('take_calendar_target')) return worker.query<Row>(text, values);
        const taken = await api.owner.query<{ row: Row }>('select app.take_held_target($1) as row', [target]);
        return taken.map(({ row }) => row);
      },
    };
    return writer.writeOne({ db, asPerson: createPersonTransactions(worker) }, target);
  };
  const ended = () => Promise.reject(new Error('ended'));
  const targetRow = async () => {
    const { data } = await client().from('calendar_targets').select('*').single().throwOnError();
    return data;
  };
  const states = async () => {
    const { data } = await client()
      .from('calendar_writings')
      .select('id,state,is_wanted')
      .order('starts_at')
      .throwOnError();
    return data;
  };
  const accounts = async () => (await client().from('calendar_accounts').select('id').throwOnError()).data;
  const said = async () => (await states()).map(({ state }) => state);
  const objects = async () =>
    Promise.all((await real().list(calendar)).map(async (at) => ({ at, text: await real().get(at) })));
  const only = async () => {
    const [one, ...others] = await objects();
    if (!one || others.length > 0) throw new Error('There is not one object');
    return one;
  };
  /** What a person does to it in the program of their calendar. */
  const changeByHand = async (to = 'At the dentist') => {
    const { at, text } = await only();
    await real().put(at, text.replace(/SUMMARY:.*/u, `SUMMARY:${to}`));
  };
  describe.skipIf(!canServe)('at a real server', () => {
    it('have a block, moved where it is moved and gone when it is removed, and nothing else is touched', async () => {
      const { target } = await begin();
      await real().put(
        `${calendar}/dentist.ics`,
        calendarOf(...meeting('Dentist', 'DTSTART:20261127T100000Z')),
      );
      const id = await plan('Write the talk');
      await write(target);
      const written = (await objects()).find(({ text }) => text.includes('Write the talk'));
      // Nine o'clock in Berlin.
      expect(written?.text).toContain('DTSTART:20261126T080000Z');
      expect(written?.text).toContain('TRANSP:OPAQUE');
      await change(id, { starts_at: 600 });
      await write(target);
      const moved = (await objects()).find(({ text }) => text.includes('Write the talk'));
      expect(moved?.text).toContain('DTSTART:20261126T090000Z');
      expect(moved?.at).toBe(written?.at);
      await change(id, { removed_at: '2026-11-25T12:00:00Z' });
      await write(target);
      expect((await only()).text).toContain('Dentist');
      expect(await states()).toEqual([]);
      expect((await targetRow()).state).toBe('written');
    });

    it('say of a thing without details no more than that its person is busy', async () => {
      const { target } = await begin({ hasDetails: false });
      const id = await plan('Write the talk');
      await write(target);
      const { at, text } = await only();
      expect(text).toContain('SUMMARY:Busy');
      expect(text).not.toMatch(/talk|focus|URL|acme/iu);
      expect(`${at} ${text}`).not.toContain(id);
    });

    it('have reminders beside blocks, at which nobody is busy, and in the language of the choice', async () => {
      const { target, subscription } = await begin();
      const inGerman = { ...ada, context: { ...ada.context, language: 'de' as const } };
      const choice = { calendar_id: subscription, has_details: false, zone: 'Europe/Berlin' };
      await call('write-to-calendar', { ...choice, kinds: ['focus', 'reminder'] }, inGerman);
      await api.owner.query(
        `insert into public.reminders (instance_id, user_id, days, at_time, zone)
         values ($1, $2, '{4}', '19:30', 'Europe/Berlin')`,
        [instance, ada.id],
      );
      await plan('Write the talk');
      await write(target);
      const texts = (await objects()).map(({ text }) => text);
      expect(texts.every((text) => text.includes('SUMMARY:Beschäftigt'))).toBe(true);
      expect(texts.filter((text) => text.includes('TRANSP:OPAQUE'))).toHaveLength(1);
      expect(texts.filter((text) => text.includes('TRANSP:TRANSPARENT'))).toHaveLength(8);
      await call('write-to-calendar', { ...choice, kinds: ['focus'] }, inGerman);
      await write(target);
      expect(await objects()).toHaveLength(1);
    });

    it('are read without what we wrote', async () => {
      const { target, subscription } = await begin();
      await plan('Write the talk');
      await write(target);
      await real().put(
        `${calendar}/dentist.ics`,
        calendarOf(...meeting('Dentist', 'DTSTART:20261127T100000Z', 'DTEND:20261127T110000Z')),
      );
      await reader.readOne(worker, subscription);
      const { data } = await client().from('calendar_events').select('title').throwOnError();
      expect(data).toEqual([{ title: 'Dentist' }]);
    });

    it('keep what was changed there by hand, until their person decides', async () => {
      const { target } = await begin();
      const id = await plan('Write the talk');
      await write(target);
      await changeByHand();
      await change(id, { starts_at: 600 });
      await write(target);
      expect(await said()).toEqual(['hand_changed']);
      expect((await only()).text).toContain('At the dentist');
      const [writing] = await states();
      const decide = (isOverwritten: boolean, by = ada) =>
        call(
          'settle-calendar-conflict',
          { writing_id: writing?.id ?? '', is_overwritten: isOverwritten },
          by,
        );
      expect((await decide(true, await createPerson(api.owner, instance))).status).toBe(404);
      await decide(true);
      await write(target);
      expect(await said()).toEqual(['written']);
      expect((await only()).text).toMatch(/Write the talk/u);
      expect((await only()).text).toContain('DTSTART:20261126T090000Z');
      await changeByHand();
      await change(id, { starts_at: 660 });
      await write(target);
      await decide(false);
      await change(id, { starts_at: 720 });
      await write(target);
      expect(await said()).toEqual(['left']);
      expect((await only()).text).toContain('At the dentist');
    });

    it('keep what was changed by hand although it is removed here, until it is to be taken away', async () => {
      const { target } = await begin();
      const id = await plan('Write the talk');
      await write(target);
      await changeByHand();
      await change(id, { removed_at: '2026-11-25T12:00:00Z' });
      await write(target);
      const [writing] = await states();
      expect(writing).toMatchObject({ state: 'hand_changed', is_wanted: false });
      expect(await objects()).toHaveLength(1);
      await call('settle-calendar-conflict', { writing_id: writing?.id ?? '', is_overwritten: true });
      await write(target);
      expect(await objects()).toEqual([]);
    });

    it('have nothing anew that was deleted there by hand', async () => {
      const { target } = await begin();
      const id = await plan('Write the talk');
      await write(target);
      await real().remove((await only()).at);
      await change(id, { starts_at: 600 });
      await write(target);
      await change(id, { starts_at: 660 });
      await write(target);
      expect(await said()).toEqual(['hand_removed']);
      expect(await objects()).toEqual([]);
      expect((await targetRow()).hand_removed_count).toBe(1);
    });

    it('are gone on with where a worker ended between writing and keeping it', async () => {
      const { target } = await begin();
      const end = () => expect(write(target, ['settle_calendar_writing', ended])).rejects.toThrow('ended');
      const id = await plan('Write the talk');
      await end();
      expect(await said()).toEqual(['waiting']);
      const before = await only();
      await write(target);
      expect(await said()).toEqual(['written']);
      expect(await only()).toEqual(before);
      await change(id, { starts_at: 600 });
      await end();
      await change(id, { starts_at: 660 });
      await write(target);
      expect(await said()).toEqual(['written']);
      expect((await only()).text).toContain('DTSTART:20261126T100000Z');
      await change(id, { removed_at: '2026-11-25T12:00:00Z' });
      await end();
      expect(await objects()).toEqual([]);
      await write(target);
      expect(await said()).toEqual([]);
    });

    it('are not adopted where somebody changed them before the next worker came', async () => {
      const { target } = await begin();
      await plan('Write the talk');
      await expect(write(target, ['settle_calendar_writing', ended])).rejects.toThrow('ended');
      await changeByHand();
      await write(target);
      expect(await said()).toEqual(['hand_changed']);
      expect((await only()).text).toContain('At the dentist');
    });

    it('are written to by one worker at a time', async () => {
      const { target } = await begin();
      await plan('Write the talk');
      await writer.writeOne({ db: worker, asPerson: createPersonTransactions(worker) }, target);
      expect(await objects()).toEqual([]);
      await write(target);
      expect(await objects()).toHaveLength(1);
    });

    it('say that they are gone, and what stood in them is not taken for deleted by hand', async () => {
      const { target } = await begin();
      const id = await plan('Write the talk');
      await write(target);
      await real().remove(`${calendar}/`);
      await change(id, { starts_at: 600 });
      await write(target);
      expect(await targetRow()).toMatchObject({ state: 'failed', failure: 'gone', is_on: true });
      expect(await said()).toEqual(['written']);
      expect(await accounts()).toHaveLength(1);
    });

    it.each([true, false])(
      'when they are disconnected, what was written is taken away or left: %s',
      async (isRemoved) => {
        const { target, account: id } = await begin();
        await plan('Write the talk');
        await write(target);
        await call('stop-writing-to-calendar', {
          account_id: id,
          is_removed: isRemoved,
          is_disconnected: true,
        });
        await write(target);
        expect(await accounts()).toEqual([]);
        expect(await objects()).toHaveLength(isRemoved ? 0 : 1);
      },
    );

    it('do not go before all is taken away, although that was asked for while a worker wrote', async () => {
      const { target, account: id } = await begin();
      await plan('Write the talk');
      const stop = { account_id: id, is_removed: true, is_disconnected: true };
      await write(target, ['intend_calendar_writings', () => call('stop-writing-to-calendar', stop)]);
      expect([await accounts(), await objects()]).toMatchObject([[{}], [{}]]);
      await write(target);
      expect([await accounts(), await objects()]).toEqual([[], []]);
    });

    it('take no more than two hundred things in a run, and the rest in the next', async () => {
      const { target } = await begin();
      await api.owner.query(
        `insert into public.focus_intentions (instance_id, user_id, day, rank, title, starts_at)
         select $1, $2, date '2026-11-26' + n / 50, 'm', 'Block ' || n, 5 * (n % 50) from generate_series(1, 220) n`,
        [instance, ada.id],
      );
      await write(target);
      expect((await targetRow()).written_count).toBe(200);
      await write(target);
      expect((await targetRow()).written_count).toBe(220);
    }, 60_000);

    it('move with what stands in them when another calendar of the account is chosen', async () => {
      const { target, account: id } = await begin();
      await plan('Write the talk');
      await write(target);
      const before = calendar;
      await real().addCalendar(`${before}-other`);
      await api.owner.query(
        `insert into public.calendar_subscriptions (instance_id, user_id, account_id, name, address, zone)
         values ($1, $2, $3, 'Other', $4, 'UTC')`,
        [instance, ada.id, id, `${real().origin}/ada/${before}-other/`],
      );
      const { data } = await client()
        .from('calendar_subscriptions')
        .select('id')
        .eq('name', 'Other')
        .single()
        .throwOnError();
      const choice = { kinds: ['focus' as const], has_details: true, zone: 'Europe/Berlin' };
      await call('write-to-calendar', { ...choice, calendar_id: data.id });
      await write(target);
      expect(await objects()).toEqual([]);
      calendar = `${before}-other`;
      expect((await only()).text).toContain('Write the talk');
    });
  });

  const account = () => ({ address: hostile.origin, user_name: 'ada', password: 'app-password' });
  const beginThere = async () => {
    const connected = await connect(account(), '/ada/mine/');
    const { body } = await call('write-to-calendar', {
      calendar_id: connected.subscription,
      kinds: ['focus', 'reminder', 'decision', 'gathering'],
      has_details: false,
      zone: 'Europe/Berlin',
    });
    return { ...connected, target: body.id };
  };

  it.each([
    [401, 'locked'],
    [403, 'forbidden'],
    [507, 'full'],
    [301, 'refused'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('a server that answers %i is said to be %s, and is waited for', async (status, failure) => {
    hostile.answerWith((_request, response) => response.writeHead(status, { location: '/' }).end());
    await plan('Write the talk');
    await write((await beginThere()).target);
    const row = await targetRow();
    expect(row).toMatchObject({ failure, is_on: true, failures: 1, written_count: 0 });
    expect(Date.parse(row.next_write_at)).toBeGreaterThan(Date.now() + 500_000);
  });

  it('a server that always says that another version is there is asked a few times', async () => {
    let asked = 0;
    hostile.answerWith((request, response) => {
      if (request.method === 'PUT') asked += 1;
      if (request.method === 'PUT') response.writeHead(412).end();
      else response.writeHead(200, { etag: '"1"' }).end(calendarOf(...meeting('Theirs')));
    });
    await plan('Write the talk');
    const { target } = await beginThere();
    await write(target);
    expect(await said()).toEqual(['hand_changed']);
    await write(target);
    expect(asked).toBe(1);
  });

  it('one that fails for three days is switched off, and its person is told', async () => {
    hostile.answerWith((_request, response) => response.writeHead(401).end());
    await plan('Write the talk');
    const { target, subscription } = await beginThere();
    await write(target);
    await api.owner.query(
      `update public.calendar_targets set failing_since = now() - interval '4 days' where id = $1`,
      [target],
    );
    await write(target);
    expect((await targetRow()).is_on).toBe(false);
    const { data } = await client().from('notifications').select('kind').throwOnError();
    expect(data).toEqual([{ kind: 'calendars.writing_off' }]);
    await call('write-to-calendar', {
      calendar_id: subscription,
      kinds: ['focus'],
      has_details: false,
      zone: 'Europe/Berlin',
    });
    expect((await targetRow()).is_on).toBe(true);
  });

  it('nobody has another’s calendar written, nor one of no account', async () => {
    const { subscription, account: id } = await beginThere();
    const eve = await createPerson(api.owner, instance);
    const choice = { kinds: ['focus' as const], has_details: true, zone: 'UTC' };
    expect((await call('write-to-calendar', { ...choice, calendar_id: subscription }, eve)).status).toBe(404);
    const stop = { account_id: id, is_removed: false, is_disconnected: true };
    expect((await call('stop-writing-to-calendar', stop, eve)).status).toBe(404);
    const { data } = await client()
      .from('calendar_subscriptions')
      .insert({ name: 'By address', address: `${hostile.origin}/secret.ics`, zone: 'UTC' })
      .select('id')
      .single()
      .throwOnError();
    expect((await call('write-to-calendar', { ...choice, calendar_id: data.id })).status).toBe(404);
  });
});
