import { randomUUID } from 'node:crypto';
import { workflowEvents, type WorkflowDocument, type WorkflowTrigger } from '@reflectory/contracts/workflows';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBeginWorkflows } from './begin-workflows.events.ts';
import { newPersonWithRoutines, type RoutinesWorld, startRoutines } from './testing/routines-world.ts';

const HOUR_MS = 3_600_000;
const plan = { id: 'plan', kind: 'plan-focus', title: 'For {title}', minutes: 20, in_days: 0 } as const;
const after = (trigger: WorkflowTrigger, rest: Partial<WorkflowDocument> = {}): WorkflowDocument => ({
  trigger,
  conditions: null,
  steps: [plan],
  ...rest,
});

describe('routines that wait for what passes by', () => {
  let world: RoutinesWorld;
  let own: Awaited<ReturnType<typeof newPersonWithRoutines>>;
  beforeAll(async () => {
    world = await startRoutines();
    await world.api.owner.query(
      `insert into public.global_features (feature_key, enabled) select unnest($1::text[]), true
       on conflict (feature_key) do update set enabled = true`,
      [['calendars', 'insights', 'library', 'mindmaps']],
    );
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    own = await newPersonWithRoutines(world);
  });

  /** Something is written, so that events are looked for. */
  const hint = () =>
    own.ask('save-workflow', { id: randomUUID(), title: 'Nothing', document: after({ kind: 'button' }) });
  /** What is planned, once there are so many. */
  const planned = async (count: number) => {
    await expect.poll(async () => (await hint(), own.planned()), { timeout: 10_000 }).toHaveLength(count);
    return (await own.planned()).toSorted();
  };
  /** Nothing more comes, as far as what was written before goes. */
  const handled = async () => {
    const waiting = async () => (await hint(), world.api.owner.query('select from app.events'));
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(0);
  };

  it('begin with a day of a habit that is left out, and with no other', async () => {
    await own.publish(after({ kind: 'habit-skipped' }));
    const client = world.api.clientFor(own.ada.context);
    const habit = randomUUID();
    await client
      .from('habits')
      .insert({ id: habit, name: 'Running', weekdays: [1], starts_on: '2026-01-01' })
      .throwOnError();
    const say = (day: string, state: string) =>
      world.api.owner.query(
        `insert into public.habit_days (instance_id, id, habit_id, user_id, day, state)
         values ($1, app.habit_day_id($2, $3), $2, $4, $3, $5)`,
        [world.instance, habit, day, own.ada.id, state],
      );
    await say('2026-11-01', 'done');
    await say('2026-11-02', 'skipped');
    expect(await planned(1)).toEqual(['For Running']);
    await world.api.owner.query(
      `update public.habit_days set state = 'missed' where habit_id = $1 and day = '2026-11-01'`,
      [habit],
    );
    expect(await planned(2)).toEqual(['For Running', 'For Running']);
  });

  describe('for meetings', () => {
    const meet = async (title: string, startsIn: number, { minutes = 30, isAllDay = false } = {}) => {
      const [subscription] = await world.api.owner.query<{ id: string }>(
        `insert into public.calendar_subscriptions (instance_id, user_id, name, address, zone)
         values ($1, $2, 'Work', 'https://calendar.example/' || gen_random_uuid(), 'UTC') returning id`,
        [world.instance, own.ada.id],
      );
      const at = Date.now() + startsIn * 60_000;
      await world.api.owner.query(
        `insert into public.calendar_events (instance_id, user_id, subscription_id, title, starts_at, ends_at, is_all_day)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          world.instance,
          own.ada.id,
          subscription?.id,
          title,
          new Date(at),
          new Date(at + minutes * 60_000),
          isAllDay,
        ],
      );
    };
    const look = async (at = Date.now()) =>
      (
        await world.worker.query<{ told: number }>('select app.tell_workflows_of_meetings($1, 100) as told', [
          new Date(at),
        ])
      )[0]?.told;
    const before = (minutes: number) => ({ kind: 'meeting-near', moment: 'before', minutes }) as const;

    it('begin so long before one that was chosen, once, also when the calendar is read anew', async () => {
      await own.publish(after(before(15), { conditions: { is: 'contains', field: 'title', value: 'talk' } }));
      await meet('A talk with Bo', 10);
      await meet('Stand-up', 10);
      await meet('A talk tomorrow', 24 * 60);
      await meet('A talk all day', 10, { isAllDay: true });
      expect(await look()).toBe(2);
      expect(await planned(1)).toEqual(['For A talk with Bo']);
      await world.api.owner.query(
        'update public.calendar_events set id = gen_random_uuid() where user_id = $1',
        [own.ada.id],
      );
      expect(await look()).toBe(0);
    });

    it('begin so long after one', async () => {
      await own.publish(after({ kind: 'meeting-near', moment: 'after', minutes: 5 }));
      await meet('A talk with Bo', -36);
      await meet('It goes on', -10);
      expect(await look()).toBe(1);
      expect(await planned(1)).toEqual(['For A talk with Bo']);
    });

    it('say where the calendar was removed that nothing is near, and tell nobody else', async () => {
      await own.publish(after(before(15)));
      await meet('A talk with Bo', 10);
      await world.api.owner.query(
        'update public.calendar_subscriptions set removed_at = now() where user_id = $1',
        [own.ada.id],
      );
      const bo = await newPersonWithRoutines(world);
      await bo.publish(after(before(15)));
      expect(await look()).toBe(0);
    });
  });

  describe('for themes', () => {
    /** What was found in an entry, as a reader keeps it. */
    const find = async (id: string, area: string | null, name: string) =>
      world.api.owner.query(
        `insert into public.analyses (instance_id, entry_id, user_id, engine, input_hash, result)
         values ($1, $2, $3, 'test', repeat('0', 64), $4)`,
        [world.instance, id, own.ada.id, JSON.stringify({ themes: [{ name, area }] })],
      );
    const work = { kind: 'theme-seen', theme: 'work', times: 3, days: 30 } as const;

    it('begin when one has come up so often, with the entry in which it did, and then rest', async () => {
      await own.publish(after(work));
      for (const [title, ago] of [
        ['First', 3],
        ['Long ago', 40],
        ['Second', 2],
      ] as const)
        await find(await own.write('By the river', { title, ago }), 'work', 'Work');
      await find(await own.write('By the river', { title: 'Other' }), 'money', 'Money');
      await handled();
      expect(await own.planned()).toEqual([]);
      await find(await own.write('By the river', { title: 'Third' }), 'work', 'Work');
      expect(await planned(1)).toEqual(['For Third']);
      await find(await own.write('By the river', { title: 'Fourth' }), 'work', 'Work');
      await handled();
      expect(await own.planned()).toEqual(['For Third']);
    });

    it('know one by its own words, in any case', async () => {
      await own.publish(after({ ...work, theme: 'New flat', times: 2 }));
      await find(await own.write('By the river', { title: 'First' }), null, 'new flat');
      await find(await own.write('By the river', { title: 'Second' }), null, 'New Flat');
      expect(await planned(1)).toEqual(['For Second']);
    });

    it('leave an entry alone in which somebody does not want to live', async () => {
      await own.publish(after({ ...work, times: 2 }));
      await find(await own.write('By the river', { title: 'First' }), 'work', 'Work');
      await find(
        await own.write('I do not want to live any more. Work.', { title: 'Second' }),
        'work',
        'Work',
      );
      await handled();
      expect(await own.planned()).toEqual([]);
    });
  });

  describe('for decisions', () => {
    const trigger = { kind: 'decision-due', time: '08:00', zone: 'Asia/Tokyo' } as const;
    const due = new Date('2026-11-28T23:00:00Z');
    /** It is half past eight in the morning of the 29th there. */
    const wake = (workflow: string, days: Record<string, string>, now = due.getTime() + HOUR_MS / 2) => {
      const listDecisionDays = async (_tx: unknown, first: string) =>
        Object.entries(days)
          .map(([id, day]) => ({ id, day, changed_at: due }))
          .filter(({ day }) => day >= first);
      const { worker: db, asPerson, instance: instanceId } = world;
      const { handle } = only(
        createBeginWorkflows({ db, asPerson, ports: { listDecisionDays }, now: () => now }).filter(
          ({ name }) => name === 'begin-workflow-of-schedule',
        ),
      );
      return handle({
        id: event,
        name: workflowEvents.scheduleDue.name,
        subject: workflow,
        instanceId,
        userId: own.ada.id,
        payload: { due_at: due.toISOString() },
      });
    };
    const event = randomUUID();

    it('begin on the day by the clocks of their person, once for each, and are due the next day', async () => {
      const workflow = await own.publish(after(trigger));
      const [today, also, tomorrow] = [
        await own.write('By the river', { title: 'Moving' }),
        await own.write('By the river', { title: 'A new job' }),
        await own.write('By the river', { title: 'Later' }),
      ];
      const days = { [today]: '2026-11-29', [also]: '2026-11-29', [tomorrow]: '2026-11-30' };
      await wake(workflow, days);
      await wake(workflow, days);
      expect(await planned(2)).toEqual(['For A new job', 'For Moving']);
      const [row] = await world.api.owner.query<{ next_at: Date }>(
        'select next_at from public.workflows where id = $1',
        [workflow],
      );
      expect(row?.next_at).toEqual(new Date('2026-11-29T23:00:00Z'));
    });
  });

  describe('their steps', () => {
    it('move the card that they are about, and add to a mind map', async () => {
      const { client, board_id, column_id: first, ids } = await own.board(['Call Bo']);
      const [column_id, map_id] = [randomUUID(), randomUUID()];
      await client
        .from('board_columns')
        .insert({ id: column_id, board_id, title: 'Done', is_done: true })
        .throwOnError();
      await client.from('mindmaps').insert({ id: map_id, title: 'Year' }).throwOnError();
      const run = await own.runOnce(
        {
          trigger: { kind: 'card-moved', board_id, column_id: first },
          conditions: null,
          steps: [
            { id: 'value', kind: 'set-value', name: 'what', text: 'Seen on {date}, not {title}' },
            { id: 'move', kind: 'move-card', board_id, column_id },
            { id: 'node', kind: 'map-node', map_id, text: '{title}: {what}' },
          ],
        },
        { kind: 'card', id: ids[0] ?? '' },
      );
      expect(run.steps.map(({ state, output }) => [state, output.path])).toEqual([
        ['done', undefined],
        ['done', `/boards/${board_id}?card=${ids[0]}`],
        ['done', `/mindmaps/${map_id}`],
      ]);
      const { data: cards } = await client.from('cards').select('column_id, completed_at').throwOnError();
      expect(cards).toEqual([{ column_id, completed_at: expect.any(String) }]);
      const { data: nodes } = await client.from('mindmap_nodes').select('text').throwOnError();
      expect(only(nodes).text).toMatch(/^Call Bo: Seen on \d{4}-\d\d-\d\d, not$/u);
    });

    it('fail in words where there is no card, or the map is somebody else’s', async () => {
      const { board_id, column_id } = await own.board([]);
      const bo = await newPersonWithRoutines(world);
      const map_id = randomUUID();
      await world.api
        .clientFor(bo.ada.context)
        .from('mindmaps')
        .insert({ id: map_id, title: 'Hers' })
        .throwOnError();
      const entry = { kind: 'entry', id: await own.write('By the river') };
      const node = { id: 'node', kind: 'map-node', map_id, text: '{title}' } as const;
      expect((await own.runOnce(after({ kind: 'button' }, { steps: [node] }), entry)).failure).toBe('gone');
      const move = { id: 'move', kind: 'move-card', board_id, column_id } as const;
      const refused = await own.ask('save-workflow', {
        id: randomUUID(),
        title: 'Routine',
        document: after({ kind: 'button' }, { steps: [move] }),
      });
      expect(refused).toEqual({ problems: [{ code: 'no-card', step_id: 'move' }] });
    });
  });
});
