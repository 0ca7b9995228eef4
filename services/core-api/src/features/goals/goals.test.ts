import { type ProgramContent, programContentSchema } from '@reflectory/contracts/goals';
import { createPerson, only } from '@reflectory/runtime/testing';
import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlanning, type Planner } from './testing/planner.ts';

describe('goals', () => {
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
  const placeOf = (id: string) => ({ type: 'goal', id }) as const;

  it('are listed with what their key results stand at, and are nobody else’s', async () => {
    const goal = await ada.goal({ ends_on: '2026-12-31' });
    const number = await ada.keyResult(goal, { rank: 'A', unit: 'km', target_value: 100 });
    const steps = await ada.keyResult(goal, { rank: 'B', title: 'Steps', source: 'milestones' });
    for (const [day, value] of [
      ['2026-02-01', 12.5],
      ['2026-03-01', 30],
      ['2026-02-15', 20],
    ]) {
      await ada.add('key_result_values', { key_result_id: number, day, value }, placeOf(goal));
    }
    await ada.add(
      'goal_milestones',
      { key_result_id: steps, title: 'Shoes', done_on: '2026-01-09' },
      placeOf(goal),
    );
    await ada.add('goal_milestones', { key_result_id: steps, title: 'Club' }, placeOf(goal));
    await ada.add('goal_check_ins', { day: '2026-02-01', confidence: 8, note: 'Going well.' }, placeOf(goal));
    await ada.add('goal_check_ins', { day: '2026-03-01', note: 'A remark.' }, placeOf(goal));
    expect(only(await ada.goals())).toMatchObject({
      id: goal,
      state: 'open',
      is_shared: false,
      key_results: [
        { id: number, unit: 'km', target_value: 100, said: { day: '2026-03-01', value: 30 }, added: 0 },
        { id: steps, milestones: { all: 2, done: 1 }, said: null },
      ],
      confidence: { day: '2026-02-01', value: 8 },
      looked_on: '2026-03-01',
    });
    expect(await max.goals()).toEqual([]);
    await expect(max.read(placeOf(goal))).rejects.toThrow('not_found');
  });

  it('move to the archive with what was learned, and back', async () => {
    const goal = await ada.goal();
    const set = (fields: object) =>
      ada.change(placeOf(goal), { kind: 'set', table: 'goals', row_id: goal, fields: { ...fields } });
    await set({ state: 'reached', closed_on: '2026-06-01', learned: 'Company helps.' });
    expect(await ada.goals()).toEqual([]);
    expect(only(await ada.goals(true))).toMatchObject({ state: 'reached', learned: 'Company helps.' });
    await set({ state: 'open', closed_on: null });
    expect(await ada.goals()).toHaveLength(1);
  });

  it('serve others, but never in a circle, nor twelve above each other', async () => {
    const top = await ada.goal();
    const below = await ada.goal({ parent_id: top });
    const setParent = (goal: string, parent: string | null) =>
      ada.change(placeOf(goal), { kind: 'set', table: 'goals', row_id: goal, fields: { parent_id: parent } });
    expect(await setParent(top, below)).toEqual(['invalid']);
    expect(await setParent(top, top)).toEqual(['invalid']);
    expect(await setParent(top, randomUUID())).toEqual(['invalid']);
    expect(await setParent(top, await max.goal())).toEqual(['invalid']);
    let last = below;
    for (let depth = 0; depth < 11; depth += 1) last = await ada.goal({ parent_id: last });
    await expect(ada.goal({ parent_id: last })).rejects.toThrow('invalid');
    expect(await setParent(below, null)).toEqual(['applied']);
  });

  it('keep no circle of two that are moved at once', async () => {
    const [one, other] = [await ada.goal(), await ada.goal()];
    const move = (goal: string, parent: string) =>
      ada.change(placeOf(goal), { kind: 'set', table: 'goals', row_id: goal, fields: { parent_id: parent } });
    const results = (await Promise.all([move(one, other), move(other, one)])).flat();
    expect(results.toSorted()).toEqual(['applied', 'invalid']);
  });

  it('are changed by whom they are shared with, who says only what is theirs', async () => {
    const goal = await ada.goal();
    const keyResult = await ada.keyResult(goal);
    await house.share(placeOf(goal), max, 'edit');
    expect(only(await max.goals())).toMatchObject({ id: goal, is_shared: true });
    expect(only(await ada.goals())).toMatchObject({ is_shared: true });
    const value = await max.add(
      'key_result_values',
      { key_result_id: keyResult, day: '2026-02-01', value: 3 },
      placeOf(goal),
    );
    const change = { kind: 'set', table: 'key_result_values', row_id: value, fields: { value: 4 } } as const;
    expect(await ada.change(placeOf(goal), change)).toEqual(['not_permitted']);
    expect(await max.change(placeOf(goal), change)).toEqual(['applied']);
    const mine = {
      kind: 'set',
      table: 'key_results',
      row_id: keyResult,
      fields: { owner_id: max.person.id },
    } as const;
    expect(await max.change(placeOf(goal), mine)).toEqual(['applied']);
    expect(only(await ada.goals()).key_results[0]).toMatchObject({
      owner_id: max.person.id,
      said: { value: 4 },
    });
  });

  it('take remarks of who may comment, and no confidence', async () => {
    const goal = await ada.goal();
    await house.share(placeOf(goal), max, 'comment');
    const remark = (fields: object) =>
      max.add('goal_check_ins', { day: '2026-02-01', note: 'Well done.', ...fields }, placeOf(goal));
    await expect(remark({ confidence: 3 })).rejects.toThrow('not_permitted');
    await remark({});
    await expect(max.keyResult(goal)).rejects.toThrow('not_permitted');
  });

  it('say what is wrong with what cannot be kept, and keep the rest', async () => {
    const goal = await ada.goal();
    const add = (table: string, fields: object) =>
      ({ kind: 'add', table, row_id: randomUUID(), fields: { ...fields } }) as const;
    const foreign = await max.keyResult(await max.goal());
    expect(
      await ada.change(
        placeOf(goal),
        add('key_results', { title: ' ' }),
        add('key_results', { title: 'A', target_value: 1e13 }),
        add('key_results', { title: 'A', source: 'magic' }),
        add('goal_check_ins', { day: '2026-02-30' }),
        add('goal_check_ins', { day: '2026-02-03', confidence: 11 }),
        add('key_result_values', { key_result_id: foreign, day: '2026-02-03', value: 1 }),
        add('key_result_additions', {}),
        add('goal_obstacles', { obstacle: 'Rain', plan: 'The treadmill' }),
      ),
    ).toEqual([...Array.from({ length: 6 }, () => 'invalid'), 'not_permitted', 'applied']);
  });

  it('stand at the top when the goal above goes for good', async () => {
    const top = await ada.goal();
    const below = await ada.goal({ parent_id: top });
    await ada.client.from('goals').delete().eq('id', top);
    expect(only(await ada.goals())).toMatchObject({ id: below, parent_id: null });
  });
});

