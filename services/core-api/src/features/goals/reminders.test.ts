import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { type HabitDay, habitOfRow, rowOfHabit, standingOf } from '@reflectory/domain/habits';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { only } from '@reflectory/runtime/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStopLinks } from '../../links/index.ts';
import { createGoalJobs } from './reminders.jobs.ts';
import { openPlanning, type Planner } from './testing/planner.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');
const HOUR_MS = 3_600_000;

describe('reminders of goals and habits', () => {
  let house: Awaited<ReturnType<typeof openPlanning>>;
  let worker: StatementExecutor;
  let ada: Planner;
  let mails: Mail[] = [];
  beforeAll(async () => {
    house = await openPlanning();
    worker = createStatementExecutor({ url: house.api.workerUrl, applicationName: 'worker' });
  });
  afterAll(async () => {
    await worker.close();
    await house.api.stop();
  });
  beforeEach(async () => {
    mails = [];
    await house.api.owner.query('delete from public.goal_reminders');
    ada = await house.newPlanner();
  });

  const remind = async (values: object = {}) => {
    const { error } = await ada.client
      .from('goal_reminders')
      .upsert({ user_id: ada.person.id, zone: 'Europe/Berlin', ...values });
    expect(error).toBeNull();
  };
  const next = async () => {
    const rows = await house.api.owner.query<{ habit: Date | null; review: Date | null }>(
      'select next_habit_at as habit, next_review_at as review from public.goal_reminders',
    );
    const { habit, review } = only(rows);
    return { habit: habit?.getTime() ?? null, review: review?.getTime() ?? null };
  };
  const runAt = async (at: number) => {
    mails = [];
    const jobs = createGoalJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      stopLinks,
      push: null,
      now: () => at,
    });
    for (const job of jobs) await job.run();
    return mails.length;
  };
  const dayAt = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(at);
  const setHabit = (id: string, fields: object) =>
    ada.change({ type: 'habit', id }, { kind: 'set', table: 'habits', row_id: id, fields: { ...fields } });

  it('come once at the time of a habit, say nothing of it, and stop by a link', async () => {
    await remind();
    expect(await next()).toEqual({ habit: null, review: null });
    await ada.habit({ name: 'Take the blue pill', remind_at: '07:30' });
    const { habit: at } = await next();
    expect(await runAt((at ?? 0) - 1000)).toBe(0);
    expect(await runAt((at ?? 0) + 1000)).toBe(1);
    const mail = only(mails);
    expect(mail.text).toContain('https://acme.reflectory.example/goals/habits');
    expect(`${mail.subject}${mail.text}`).not.toContain('pill');
    const token = mail.unsubscribeUrl?.split('/').at(-1) ?? '';
    expect(stopLinks.read(token)).toMatchObject({ kind: 'goal-mails', userId: ada.person.id });
    expect(await runAt((at ?? 0) + 2000)).toBe(0);
    expect((await next()).habit).toBeGreaterThan((at ?? 0) + 20 * HOUR_MS);
  });

  it('come once for several habits of one time, and not for what was done, left out or put away', async () => {
    await remind();
    const habits = [await ada.habit({ remind_at: '21:00' }), await ada.habit({ remind_at: '21:00' })];
    const [first = '', second = ''] = habits;
    const { habit: at } = await next();
    const today = dayAt(at ?? 0);
    await ada.say(first, today);
    expect(await runAt(at ?? 0)).toBe(1);
    await ada.say(second, today, { state: 'skipped' });
    await remind();
    expect(await runAt(at ?? 0)).toBe(0);
    await setHabit(first, { archived_on: today });
    await setHabit(second, { remind_at: null });
    expect((await next()).habit).toBeNull();
  });

  it('are passed over when they are late by hours, and while they are paused', async () => {
    await remind();
    await ada.habit({ remind_at: '08:00' });
    const { habit: at } = await next();
    expect(await runAt((at ?? 0) + 3 * HOUR_MS)).toBe(0);
    await remind({ is_paused: true });
    const later = await next();
    expect(await runAt(later.habit ?? 0)).toBe(0);
    await remind({ is_paused: false, by_mail: false });
    expect(await runAt((await next()).habit ?? 0)).toBe(0);
  });

  it('of looking at goals come where one of them waits for it', async () => {
    await remind({ review_day: 7, review_at: '18:00' });
    const { review: at } = await next();
    const today = dayAt(at ?? 0);
    const before = (days: number) => dayOfNumber(numberOfDay(today) - days);
    expect(await runAt(at ?? 0)).toBe(0);
    const goal = await ada.goal({ starts_on: before(7), rhythm: 'week' });
    await remind({ review_day: 7, review_at: '18:00' });
    expect(await runAt(at ?? 0)).toBe(1);
    expect(only(mails).text).toContain('/goals/review');
    await ada.add('goal_check_ins', { day: before(3), confidence: 7 }, { type: 'goal', id: goal });
    await remind({ review_day: 7, review_at: '18:01' });
    expect(await runAt((at ?? 0) + 60_000)).toBe(0);
  });

  it('ask of a day what the page asks of it', async () => {
    const day = numberOfDay('2026-11-25');
    const schedule = fc.oneof(
      fc.record({ kind: fc.constant('times' as const), times: fc.integer({ min: 1, max: 7 }) }),
      fc.record({
        kind: fc.constant('weekdays' as const),
        weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      }),
      fc.record({ kind: fc.constant('interval' as const), every: fc.integer({ min: 1, max: 9 }) }),
      fc.constant({ kind: 'total' as const }),
    );
    const measure = fc.oneof(
      fc.constant({ kind: 'yes_no' as const }),
      fc.record({
        kind: fc.constant('number' as const),
        target: fc.integer({ min: 0, max: 9 }),
        direction: fc.constantFrom('at_least' as const, 'at_most' as const),
      }),
    );
    const said = fc.record({
      state: fc.constantFrom<HabitDay['state']>('done', 'done', 'skipped', 'missed'),
      value: fc.option(fc.integer({ min: 0, max: 20 })),
    });
    const cases = fc.sample(
      fc.record({
        rule: fc.record({ schedule, measure }),
        began: fc.integer({ min: -2, max: 30 }),
        on: fc.integer({ min: 0, max: 6 }),
        days: fc.uniqueArray(fc.tuple(fc.nat(12), said), { selector: ([ago]) => ago }),
      }),
      300,
    );
    const wanted: boolean[] = [];
    const habit = await ada.habit();
    await house.api.owner.query('alter table public.habit_days disable trigger user');
    for (const { rule, began, on, days } of cases) {
      const today = day + on;
      const columns = {
        weekdays: [1],
        times: 7,
        every: 2,
        ...rowOfHabit(rule),
        starts_on: dayOfNumber(today - began),
      };
      await house.api.owner.query('delete from public.habit_days where habit_id = $1', [habit]);
      await house.api.owner.query(
        `insert into public.habit_days (instance_id, id, habit_id, user_id, day, state, value)
         select $1, app.habit_day_id($2, day), $2, $3, day, state, value
         from unnest($4::date[], $5::text[], $6::numeric[]) d (day, state, value)`,
        [
          house.instance,
          habit,
          ada.person.id,
          days.map(([ago]) => dayOfNumber(today - ago)),
          days.map(([, { state }]) => state),
          days.map(([, { value }]) => value),
        ],
      );
      const [row] = await house.api.owner.query<{ is_wanted: boolean }>(
        `select app.is_habit_wanted(jsonb_populate_record(h, $2), $3::date) as is_wanted from public.habits h where h.id = $1`,
        [habit, JSON.stringify(columns), dayOfNumber(today)],
      );
      wanted.push(row?.is_wanted ?? false);
    }
    await house.api.owner.query('alter table public.habit_days enable trigger user');
    const expected = cases.map(({ rule, began, on, days }) => {
      const today = day + on;
      // As its row would say it: what is not measured has no total.
      const columns = {
        measure: 'yes_no',
        target_value: 1,
        direction: 'at_least',
        schedule: 'times',
        times: 7,
        weekdays: [1],
        every: 2,
      } as const;
      const whole = habitOfRow({ ...columns, ...rowOfHabit(rule) });
      return standingOf(whole, new Map(days.map(([ago, one]) => [today - ago, one])), today - began, today)
        .isDue;
    });
    const differing = cases.filter((_, index) => wanted[index] !== expected[index]);
    expect(differing).toEqual([]);
    expect(new Set(wanted).size).toBe(2);
  });
});
