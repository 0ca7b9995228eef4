import { randomUUID } from 'node:crypto';
import type {} from '@reflectory/contracts/goals';
import type {} from '@reflectory/contracts/habits';
import type { ForEachStep, WorkflowFacts } from '@reflectory/contracts/workflows';
import { habitDayId } from '@reflectory/domain/habits';
import { createPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  end,
  forEach,
  newPersonWithRoutines,
  plan,
  routine,
  type RoutinesWorld,
  startRoutines,
} from './testing/routines-world.ts';

const facts: WorkflowFacts = {
  text: null,
  title: null,
  framework: null,
  feeling: null,
  mood: null,
  energy: null,
  words: null,
  hour: 9,
  date: '2026-11-27',
  tags: [],
  values: {},
  weekday: [],
};

describe('routines that go through a list', () => {
  let world: RoutinesWorld;
  let own: Awaited<ReturnType<typeof newPersonWithRoutines>>;
  beforeAll(async () => {
    world = await startRoutines();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    own = await newPersonWithRoutines(world);
  });

  it('take each card of a column, with its own title, and say where each step was done', async () => {
    const { runOnce, planned, told, board } = own;
    const { list, ids, client } = await board(['Tax', 'Bike', 'Roof']);
    await client
      .from('cards')
      .update({ archived_at: new Date().toISOString() })
      .eq('id', ids[1] ?? '');
    const run = await runOnce(routine(forEach(list), end));
    expect(run.state).toBe('done');
    expect(run.steps.map(({ step_id: id, kind }) => `${id} ${kind}`)).toEqual([
      'all for-each',
      'plan.0 plan-focus',
      'plan.1 plan-focus',
      'end notify',
    ]);
    expect(run.steps[0]?.output).toEqual({ things: [ids[0], ids[2]], total: 2 });
    expect(await planned()).toEqual(['Look at Tax', 'Look at Roof']);
    expect(await told()).toHaveLength(1);
  });

  it('take those that are due, of a whole board those that are open', async () => {
    const { ask, board } = own;
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const dues = [day(3), day(0), null, day(5)];
    const { list } = await board(['Late', 'Now', 'Whenever', 'Done'], (at) => ({
      due_on: dues[at],
      ...(at === 3 && { completed_at: new Date().toISOString() }),
    }));
    const titles = async (due: 'overdue' | 'today' | null) => {
      const whole = { ...list, column_id: null, due };
      const { would } = await ask('try-workflow', { document: routine(forEach(whole)), facts });
      return would.flatMap(({ thing }) => thing?.title ?? []);
    };
    expect(await titles('overdue')).toEqual(['Late']);
    expect(await titles('today')).toEqual(['Now']);
    expect(await titles(null)).toEqual(['Late', 'Now', 'Whenever']);
  });

  it('take open goals and what is wanted of habits today, and nobody else’s', async () => {
    const { api, instance } = world;
    const { runOnce, planned, ada } = own;
    const client = api.clientFor(ada.context);
    const goal = (title: string, state: 'open' | 'dropped' = 'open') => ({
      title,
      starts_on: '2026-01-01',
      state,
      ...(state === 'dropped' && { closed_on: '2026-02-01' }),
    });
    await client
      .from('goals')
      .insert([goal('Sleep'), goal('Run', 'dropped')])
      .throwOnError();
    const bo = await createPerson(api.owner, instance);
    await api.clientFor(bo.context).from('goals').insert(goal('Of Bo')).throwOnError();
    const [daily, done] = [randomUUID(), randomUUID()];
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    await client
      .from('habits')
      .insert([
        { id: daily, name: 'Water', weekdays, starts_on: '2026-01-01' },
        { id: done, name: 'Read', weekdays, starts_on: '2026-01-01' },
      ])
      .throwOnError();
    const today = new Date().toISOString().slice(0, 10);
    const number = Math.floor(Date.parse(today) / 86_400_000);
    await client
      .from('habit_days')
      .insert({ id: habitDayId(done, number), habit_id: done, day: today, state: 'done' })
      .throwOnError();
    const habits: ForEachStep = { ...forEach({ of: 'habits' }), id: 'habits' };
    habits.each = [{ ...plan, id: 'habit' }];
    expect((await runOnce(routine(forEach({ of: 'goals' }), habits))).state).toBe('done');
    expect(await planned()).toEqual(['Look at Sleep', 'Look at Water']);
  });

  it('tag entries of the last days; those that are sealed or speak of suicide are left alone', async () => {
    const { api } = world;
    const { runOnce, write, ada } = own;
    const kept = [await write('By the river'), await write('In the woods', { ago: 3 })];
    await write('Long ago', { ago: 9 });
    await write('Of something else', { tag: 'Work' });
    await write('For later', { seal: true });
    const alone = await write('I want to kill myself.', { title: '', ago: 1 });
    const tag = { id: 'tag', kind: 'tag-entry', tag: 'Seen' } as const;
    const list = { of: 'entries', tag: 'idea', days: 7 } as const;
    const run = await runOnce(routine(forEach(list, [tag]), end));
    expect(run.state).toBe('done');
    const seen = await api.owner.query<{ entry_id: string }>(
      `select l.entry_id from public.entry_tags l join public.tags t on t.id = l.tag_id and t.user_id = l.user_id
       where l.user_id = $1 and t.key = 'seen'`,
      [ada.id],
    );
    expect(seen.map(({ entry_id: id }) => id).toSorted()).toEqual(kept.toSorted());
    const left = run.steps.filter(({ output }) => output.is_left_out);
    expect(left.map(({ step_id: id }) => id)).toEqual(['all.1']);
    expect(run.steps[0]?.output.things?.[1]).toBe(alone);
    expect(JSON.stringify(run)).not.toMatch(/river|woods|kill/);
  });

  it('take each line of what came with a call, and keep none of them in the run', async () => {
    const { api, instance } = world;
    const { runOnce, planned, ada } = own;
    const [webhook, call] = [randomUUID(), randomUUID()];
    await api.owner.query(
      `insert into public.incoming_webhooks (instance_id, id, user_id, name) values ($1, $2, $3, 'List')`,
      [instance, webhook, ada.id],
    );
    await api.owner.query(
      `insert into public.incoming_calls (instance_id, id, user_id, webhook_id, bytes, taken) values ($1, $2, $3, $4, 9, $5)`,
      [
        instance,
        call,
        ada.id,
        webhook,
        JSON.stringify({ items: 'Milk\n\n  Bread \nTea', title: 'Shopping' }),
      ],
    );
    const say = { id: 'say', kind: 'notify', text: 'Buy {title}' } as const;
    const document = {
      ...routine(forEach({ of: 'lines', value: 'items' }, [plan, say])),
      trigger: { kind: 'incoming-called', webhook_id: webhook } as const,
    };
    const run = await runOnce(document, { kind: 'call', id: call });
    expect(await planned()).toEqual(['Look at Milk', 'Look at Bread', 'Look at Tea']);
    expect(run.steps[0]?.output).toEqual({ things: ['0', '1', '2'], total: 3 });
    expect(run.steps.map(({ output }) => output.text).filter(Boolean)).toContain('Buy Bread');
  });

  it('go through 50 things at most, and say how many there are', async () => {
    const { runOnce, planned, board } = own;
    const { list } = await board(Array.from({ length: 53 }, (_, at) => `Card ${at}`));
    const run = await runOnce(routine(forEach(list), end));
    expect(run.steps).toHaveLength(52);
    expect(run.steps[0]?.output).toMatchObject({ total: 53 });
    expect(run.steps[0]?.output.things).toHaveLength(50);
    expect(await planned()).toHaveLength(50);
  });

  it('say beforehand for which things they would be done, and what is gone', async () => {
    const { ask, planned, board } = own;
    const { list } = await board(['A', 'B']);
    const document = routine(forEach(list), { ...forEach({ ...list, board_id: randomUUID() }), id: 'gone' });
    const { would } = await ask('try-workflow', { document, facts });
    expect(would.map(({ text, things, thing, failure }) => [thing, text ?? things, failure])).toEqual([
      [null, { count: 2, total: 2 }, null],
      [{ at: 0, title: 'A' }, 'Look at A', null],
      [{ at: 1, title: 'B' }, 'Look at B', null],
      [null, { count: 0, total: 0 }, 'gone'],
    ]);
    expect(await planned()).toEqual([]);
  });
});
