import type {} from '@reflectory/contracts/mood';
import { only } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { happened, openFocus } from './testing/test-focus.ts';

const HOUR_MS = 3_600_000;

describe('focus', () => {
  let house: Awaited<ReturnType<typeof openFocus>>;
  let ada: Awaited<ReturnType<typeof house.newPerson>>;
  let id: string;
  beforeAll(async () => {
    house = await openFocus();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    ada = await house.newPerson();
    id = randomUUID();
  });

  it('is kept as what happened, and as what that comes to', async () => {
    const target = { type: 'goal', id: randomUUID(), title: 'The book' };
    await ada.record([
      happened(id, 40, 'start', { target }),
      happened(id, 30, 'interrupt', { note: 'The phone' }),
      happened(id, 20, 'pause'),
    ]);
    expect(only(await ada.sessions())).toMatchObject({
      state: 'paused',
      focused_seconds: 1200,
      ended_at: null,
    });
    await ada.record([
      happened(id, 15, 'resume'),
      happened(id, 5, 'end'),
      happened(id, 4, 'say', { note: 'Done.' }),
    ]);
    const row = only(await ada.sessions());
    expect(row).toMatchObject({
      state: 'ended',
      interruptions: 1,
      note: 'Done.',
      target,
      intention: 'Write',
    });
    expect(row.focused_seconds).toBe(1800);
    expect(row.overtime_seconds).toBe(300);
    const { events } = await ada.known();
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(
      ['start', 'interrupt', 'pause', 'resume', 'end', 'say'].toSorted(),
    );
  });

  it('that is sent again counts once', async () => {
    const events = [happened(id, 30, 'start'), happened(id, 5, 'end')];
    await ada.record(events);
    const before = await ada.sessions();
    await ada.record(events);
    expect((await ada.sessions()).map(({ focused_seconds }) => focused_seconds)).toEqual(
      before.map(({ focused_seconds }) => focused_seconds),
    );
    expect((await ada.known()).events).toHaveLength(2);
  });

  it('of two devices with clocks an hour apart is one timer, whichever is heard first', async () => {
    const other = randomUUID();
    const phone = [happened(id, 30, 'start'), happened(id, 5, 'end')];
    const laptop = [happened(other, 20, 'start'), happened(other, 2, 'end')].map((event) => ({
      ...event,
      at: new Date(Date.parse(event.at) + HOUR_MS).toISOString(),
    }));
    await ada.record(laptop, HOUR_MS);
    await ada.record(phone);
    const sessions = await ada.sessions();
    expect(sessions.map((row) => [row.id, row.focused_seconds, row.state])).toEqual([
      [id, expect.closeTo(600, -1), 'ended'],
      [other, expect.closeTo(1080, -1), 'ended'],
    ]);
    expect((await ada.known()).events.every(({ session_id }) => session_id === other)).toBe(true);
  });

  it('said by two devices at the same moment is heard of both', async () => {
    await ada.record([happened(id, 30, 'start')]);
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        ada.record([happened(id, 20 - index, 'interrupt', { note: '' })]),
      ),
    );
    expect(only(await ada.sessions()).interruptions).toBe(6);
  });

  it('that is removed comes back, and goes for good with its time', async () => {
    await ada.record([happened(id, 30, 'start'), happened(id, 5, 'end'), happened(id, 1, 'remove')]);
    expect(only(await ada.sessions()).removed_at).not.toBeNull();
    await ada.record([happened(id, 0, 'restore')]);
    expect(only(await ada.sessions()).removed_at).toBeNull();
    await ada.record([happened(id, 0, 'remove')]);
    await house.api.owner.query("update public.focus_sessions set removed_at = now() - interval '31 days'");
    await house.api.owner.query("select app.empty_bin_of_focus(now() - interval '30 days', 100)");
    expect(await ada.sessions()).toEqual([]);
    expect((await ada.known()).events).toEqual([]);
    // What a device says of it later is about nothing.
    await ada.record([happened(id, 0, 'restore')]);
    expect(await ada.sessions()).toEqual([]);
  });

  it('of others is neither seen nor changed', async () => {
    const max = await house.newPerson();
    await ada.record([happened(id, 30, 'start')]);
    await max.record([happened(id, 20, 'end'), happened(id, 20, 'start')]);
    expect(await max.sessions()).toEqual([]);
    expect((await max.known()).events).toEqual([]);
    expect(only(await ada.sessions()).state).toBe('focus');
  });

  it('goes on beside an event that a program of one’s own wrote', async () => {
    await ada.record([happened(id, 30, 'start')]);
    await house.api.owner.query(
      `insert into public.focus_events (instance_id, id, user_id, session_id, at, kind, data)
       select instance_id, gen_random_uuid(), user_id, session_id, now(), 'extend', '{"seconds":"many"}'
       from public.focus_events where session_id = $1`,
      [id],
    );
    expect((await ada.known()).events).toMatchObject([{ kind: 'start' }]);
    await ada.record([happened(id, 20, 'end')]);
    expect(only(await ada.sessions()).state).toBe('ended');
  });

  it('is no place to fill: a session hears 500 things', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => happened(id, 1, 'interrupt', { note: '' }));
    await ada.record([happened(id, 30, 'start'), ...many(199)]);
    await ada.record(many(200));
    await ada.record(many(100));
    await expect(ada.record(many(1))).rejects.toThrow('more than a timer can hear');
    expect(only(await ada.sessions()).interruptions).toBe(499);
  });

  it('is counted by days, by what it was for and beside moods, by the clocks of the person', async () => {
    const target = { type: 'card', id: randomUUID(), title: 'Offer' };
    const other = randomUUID();
    await ada.record([
      happened(id, 50, 'start', { target }),
      happened(id, 30, 'end'),
      happened(id, 30, 'say', { mood_before: -40, mood_after: 20 }),
      happened(other, 20, 'start'),
      happened(other, 10, 'end'),
    ]);
    await ada.client.from('mood_check_ins').insert({ pleasantness: 30, energy: 0 });
    const day = (ahead: number) => new Date(Date.now() + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);
    const statistics = await ada.ask('get-focus-statistics', {
      zone: 'Europe/Berlin',
      from: day(-2),
      to: day(2),
    });
    expect(statistics.days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(1800);
    expect(statistics.targets).toEqual([
      { target, seconds: 1200 },
      { target: null, seconds: 600 },
    ]);
    expect(statistics.moods).toEqual({ n: 1, before: -40, after: 20 });
    expect(only(statistics.day_moods).mood).toBe(30);
    await expect(
      ada.ask('get-focus-statistics', { zone: 'Mars/Olympus', from: day(-1), to: day(0) }),
    ).rejects.toThrow('400');
    await expect(
      ada.ask('get-focus-statistics', { zone: 'UTC', from: '2020-01-01', to: day(0) }),
    ).rejects.toThrow('400');
  });

  it('has a list for the day, which ends at sixty lines', async () => {
    const line = (index: number) => ({ day: '2026-11-26', rank: `V${index + 1}`, title: `Line ${index}` });
    const lines = Array.from({ length: 60 }, (_, index) => line(index));
    expect((await ada.client.from('focus_intentions').insert(lines)).error).toBeNull();
    expect((await ada.client.from('focus_intentions').insert(line(61))).error?.code).toBe('PT413');
    expect(
      (await ada.client.from('focus_intentions').update({ minutes: 45 }).eq('rank', 'V1')).error,
    ).toBeNull();
  });

  it('begins nothing where it is switched off', async () => {
    await house.api.owner.query(
      "update public.global_features set enabled = false where feature_key = 'productivity'",
    );
    await expect(ada.record([happened(id, 1, 'start')])).rejects.toThrow('not_permitted');
    await house.api.owner.query(
      "update public.global_features set enabled = true where feature_key = 'productivity'",
    );
  });
});
