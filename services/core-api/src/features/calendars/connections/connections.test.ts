import { type CalendarStandIn, STAND_IN_CLIENT, startCalendarStandIn } from '@reflectory/calendar-stand-in';
import type { CalendarProviderName, connectionFunctions } from '@reflectory/contracts/calendars';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createSecretBox } from '@reflectory/server-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createCalendarReader } from '../read-calendars.ts';
import { createRevoker } from './revoke-connections.ts';

const HOUR_MS = 3_600_000;
const box = createSecretBox('a secret of thirty-two characters', 'member-password');
/** A whole hour, so that moments without parts of a second come back as they were. */
const NOW = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
const iso = (at: number) => new Date(at).toISOString();

describe('calendars of a provider', () => {
  let api: TestApi;
  let standIn: CalendarStandIn;
  let worker: StatementExecutor;
  let reader: ReturnType<typeof createCalendarReader>;
  let revokeDue: ReturnType<typeof createRevoker>;
  let instance: string;
  let ada: TestPerson;
  beforeAll(async () => {
    standIn = await startCalendarStandIn();
    const client = { ...STAND_IN_CLIENT, url: standIn.origin };
    const oauthClients = { google: client, microsoft: { ...client, tenant: 'common' } };
    api = await startTestApi({}, { passwordBox: box, oauthClients });
    worker = createStatementExecutor({
      url: api.workerUrl,
      applicationName: 'connections-test',
      onIdleError: () => undefined,
    });
    reader = createCalendarReader({ privateOrigins: [], box, oauthClients, now: Date.now });
    revokeDue = createRevoker({ box, oauthClients, now: Date.now });
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('calendars', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    Object.assign(standIn.behaviour, { isAway: false, seconds: 3600, leftOutScopes: [], asked: [] });
    standIn.account.endGrants();
    await api.owner.query('delete from app.calendar_revocations');
    standIn.account.change('ada@example.org', [
      { title: 'Stand-up', from: NOW + HOUR_MS, until: NOW + 2 * HOUR_MS },
      { title: 'Not taking time', from: NOW, until: NOW + HOUR_MS, isFree: true },
      { title: 'Said no', from: NOW, until: NOW + HOUR_MS, isDeclined: true },
      { title: 'Away', firstDay: '2026-12-01', nextDay: '2026-12-02' },
      { title: 'Retro', from: NOW + 3 * HOUR_MS, until: NOW + 4 * HOUR_MS, seriesTitle: 'Retro' },
    ]);
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await standIn.stop();
  });

  const call = async <Name extends keyof typeof connectionFunctions>(
    name: Name,
    input: FunctionInput<Name>,
    context = ada.context,
  ) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as FunctionOutput<Name> };
  };
  const begin = async (provider: CalendarProviderName = 'google') => {
    const { body } = await call('begin-calendar-connection', { provider, zone: 'Europe/Berlin' });
    return body.address;
  };
  const finish = async (answer: string, context = ada.context) =>
    (await call('finish-calendar-connection', { answer }, context)).body;
  const connect = async (provider: CalendarProviderName = 'google') =>
    finish(standIn.answerOf(await begin(provider)));
  const rows = async (person = ada) => {
    const client = api.clientFor(person.context);
    const [connections, calendars, events] = await Promise.all([
      client.from('calendar_connections').select('id,provider,account_name,off_at,offered').throwOnError(),
      client.from('calendar_subscriptions').select('id,name,state,failure,etag,connection_id').throwOnError(),
      client.from('calendar_events').select('title,starts_at,is_all_day').order('starts_at').throwOnError(),
    ]);
    return { connections: connections.data, calendars: calendars.data, events: events.data };
  };
  const isRead = async () => {
    await expect.poll(async () => (await rows()).calendars.map(({ state }) => state)).toEqual(['read']);
  };
  const titles = async () => (await rows()).events.map(({ title }) => title);
  const readAgain = async () => {
    const [calendar] = (await rows()).calendars;
    await reader.readOne(worker, calendar?.id ?? '');
  };
  const age = (interval: string) =>
    api.owner.query(`update app.calendar_tokens set expires_at = now() + $1::interval, leased_until = null`, [
      interval,
    ]);
  const tokens = async () => {
    const [row] = await api.owner.query<{ sealed: string }>(
      'select sealed from app.calendar_tokens t join public.calendar_connections c on c.id = t.connection_id where c.user_id = $1',
      [ada.id],
    );
    return row?.sealed ?? '';
  };
  const left = async () => (await api.owner.query('select from app.calendar_revocations')).length;
  const asked = (path: string) => standIn.behaviour.asked.filter((one) => one === path).length;

  it('the way to it has a state, PKCE and one address to come back to', async () => {
    const address = new URL(await begin());
    expect(address.origin).toBe(standIn.origin);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      access_type: 'offline',
      redirect_uri: new URL('/productivity/connected', ada.context.origin).href,
      state: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
    });
    expect(new URL(await begin('microsoft')).searchParams.get('scope')).toBe('offline_access Calendars.Read');
  });

  it.each(['google', 'microsoft'] as const)(
    '%s: its meetings stand beside those of others',
    async (provider) => {
      expect(await connect(provider)).toEqual({ provider, account_name: 'ada@example.org', failure: null });
      await isRead();
      const { connections, calendars, events } = await rows();
      expect(connections).toMatchObject([{ provider, account_name: 'ada@example.org', off_at: null }]);
      expect(calendars).toMatchObject([{ name: 'Ada', connection_id: connections[0]?.id }]);
      expect(events.map((one) => ({ ...one, starts_at: iso(Date.parse(one.starts_at)) }))).toEqual(
        [
          { title: 'Stand-up', starts_at: iso(NOW + HOUR_MS), is_all_day: false },
          { title: 'Retro', starts_at: iso(NOW + 3 * HOUR_MS), is_all_day: false },
          // The midnight of Berlin.
          { title: 'Away', starts_at: '2026-11-30T23:00:00.000Z', is_all_day: true },
        ].toSorted((one, other) => one.starts_at.localeCompare(other.starts_at)),
      );
    },
  );

  it.each(['google', 'microsoft'] as const)(
    '%s: what did not change is not read whole again',
    async (provider) => {
      await connect(provider);
      await isRead();
      standIn.behaviour.asked.length = 0;
      await readAgain();
      expect(standIn.behaviour.asked).toHaveLength(1);
      standIn.account.change('ada@example.org', [{ title: 'Moved', from: NOW, until: NOW + HOUR_MS }]);
      await readAgain();
      expect(await titles()).toEqual(['Moved']);
      standIn.account.forgetMarks();
      await readAgain();
      expect((await rows()).calendars[0]).toMatchObject({ state: 'read', failure: null });
      expect(await titles()).toEqual(['Moved']);
    },
  );

  it('a state of somebody else, of another session, used or old connects nothing', async () => {
    const nothing = { provider: null, account_name: null, failure: 'foreign' };
    const eve = await createPerson(api.owner, instance);
    const answer = standIn.answerOf(await begin());
    expect(await finish(answer, eve.context)).toEqual(nothing);
    const other = { ...ada.context, auth_session_id: '0b0c7c1e-5c0a-4d0e-9a6b-1f4f6b8a3b10' };
    expect(await finish(answer, other)).toEqual(nothing);
    expect(await finish('code=stolen&state=guessed')).toEqual(nothing);
    expect(await finish('')).toEqual(nothing);
    expect((await finish(answer)).failure).toBeNull();
    expect(await finish(answer)).toEqual(nothing);
    const late = standIn.answerOf(await begin());
    await api.owner.query(
      `update app.calendar_connection_starts set created_at = now() - interval '11 minutes'`,
    );
    expect(await finish(late)).toEqual(nothing);
    expect(await rows(eve)).toEqual({ connections: [], calendars: [], events: [] });
    expect((await rows()).connections).toHaveLength(1);
  });

  it('who says no, leaves something out, or comes without a code has nothing half done', async () => {
    expect((await finish(standIn.answerOf(await begin(), false))).failure).toBe('denied');
    const withoutCode = new URLSearchParams(standIn.answerOf(await begin()));
    withoutCode.delete('code');
    expect((await finish(withoutCode.toString())).failure).toBe('refused');
    const otherCode = new URLSearchParams(standIn.answerOf(await begin()));
    otherCode.set('code', 'of-somebody-else');
    expect((await finish(otherCode.toString())).failure).toBe('refused');
    standIn.behaviour.leftOutScopes = ['https://www.googleapis.com/auth/calendar.events.readonly'];
    expect((await connect()).failure).toBe('missing_scope');
    expect(asked('/revoke')).toBe(1);
    const answer = standIn.answerOf(await begin());
    standIn.behaviour.isAway = true;
    expect((await finish(answer)).failure).toBe('unreachable');
    expect(await rows()).toEqual({ connections: [], calendars: [], events: [] });
    expect(standIn.account.openGrants()).toBe(0);
  });

  it('one that is there outlives another try that leaves something out', async () => {
    await connect();
    await isRead();
    standIn.behaviour.leftOutScopes = ['https://www.googleapis.com/auth/calendar.events.readonly'];
    expect((await connect()).failure).toBe('missing_scope');
    expect(asked('/revoke')).toBe(0);
    await readAgain();
    expect((await rows()).connections).toMatchObject([{ off_at: null }]);
  });

  it('nobody who is paused or leaves is asked for', async () => {
    await connect();
    await isRead();
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [ada.id]);
    const before = standIn.behaviour.asked.length;
    await readAgain();
    expect(standIn.behaviour.asked).toHaveLength(before);
  });

  it('a token is renewed before its end, once for all who need it, and kept sealed', async () => {
    await connect('microsoft');
    await isRead();
    const before = await tokens();
    await age('4 minutes');
    standIn.behaviour.asked.length = 0;
    const { calendars, connections } = await rows();
    const added = await call('add-connected-calendar', {
      connection_id: connections[0]?.id ?? '',
      address: connections[0]?.offered.find(({ name }) => name === 'Team')?.address ?? '',
      zone: 'Europe/Berlin',
    });
    expect(added.status).toBe(200);
    await reader.readOne(worker, calendars[0]?.id ?? '');
    await expect
      .poll(async () => (await rows()).calendars.map(({ state }) => state))
      .toEqual(['read', 'read']);
    expect(asked('/common/oauth2/v2.0/token')).toBe(1);
    const after = await tokens();
    expect(after).not.toBe(before);
    expect(after).not.toMatch(/access-|refresh-/u);
    // The one that was rotated is the one that is kept.
    await age('-1 minute');
    await readAgain();
    expect((await rows()).connections[0]?.off_at).toBeNull();
    expect(asked('/common/oauth2/v2.0/token')).toBe(2);
  });

  it('while the provider gives no new token the old one is used to its end', async () => {
    await connect();
    await isRead();
    await age('4 minutes');
    standIn.behaviour.isAway = true;
    await readAgain();
    expect((await rows()).calendars[0]).toMatchObject({ state: 'failed', failure: 'unreachable' });
    expect(await titles()).toContain('Stand-up');
    expect((await rows()).connections[0]?.off_at).toBeNull();
  });

  it('an access that ended at the provider is switched off with a notice, and comes back when connected anew', async () => {
    await connect();
    await isRead();
    standIn.account.endGrants();
    await readAgain();
    const { connections, calendars } = await rows();
    expect(connections[0]?.off_at).not.toBeNull();
    expect(calendars[0]).toMatchObject({ state: 'failed', failure: 'locked' });
    const { data } = await api
      .clientFor(ada.context)
      .from('notifications')
      .select('kind,facts')
      .throwOnError();
    expect(data).toMatchObject([{ kind: 'calendars.connection_off', facts: { title: 'ada@example.org' } }]);
    standIn.behaviour.asked.length = 0;
    await readAgain();
    expect(standIn.behaviour.asked).toEqual([]);
    expect((await connect()).failure).toBeNull();
    await isRead();
    const again = await rows();
    expect(again.connections).toMatchObject([{ id: connections[0]?.id, off_at: null }]);
    expect(again.calendars.map(({ id }) => id)).toEqual(calendars.map(({ id }) => id));
  });

  it('an access that ended before its token is renewed is switched off at once, for all who wait for it', async () => {
    await connect();
    await isRead();
    standIn.account.endGrants();
    await age('-1 minute');
    standIn.behaviour.asked.length = 0;
    const startedAt = performance.now();
    await Promise.all([readAgain(), readAgain()]);
    expect(performance.now() - startedAt).toBeLessThan(4000);
    const { connections, calendars } = await rows();
    expect(connections[0]?.off_at).not.toBeNull();
    expect(calendars[0]).toMatchObject({ state: 'failed', failure: 'locked' });
    expect(asked('/token')).toBe(1);
  });

  it('disconnecting takes all of it away here, and is told to the provider', async () => {
    await connect();
    await isRead();
    const { connections } = await rows();
    const id = connections[0]?.id ?? '';
    const eve = await createPerson(api.owner, instance);
    await api.clientFor(eve.context).from('calendar_connections').delete().eq('id', id).throwOnError();
    expect((await rows()).connections).toHaveLength(1);
    await api.clientFor(ada.context).from('calendar_connections').delete().eq('id', id).throwOnError();
    expect(await rows()).toEqual({ connections: [], calendars: [], events: [] });
    await expect.poll(() => asked('/revoke')).toBe(1);
    await expect.poll(left).toBe(0);
    expect(standIn.account.openGrants()).toBe(0);
  });

  it('a provider that is away is told later, also of an account that was closed', async () => {
    await connect();
    await isRead();
    standIn.behaviour.isAway = true;
    await api.owner.query("select app.close_account($1, $2, 'asked', now() - interval '1 minute', null)", [
      instance,
      ada.id,
    ]);
    await worker.query('select app.purge_account($1, $2)', [instance, ada.id]);
    await revokeDue(worker, null);
    expect(asked('/revoke')).toBe(1);
    expect(await left()).toBe(1);
    const [kept] = await api.owner.query<{ row: string }>(
      'select row_to_json(r)::text as row from app.calendar_revocations r',
    );
    expect(kept?.row).not.toMatch(new RegExp(`${ada.id}|ada@example|refresh-`, 'u'));
    standIn.behaviour.isAway = false;
    expect(await revokeDue(worker, null)).toBe(0);
    await api.owner.query(`update app.calendar_revocations set due_at = now() - interval '1 minute'`);
    expect(await revokeDue(worker, null)).toBe(1);
    expect(await left()).toBe(0);
    expect(standIn.account.openGrants()).toBe(0);
  });

  it('more than twenty calendars are not kept, and the access is given back', async () => {
    await api.owner.query(
      `insert into public.calendar_subscriptions (instance_id, user_id, name, address, zone)
       select $1, $2, 'Many', 'https://calendar.example/' || n, 'UTC' from generate_series(1, 20) as n`,
      [instance, ada.id],
    );
    expect((await connect()).failure).toBe('too_many');
    expect((await rows()).connections).toEqual([]);
    expect(standIn.account.openGrants()).toBe(0);
    const strange = { connection_id: ada.id, address: `${standIn.origin}/private`, zone: 'UTC' };
    expect((await call('add-connected-calendar', strange)).status).toBe(404);
  });

  it('no token goes where a provider leads elsewhere', async () => {
    const elsewhere = await startCalendarStandIn();
    try {
      await connect('microsoft');
      await isRead();
      await api.owner.query(
        `update public.calendar_subscriptions set etag = left(etag, 11) || $1 where etag is not null`,
        [`${elsewhere.origin}/v1.0/me/calendars/1/calendarView/delta?$deltatoken=1`],
      );
      await readAgain();
      expect((await rows()).calendars[0]).toMatchObject({ failure: 'refused' });
      expect(elsewhere.behaviour.asked).toEqual([]);
    } finally {
      await elsewhere.stop();
    }
  });

  it('nothing is offered where the operator set nothing up, or no token can be kept', async () => {
    expect((await call('get-calendar-providers', {})).body).toEqual({ providers: ['google', 'microsoft'] });
    for (const parts of [
      { passwordBox: box },
      { oauthClients: { google: { ...STAND_IN_CLIENT, url: null } } },
    ]) {
      const without = await startTestApi({}, parts);
      try {
        const somebody = await createPerson(without.owner, await createInstance(without.owner, 'acme'));
        const ask = (name: string, input: object) =>
          without.fetchAs(somebody.context, `/functions/v1/${name}`, {
            method: 'POST',
            body: JSON.stringify(input),
          });
        expect(await (await ask('get-calendar-providers', {})).json()).toEqual({ providers: [] });
        const begun = await ask('begin-calendar-connection', { provider: 'google', zone: 'UTC' });
        expect(begun.status).toBe(404);
      } finally {
        await without.stop();
      }
    }
  });
});
