import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarOf, meeting, startCalendarServer } from '../testing/calendar-server.ts';
import {
  addWriter,
  type CalendarWriter,
  startWritingScene,
  writeOnce,
  type WritingScene,
} from '../testing/writing-scene.ts';

describe('calendars that cannot be written to', () => {
  let server: Awaited<ReturnType<typeof startCalendarServer>>;
  let scene: WritingScene;
  let ada: CalendarWriter;
  beforeAll(async () => {
    server = await startCalendarServer();
    scene = await startWritingScene([server.origin]);
  });
  beforeEach(async () => {
    ada = await addWriter(scene);
  });
  afterAll(async () => {
    await scene.stop();
    await server.stop();
  });

  const begin = () =>
    ada.connect({ address: server.origin, user_name: 'ada', password: 'app-password' }, '/ada/mine/');
  const write = (target: string) => writeOnce(scene, target);
  const said = async () => (await ada.writings()).map(({ state }) => state);

  it.each([
    [401, 'locked'],
    [403, 'forbidden'],
    [507, 'full'],
    [301, 'refused'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('a server that answers %i is said to be %s, and is waited for', async (status, failure) => {
    server.answerWith((_request, response) => response.writeHead(status, { location: '/' }).end());
    await ada.plan('Write the talk');
    await write((await begin()).target);
    const row = await ada.target();
    expect(row).toMatchObject({ failure, is_on: true, failures: 1, written_count: 0 });
    expect(Date.parse(row.next_write_at)).toBeGreaterThan(Date.now() + 500_000);
  });

  it('a server that always says that another version is there is asked a few times', async () => {
    let asked = 0;
    server.answerWith((request, response) => {
      if (request.method === 'PUT') asked += 1;
      if (request.method === 'PUT') response.writeHead(412).end();
      else response.writeHead(200, { etag: '"1"' }).end(calendarOf(...meeting('Theirs')));
    });
    await ada.plan('Write the talk');
    const { target } = await begin();
    await write(target);
    expect(await said()).toEqual(['hand_changed']);
    await write(target);
    expect(asked).toBe(1);
  });

  it('one that fails for three days is switched off, and its person is told', async () => {
    server.answerWith((_request, response) => response.writeHead(401).end());
    await ada.plan('Write the talk');
    const { target, subscription } = await begin();
    await write(target);
    await scene.api.owner.query(
      `update public.calendar_targets set failing_since = now() - interval '4 days' where id = $1`,
      [target],
    );
    await write(target);
    expect((await ada.target()).is_on).toBe(false);
    const { data } = await ada.client.from('notifications').select('kind').throwOnError();
    expect(data).toEqual([{ kind: 'calendars.writing_off' }]);
    await ada.call('write-to-calendar', {
      calendar_id: subscription,
      kinds: ['focus'],
      has_details: false,
      zone: 'Europe/Berlin',
    });
    expect((await ada.target()).is_on).toBe(true);
  });

  it('nobody has another’s calendar written, nor one of no account', async () => {
    const { subscription, account: id } = await begin();
    const eve = await addWriter(scene);
    const choice = { kinds: ['focus' as const], has_details: true, zone: 'UTC' };
    expect((await eve.call('write-to-calendar', { ...choice, calendar_id: subscription })).status).toBe(404);
    const stop = { account_id: id, is_removed: false, is_disconnected: true };
    expect((await eve.call('stop-writing-to-calendar', stop)).status).toBe(404);
    const { data } = await ada.client
      .from('calendar_subscriptions')
      .insert({ name: 'By address', address: `${server.origin}/secret.ics`, zone: 'UTC' })
      .select('id')
      .single()
      .throwOnError();
    expect((await ada.call('write-to-calendar', { ...choice, calendar_id: data.id })).status).toBe(404);
  });

  it('one that is gone has nothing left to take away, and an account is not kept for it', async () => {
    server.answerWith((request, response) =>
      response.writeHead(request.method === 'PUT' ? 201 : 404, { etag: '"1"' }).end(),
    );
    await ada.plan('Write the talk');
    const { target, account } = await begin();
    await write(target);
    expect(await said()).toEqual(['written']);
    await ada.call('stop-writing-to-calendar', {
      account_id: account,
      is_removed: true,
      is_disconnected: true,
    });
    await write(target);
    expect(await ada.accounts()).toEqual([]);
  });

  it('who wants to be rid of one that takes nothing is, after three days', async () => {
    server.answerWith((_request, response) => response.writeHead(201, { etag: '"1"' }).end());
    await ada.plan('Write the talk');
    const { target, account } = await begin();
    await write(target);
    server.answerWith((_request, response) => response.writeHead(401).end());
    await ada.call('stop-writing-to-calendar', {
      account_id: account,
      is_removed: true,
      is_disconnected: true,
    });
    await write(target);
    expect(await ada.accounts()).toHaveLength(1);
    await scene.api.owner.query(
      `update public.calendar_targets set failing_since = now() - interval '4 days' where id = $1`,
      [target],
    );
    await write(target);
    expect(await ada.accounts()).toEqual([]);
    const { data } = await ada.client.from('notifications').select('kind').throwOnError();
    expect(data).toEqual([{ kind: 'calendars.left_there' }]);
  });

  it('nothing is taken for deleted by hand because a server answers oddly', async () => {
    server.answerWith((request, response) => response.writeHead(request.method === 'PUT' ? 412 : 405).end());
    await ada.plan('Write the talk');
    const { target } = await begin();
    await write(target);
    expect([await said(), (await ada.target()).failure]).toEqual([['waiting'], 'no_calendar']);
  });

  it('a job asks for those whose time has come, once', async () => {
    const { target } = await begin();
    const free = () =>
      scene.api.owner.query(
        `update public.calendar_targets set taken_until = '-infinity', next_write_at = now() where id = $1`,
        [target],
      );
    const ask = async () => {
      const [row] = await scene.worker.query<{ asked: number }>(
        'select app.ask_calendar_targets(10) as asked',
      );
      return row?.asked;
    };
    // That it is written to may be heard in between.
    await expect.poll(() => free().then(ask)).toBe(1);
    expect(await ask()).toBe(0);
  });
});