describe('goals of somebody who goes', () => {
  let house: Awaited<ReturnType<typeof openPlanning>>;
  let ada: Planner;
  let max: Planner;
  let goal: string;
  beforeAll(async () => {
    house = await openPlanning();
    [ada, max] = [await house.newPlanner(), await house.newPlanner()];
    goal = await ada.goal({ title: 'Ours' });
    const place = { type: 'goal', id: goal } as const;
    await house.share(place, max, 'edit');
    await ada.keyResult(goal, { title: 'His part', owner_id: max.person.id });
    await ada.add('goal_obstacles', { obstacle: 'Rain' }, place);
    await max.add('goal_check_ins', { day: '2026-02-01', confidence: 4, note: 'Mine.' }, place);
    await max.say(await max.habit({ name: 'Swim' }), '2026-02-01');
  });
  afterAll(() => house.api.stop());

  const exported = async ({ person }: Planner) => {
    const response = await house.api.fetchAs(person.context, '/functions/v1/export-my-data', {
      method: 'POST',
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return JSON.parse(Buffer.from(files['reflectory.json'] ?? []).toString()) as Record<string, unknown[]>;
  };

  it('are in the export of their owner, and what others said of them in theirs', async () => {
    const [hers, his] = [await exported(ada), await exported(max)];
    expect(hers).toMatchObject({
      goals: [{ title: 'Ours' }],
      keyResults: [{ title: 'His part' }],
      goalObstacles: [{ obstacle: 'Rain' }],
      goalCheckIns: [],
      habits: [],
    });
    expect(his).toMatchObject({
      goals: [],
      keyResults: [],
      goalObstacles: [],
      goalCheckIns: [{ note: 'Mine.' }],
      habits: [{ name: 'Swim' }],
      habitDays: [{ day: '2026-02-01', state: 'done' }],
    });
  });

  it('lose what was said and keep the part, which is nobody’s then', async () => {
    await house.api.owner.query('delete from public.instance_users where user_id = $1', [max.person.id]);
    const { tables } = await ada.read({ type: 'goal', id: goal });
    expect(tables).toMatchObject({
      goal_check_ins: [],
      key_results: [{ title: 'His part', owner_id: null }],
    });
    const left = await house.api.owner.query('select from public.habit_days');
    expect(left).toEqual([]);
  });
});

describe('programs of goals', () => {
  let house: Awaited<ReturnType<typeof openPlanning>>;
  let ada: Planner;
  let coach: Planner;
  beforeAll(async () => {
    house = await openPlanning();
    ada = await house.newPlanner();
    coach = house.plannerOf(await createPerson(house.api.owner, house.instance, 'coach'));
  });
  afterAll(() => house.api.stop());

  it('are made by who may, and seen by members once they are published', async () => {
    const content = programContentSchema.parse({ goals: [{ title: 'Settle in' }] });
    const programs = (planner: Planner) => planner.client.from('goal_programs');
    const row = { title: 'The first hundred days', content };
    expect((await programs(ada).insert(row)).error?.code).toBe('42501');
    const { data, error } = await programs(coach).insert(row).select('id').single();
    expect(error).toBeNull();
    expect((await programs(ada).select('id')).data).toEqual([]);
    await programs(coach)
      .update({ is_published: true })
      .eq('id', data?.id ?? '');
    expect((await programs(ada).select('title,content')).data).toEqual([row]);
    await programs(ada)
      .delete()
      .eq('id', data?.id ?? '');
    expect((await programs(coach).select('title')).data).toHaveLength(1);
  });

  it('hold no more than somebody would read', async () => {
    const goals = Array.from({ length: 300 }, () => ({ title: 'a'.repeat(200), why: 'b'.repeat(200) }));
    const { error } = await coach.client
      .from('goal_programs')
      .insert({ title: 'Much', content: { goals, habits: [] } as unknown as ProgramContent });
    expect(error?.code).toBe('23514');
  });
});
