import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { habitOfRow, scoreOf, unpackDays } from '@reflectory/domain/habits';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlanning, type Planner } from './testing/planner.ts';

const today = '2026-11-25';
const ago = (days: number) => dayOfNumber(numberOfDay(today) - days);

describe('habits', () => {
  let house: Awaited<ReturnType<typeof openPlanning>>;
  let ada: Planner;
  let max: Planner;
  beforeAll(async () => {
    house = await openPlanning();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    [ada, max] = [await house.newPlanner(), await house.newPlanner()];
  });

  it('are listed with their last weeks and their score, for nobody else', async () => {
    const habit = await ada.habit({ schedule: 'weekdays', weekdays: [1, 3], starts_on: ago(400) });
    await ada.say(habit, today);
    await ada.say(habit, ago(2), { state: 'skipped' });
    await ada.say(habit, ago(7), { state: 'missed', note: 'Ill.' });
    await ada.say(habit, ago(90));
    await ada.say(habit, ago(91));
    await ada.say(habit, ago(1), { state: 'open' });
    const listed = only(await ada.habits(today));
    expect(listed).toMatchObject({
      id: habit,
      name: 'Run',
      schedule: 'weekdays',
      weekdays: [1, 3],
      times: 7,
    });
    expect(listed.days).toBe('0d 2s 7m 90d');
    expect(listed.score).toBe(listed.score_if_done);
    expect(await max.habits(today)).toEqual([]);
  });

  it('have the score that all of their days would give', async () => {
    const habit = await ada.habit({ starts_on: ago(300), measure: 'number', target_value: 5 });
    const rows = Array.from({ length: 300 }, (_, index) => index + 1).filter((days) => days % 4 !== 0);
    await house.api.owner.query(
      `insert into public.habit_days (instance_id, id, habit_id, user_id, day, state, value)
       select $1, app.habit_day_id($2, day), $2, $3, day, case when extract(doy from day)::int % 9 = 0 then 'skipped' else 'done' end,
         extract(day from day)::int % 8
       from unnest($4::date[]) day`,
      [house.instance, habit, ada.person.id, rows.map(ago)],
    );
    const { data } = await ada.client.from('habit_days').select('day,state,value').eq('habit_id', habit);
    const days = new Map(
      (data ?? []).map(({ day, state, value }) => [numberOfDay(day), { state: state as 'done', value }]),
    );
    const listed = only(await ada.habits(today));
    const span = { from: numberOfDay(ago(300)), today: numberOfDay(today) };
    const { score, ifDone } = scoreOf(habitOfRow(listed), days, span);
    expect(listed.score).toBeCloseTo(score, 12);
    expect(listed.score_if_done).toBeCloseTo(ifDone, 12);
    expect(ifDone).toBeGreaterThan(score);
    expect(unpackDays(listed.days, numberOfDay(today)).size).toBe(rows.filter((back) => back < 91).length);
  });

  it('keep one row for a day, whichever device says it', async () => {
    const habit = await ada.habit();
    await ada.say(habit, today);
    await house.plannerOf(ada.person).say(habit, today, { state: 'skipped' });
    expect(only(await ada.habits(today)).days).toBe('0s');
    const { error } = await ada.client
      .from('habit_days')
      .insert({ id: '0b5c6f0e-6f1c-4c1e-9d55-0a1b2c3d4e5f', habit_id: habit, day: ago(3), state: 'done' });
    expect(error?.code).toBe('23514');
  });

  it('rest in the archive without losing a day', async () => {
    const habit = await ada.habit();
    await ada.say(habit, today);
    const place = { type: 'habit', id: habit } as const;
    await ada.change(place, { kind: 'set', table: 'habits', row_id: habit, fields: { archived_on: today } });
    expect(await ada.habits(today)).toEqual([]);
    expect(only(await ada.habits(today, true)).days).toBe('0d');
  });

  describe('that count for a key result', () => {
    let goal: string;
    let keyResult: string;
    beforeEach(async () => {
      goal = await ada.goal({ starts_on: ago(30) });
      keyResult = await ada.keyResult(goal, { source: 'habit', target_value: 60 });
    });
    const added = async () => only(only(await ada.goals()).key_results).added;
    const set = (id: string, fields: object) =>
      ada.change({ type: 'habit', id }, { kind: 'set', table: 'habits', row_id: id, fields: { ...fields } });
    const setGoal = (table: string, id: string, fields: object) =>
      ada.change({ type: 'goal', id: goal }, { kind: 'set', table, row_id: id, fields: { ...fields } });

    it('add each day that was done, and take it back', async () => {
      const habit = await ada.habit({ key_result_id: keyResult });
      await ada.say(habit, today);
      await ada.say(habit, ago(1), { state: 'skipped' });
      await ada.say(habit, ago(2));
      await ada.say(habit, ago(31));
      expect(await added()).toBe(2);
      await ada.say(habit, today, { state: 'open' });
      expect(await added()).toBe(1);
      await ada.say(habit, today);
      expect(await added()).toBe(2);
    });

    it('are logged for the goal as what was added, and the day as its device said it', async () => {
      const habit = await ada.habit({ key_result_id: keyResult });
      await ada.say(habit, today, { state: 'skipped' });
      await ada.say(habit, today);
      const logged = async (type: 'goal' | 'habit', id: string, table: string) => {
        const { changes } = await ada.ask('list-object-changes', { type, id, known: 0 });
        return changes.filter((one) => one.table === table);
      };
      expect(only(await logged('goal', goal, 'key_result_additions'))).toMatchObject({ kind: 'add' });
      const days = await logged('habit', habit, 'habit_days');
      expect(days.map(({ device_id: by }) => by !== null)).toEqual([true, true]);
    });

    it('are counted anew when they are joined, measured or moved otherwise', async () => {
      const habit = await ada.habit();
      await ada.say(habit, today, { state: 'done', value: 5.5 });
      await ada.say(habit, ago(40), { state: 'done', value: 7 });
      expect(await added()).toBe(0);
      await set(habit, { key_result_id: keyResult });
      expect(await added()).toBe(1);
      await set(habit, { measure: 'number' });
      expect(await added()).toBe(5.5);
      await setGoal('goals', goal, { starts_on: ago(50) });
      expect(await added()).toBe(12.5);
      await setGoal('key_results', keyResult, { source: 'manual' });
      expect(await added()).toBe(0);
      await setGoal('key_results', keyResult, { source: 'habit' });
      expect(await added()).toBe(12.5);
      await set(habit, { key_result_id: null });
      expect(await added()).toBe(0);
    });

    it('of a goal that several share add up until its person may not change it any more', async () => {
      const place = { type: 'goal', id: goal } as const;
      await expect(max.habit({ key_result_id: keyResult })).rejects.toThrow('invalid');
      await house.share(place, max, 'edit');
      const [own, other] = [
        await ada.habit({ key_result_id: keyResult }),
        await max.habit({ key_result_id: keyResult }),
      ];
      await ada.say(own, today);
      await max.say(other, today);
      expect(await added()).toBe(2);
      const { tables } = await ada.read(place);
      expect(tables['key_result_additions']?.map((row) => row['person_id']).toSorted()).toEqual(
        [ada.person.id, max.person.id].toSorted(),
      );
      await house.api.owner.query('delete from public.grants where user_id = $1 and object_id = $2', [
        max.person.id,
        goal,
      ]);
      await max.say(other, ago(1));
      expect(await added()).toBe(2);
    });
  });

  it('of others are neither seen nor said anything of', async () => {
    const habit = await ada.habit();
    await expect(max.read({ type: 'habit', id: habit })).rejects.toThrow('not_found');
    expect(await max.say(habit, today)).toBe('gone');
  });
});
