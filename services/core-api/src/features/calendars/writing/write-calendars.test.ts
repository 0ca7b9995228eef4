import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarOf, meeting } from '../testing/calendar-server.ts';
import { findWritings } from './find-writings.ts';
import { hasRadicale, startRadicale } from '../testing/radicale.ts';
import {
  addWriter,
  type CalendarWriter,
  startWritingScene,
  writeOnce,
  type WritingScene,
} from '../testing/writing-scene.ts';

describe.skipIf(!hasRadicale())('calendars of a real server that are written to', () => {
  let server: Awaited<ReturnType<typeof startRadicale>>;
  let scene: WritingScene;
  let ada: CalendarWriter;
  let calendar = '';
  let made = 0;
  beforeAll(async () => {
    server = await startRadicale();
    scene = await startWritingScene([server.origin]);
  });
  beforeEach(async () => {
    ada = await addWriter(scene);
    calendar = `calendar-${(made += 1)}`;
  });
  afterAll(async () => {
    await scene.stop();
    await server.stop();
  });

  const begin = async ({ hasDetails = true } = {}) => {
    await server.addCalendar(calendar);
    return ada.connect(server.account, `/ada/${calendar}/`, hasDetails);
  };
  const write = (target: string, meanwhile?: Parameters<typeof writeOnce>[2]) =>
    writeOnce(scene, target, meanwhile);
  const ended = () => Promise.reject(new Error('ended'));
  const said = async () => (await ada.writings()).map(({ state }) => state);
  const objects = async () =>
    Promise.all((await server.list(calendar)).map(async (at) => ({ at, text: await server.get(at) })));
  const only = async () => {
    const [one, ...others] = await objects();
    if (!one || others.length > 0) throw new Error('There is not one object');
    return one;
  };
  /** What a person does to it in the program of their calendar. */
  const changeByHand = async () => {
    const { at, text } = await only();
    await server.put(at, text.replace(/SUMMARY:.*/u, 'SUMMARY:At the dentist'));
  };

  it('have a block, moved where it is moved and gone when it is removed, and nothing else is touched', async () => {
    const { target } = await begin();
    await server.put(
      `${calendar}/dentist.ics`,
      calendarOf(...meeting('Dentist', 'DTSTART:20261127T100000Z')),
    );
    const id = await ada.plan('Write the talk');
    await write(target);
    const written = (await objects()).find(({ text }) => text.includes('Write the talk'));
    // Nine o'clock in Berlin.
    expect(written?.text).toContain('DTSTART:20261126T080000Z');
    expect(written?.text).toContain('TRANSP:OPAQUE');
    await ada.change(id, { starts_at: 600 });
    await write(target);
    const moved = (await objects()).find(({ text }) => text.includes('Write the talk'));
    expect(moved?.text).toContain('DTSTART:20261126T090000Z');
    expect(moved?.at).toBe(written?.at);
    await ada.change(id, { removed_at: '2026-11-25T12:00:00Z' });
    await write(target);
    expect((await only()).text).toContain('Dentist');
    expect(await ada.writings()).toEqual([]);
    expect((await ada.target()).state).toBe('written');
  });

  it('say of a thing without details no more than that its person is busy', async () => {
    const { target } = await begin({ hasDetails: false });
    const id = await ada.plan('Write the talk');
    await write(target);
    const { at, text } = await only();
    expect(text).toContain('SUMMARY:Busy');
    expect(text).not.toMatch(/talk|focus|URL|acme/iu);
    expect(`${at} ${text}`).not.toContain(id);
  });

  it('have reminders beside blocks, at which nobody is busy, and in the language of the choice', async () => {
    const { target, subscription } = await begin();
    const callInGerman = ada.inLanguage('de');
    const choice = { calendar_id: subscription, has_details: false, zone: 'Europe/Berlin' };
    await callInGerman('write-to-calendar', { ...choice, kinds: ['focus', 'reminder'] });
    await scene.api.owner.query(
      `insert into public.reminders (instance_id, user_id, days, at_time, zone)
       values ($1, $2, '{4}', '19:30', 'Europe/Berlin')`,
      [scene.instance, ada.id],
    );
    await ada.plan('Write the talk');
    await write(target);
    const texts = (await objects()).map(({ text }) => text);
    expect(texts.every((text) => text.includes('SUMMARY:Beschäftigt'))).toBe(true);
    expect(texts.filter((text) => text.includes('TRANSP:OPAQUE'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('TRANSP:TRANSPARENT'))).toHaveLength(8);
    await callInGerman('write-to-calendar', { ...choice, kinds: ['focus'] });
    await write(target);
    expect(await objects()).toHaveLength(1);
  });

  it('are read without what we wrote', async () => {
    const { target, subscription } = await begin();
    await ada.plan('Write the talk');
    await write(target);
    await server.put(
      `${calendar}/dentist.ics`,
      calendarOf(...meeting('Dentist', 'DTSTART:20261127T100000Z', 'DTEND:20261127T110000Z')),
    );
    await scene.reader.readOne(scene.worker, subscription);
    const { data } = await ada.client.from('calendar_events').select('title').throwOnError();
    expect(data).toEqual([{ title: 'Dentist' }]);
  });

  it('keep what was changed there by hand, until their person decides', async () => {
    const { target } = await begin();
    const id = await ada.plan('Write the talk');
    await write(target);
    await changeByHand();
    await ada.change(id, { starts_at: 600 });
    await write(target);
    expect(await said()).toEqual(['hand_changed']);
    expect((await only()).text).toContain('At the dentist');
    const [writing] = await ada.writings();
    const decide = (isOverwritten: boolean, by = ada) =>
      by.call('settle-calendar-conflict', {
        writing_id: writing?.id ?? '',
        is_overwritten: isOverwritten,
      });
    expect((await decide(true, await addWriter(scene))).status).toBe(404);
    await decide(true);
    await write(target);
    expect(await said()).toEqual(['written']);
    expect((await only()).text).toMatch(/Write the talk/u);
    expect((await only()).text).toContain('DTSTART:20261126T090000Z');
    await changeByHand();
    await ada.change(id, { starts_at: 660 });
    await write(target);
    await decide(false);
    await ada.change(id, { starts_at: 720 });
    await write(target);
    expect(await said()).toEqual(['left']);
    expect((await only()).text).toContain('At the dentist');
  });

  it('keep what was changed by hand although it is removed here, until it is to be taken away', async () => {
    const { target } = await begin();
    const id = await ada.plan('Write the talk');
    await write(target);
    await changeByHand();
    await ada.change(id, { removed_at: '2026-11-25T12:00:00Z' });
    await write(target);
    const [writing] = await ada.writings();
    expect(writing).toMatchObject({ state: 'hand_changed', is_wanted: false });
    expect(await objects()).toHaveLength(1);
    await ada.call('settle-calendar-conflict', { writing_id: writing?.id ?? '', is_overwritten: true });
    await write(target);
    expect(await objects()).toEqual([]);
  });

  it('have nothing anew that was deleted there by hand', async () => {
    const { target } = await begin();
    const id = await ada.plan('Write the talk');
    await write(target);
    await server.remove((await only()).at);
    await ada.change(id, { starts_at: 600 });
    await write(target);
    await ada.change(id, { starts_at: 660 });
    await write(target);
    expect(await said()).toEqual(['hand_removed']);
    expect(await objects()).toEqual([]);
    expect((await ada.target()).hand_removed_count).toBe(1);
  });

  it('are gone on with where a worker ended between writing and keeping it', async () => {
    const { target } = await begin();
    const end = () => expect(write(target, ['settle_calendar_writing', ended])).rejects.toThrow('ended');
    const id = await ada.plan('Write the talk');
    await end();
    expect(await said()).toEqual(['waiting']);
    const before = await only();
    await write(target);
    expect(await said()).toEqual(['written']);
    expect(await only()).toEqual(before);
    await ada.change(id, { starts_at: 600 });
    await end();
    await ada.change(id, { starts_at: 660 });
    await write(target);
    expect(await said()).toEqual(['written']);
    expect((await only()).text).toContain('DTSTART:20261126T100000Z');
    await ada.change(id, { removed_at: '2026-11-25T12:00:00Z' });
    await end();
    expect(await objects()).toEqual([]);
    await write(target);
    expect(await said()).toEqual([]);
  });

  it('are not adopted where somebody changed them before the next worker came', async () => {
    const { target } = await begin();
    await ada.plan('Write the talk');
    await expect(write(target, ['settle_calendar_writing', ended])).rejects.toThrow('ended');
    await changeByHand();
    await write(target);
    expect(await said()).toEqual(['hand_changed']);
    expect((await only()).text).toContain('At the dentist');
  });

  it('are written to by one worker at a time', async () => {
    const { target } = await begin();
    await ada.plan('Write the talk');
    await scene.writer.writeOne({ db: scene.worker, asPerson: scene.asPerson }, target);
    expect(await objects()).toEqual([]);
    await write(target);
    expect(await objects()).toHaveLength(1);
  });

  it('say that they are gone, and what stood in them is not taken for deleted by hand', async () => {
    const { target } = await begin();
    const id = await ada.plan('Write the talk');
    await write(target);
    await server.remove(`${calendar}/`);
    await ada.change(id, { starts_at: 600 });
    await write(target);
    expect(await ada.target()).toMatchObject({ state: 'failed', failure: 'gone', is_on: true });
    expect(await said()).toEqual(['written']);
    expect(await ada.accounts()).toHaveLength(1);
  });

  it.each([true, false])(
    'when they are disconnected, what was written is taken away or left: %s',
    async (isRemoved) => {
      const { target, account: id } = await begin();
      await ada.plan('Write the talk');
      await write(target);
      await ada.call('stop-writing-to-calendar', {
        account_id: id,
        is_removed: isRemoved,
        is_disconnected: true,
      });
      await write(target);
      expect(await ada.accounts()).toEqual([]);
      expect(await objects()).toHaveLength(isRemoved ? 0 : 1);
    },
  );

  it('do not go before all is taken away, although that was asked for while a worker wrote', async () => {
    const { target, account: id } = await begin();
    await ada.plan('Write the talk');
    const stop = { account_id: id, is_removed: true, is_disconnected: true };
    await write(target, ['intend_calendar_writings', () => ada.call('stop-writing-to-calendar', stop)]);
    expect([await ada.accounts(), await objects()]).toMatchObject([[{}], [{}]]);
    await write(target);
    expect([await ada.accounts(), await objects()]).toEqual([[], []]);
  });

  it('take no more than two hundred things in a run, and the rest in the next', async () => {
    const { target } = await begin();
    await scene.api.owner.query(
      `insert into public.focus_intentions (instance_id, user_id, day, rank, title, starts_at)
       select $1, $2, date '2026-11-26' + n / 50, 'm', 'Block ' || n, 5 * (n % 50) from generate_series(1, 220) n`,
      [scene.instance, ada.id],
    );
    await write(target);
    expect((await ada.target()).written_count).toBe(200);
    await write(target);
    expect((await ada.target()).written_count).toBe(220);
  }, 60_000);

  it('are compared with what is to come alone, and with what of the past is moved to then', async () => {
    const { target } = await begin();
    const id = await ada.plan('Write the talk');
    await write(target);
    const { at } = await only();
    await scene.api.owner.query(
      `insert into public.calendar_writings
         (instance_id, user_id, target_id, href, kind, starts_at, ends_at, state, etag)
       select $1, $2, $3, 'https://past.example/' || n, 'focus', timestamptz '2026-11-01', '2026-11-02', 'written', 'a'
       from generate_series(1, 300) n`,
      [scene.instance, ada.id, target],
    );
    const read = (hrefs: string[]) =>
      scene.asPerson({ instanceId: scene.instance, userId: ada.id }, (tx) =>
        findWritings(tx, target, { since: Date.parse('2026-11-24T12:00:00Z'), hrefs }),
      );
    expect(await read([])).toHaveLength(1);
    expect(await read(['https://past.example/7'])).toHaveLength(2);
    await scene.api.owner.query(
      `update public.calendar_writings set starts_at = '2026-11-01', ends_at = '2026-11-02' where target_id = $1`,
      [target],
    );
    await ada.change(id, { starts_at: 600 });
    await write(target);
    expect(await only()).toMatchObject({ at, text: expect.stringContaining('DTSTART:20261126T090000Z') });
  });

  it('move with what stands in them when another calendar of the account is chosen', async () => {
    const { target, account: id } = await begin();
    await ada.plan('Write the talk');
    await write(target);
    const before = calendar;
    await server.addCalendar(`${before}-other`);
    await scene.api.owner.query(
      `insert into public.calendar_subscriptions (instance_id, user_id, account_id, name, address, zone)
       values ($1, $2, $3, 'Other', $4, 'UTC')`,
      [scene.instance, ada.id, id, `${server.origin}/ada/${before}-other/`],
    );
    const { data } = await ada.client
      .from('calendar_subscriptions')
      .select('id')
      .eq('name', 'Other')
      .single()
      .throwOnError();
    const choice = { kinds: ['focus' as const], has_details: true, zone: 'Europe/Berlin' };
    await ada.call('write-to-calendar', { ...choice, calendar_id: data.id });
    await write(target);
    expect(await objects()).toEqual([]);
    calendar = `${before}-other`;
    expect((await only()).text).toContain('Write the talk');
  });
});
