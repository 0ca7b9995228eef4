import { randomUUID } from 'node:crypto';
import type {} from '@reflectory/contracts/cards';
import type {} from '@reflectory/contracts/goals';
import type {} from '@reflectory/contracts/habits';
import {
  type ForEachStep,
  type WorkflowDocument,
  workflowEvents,
  type WorkflowFacts,
  workflowFunctions as contract,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { habitDayId } from '@reflectory/domain/habits';
import {
  createPersonTransactions,
  createStatementExecutor,
  type PersonTransactions,
  type StatementExecutor,
} from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAs } from '../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createRunWorkflow } from './run-workflow.events.ts';
import { createWorkflowJobs } from './workflows.jobs.ts';

const plan: ForEachStep['each'][number] = {
  id: 'plan',
  kind: 'plan-focus',
  title: 'Look at {title}',
  minutes: 20,
  in_days: 0,
};
const end: WorkflowStep = { id: 'end', kind: 'notify', text: 'All of it' };
const forEach = (list: ForEachStep['list'], each: ForEachStep['each'] = [plan]): ForEachStep => ({
  id: 'all',
  kind: 'for-each',
  list,
  each,
});
const routine = (...steps: WorkflowStep[]): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps,
});
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
  let api: TestApi;
  let worker: StatementExecutor;
  let asPerson: PersonTransactions;
  let instance: string;
  let ada: TestPerson;
  let warnings: object[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    instance = await createInstance(api.owner, 'acme');
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    asPerson = createPersonTransactions(worker);
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) select unnest($1::text[]), true
       on conflict (feature_key) do update set enabled = true`,
      [['workflows', 'goals', 'boards', 'productivity', 'integrations']],
    );
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    warnings = [];
  });

  const ask = <Name extends keyof typeof contract>(
    name: Name,
    input: Parameters<ReturnType<typeof askAs>>[1],
  ) => askAs(api, ada, contract)(name, input as never);
  const publish = async (document: WorkflowDocument, mayMail = false) => {
    const id = randomUUID();
    await ask('save-workflow', { id, title: 'Routine', document });
    expect(await ask('publish-workflow', { id, may_mail: mayMail })).toEqual({ version: 1, problems: [] });
    return id;
  };
  /** A run of which nobody hears: the test moves it on. */
  const begin = async (workflow: string, about: { kind: string; id: string } | null = null) => {
    const id = randomUUID();
    await api.owner.query('alter table public.workflow_runs disable trigger announce');
    await api.owner.query(
      `insert into public.workflow_runs (instance_id, id, user_id, workflow_id, version, subject_kind, subject_id)
       values ($1, $2, $3, $4, 1, $5, $6)`,
      [instance, id, ada.id, workflow, about?.kind ?? null, about?.id ?? null],
    );
    await api.owner.query('alter table public.workflow_runs enable trigger announce');
    return id;
  };
  const goOn = (id: string, as = asPerson, at = Date.now()) =>
    createRunWorkflow({
      asPerson: as,
      now: () => at,
      logger: { warn: (facts: object) => void warnings.push(facts) },
    }).handle({
      id: randomUUID(),
      name: workflowEvents.runDue.name,
      subject: id,
      instanceId: instance,
      userId: ada.id,
      payload: {},
    });
  const runOf = async (workflow: string) => only((await ask('list-workflow-runs', { id: workflow })).runs);
  const runOnce = async (document: WorkflowDocument, about: { kind: string; id: string } | null = null) => {
    const workflow = await publish(document);
    await goOn(await begin(workflow, about));
    return runOf(workflow);
  };
  const planned = async () =>
    (
      await api.owner.query<{ title: string }>(
        'select title from public.focus_intentions where user_id = $1 order by rank',
        [ada.id],
      )
    ).map(({ title }) => title);
  const told = () => api.owner.query('select from public.notifications where user_id = $1', [ada.id]);

  /** A board with a column of cards, by their titles. */
  const board = async (titles: readonly string[], rest: (at: number) => object = () => ({})) => {
    const client = api.clientFor(ada.context);
    const [board_id, column_id] = [randomUUID(), randomUUID()];
    await client.from('boards').insert({ id: board_id, title: 'Board' }).throwOnError();
    await client.from('board_columns').insert({ id: column_id, board_id, title: 'To do' }).throwOnError();
    const cards = titles.map((title, at) => ({
      id: randomUUID(),
      board_id,
      column_id,
      title,
      rank: `V${String(at).padStart(3, '0')}V`,
      ...rest(at),
    }));
    if (cards.length > 0) await client.from('cards').insert(cards).throwOnError();
    const list = { of: 'cards', board_id, column_id, due: null } as const;
    return { client, board_id, column_id, ids: cards.map(({ id }) => id), list };
  };
  const write = async (text: string, { title = text, tag = 'Idea', ago = 0, seal = false } = {}) => {
    const [entry] = await api.owner.query<{ id: string }>(
      `insert into public.entries (instance_id, user_id, text, title, word_count, entry_at, sealed_until)
       values ($1, $2, $3, $4, 3, now() - $5::integer * interval '1 day', case when $6 then current_date + 5 end) returning id`,
      [instance, ada.id, text, title, ago, seal],
    );
    const id = entry?.id ?? '';
    await api.owner.query(
      `insert into public.tags (instance_id, user_id, key, label) values ($1, $2, lower($3), $3) on conflict do nothing`,
      [instance, ada.id, tag],
    );
    await api.owner.query(
      `insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
       select $1, $2, $3, t.id, true from public.tags t where t.user_id = $2 and t.key = lower($4)`,
      [instance, ada.id, id, tag],
    );
    return id;
  };

  it('take each card of a column, with its own title, and say where each step was done', async () => {
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
    const { list } = await board(Array.from({ length: 53 }, (_, at) => `Card ${at}`));
    const run = await runOnce(routine(forEach(list), end));
    expect(run.steps).toHaveLength(52);
    expect(run.steps[0]?.output).toMatchObject({ total: 53 });
    expect(run.steps[0]?.output.things).toHaveLength(50);
    expect(await planned()).toHaveLength(50);
  });

  it('go on with the next thing where their process and its connection ended, each effect once', async () => {
    const { list } = await board(['A', 'B', 'C', 'D']);
    const workflow = await publish(
      routine(forEach(list, [plan, { id: 'say', kind: 'notify', text: 'Seen' }]), end),
    );
    const run = await begin(workflow);
    const ended: PersonTransactions = () => Promise.reject(new Error('the process has ended'));
    let cuts = 0;
    while ((await runOf(workflow)).state === 'waiting') {
      let left = 3;
      // The third step is done and not committed yet when its connection is cut; nothing comes after that.
      const cut: PersonTransactions = (person, work) => {
        left -= 1;
        if (left < 0) return ended(person, work);
        if (left > 0) return asPerson(person, work);
        cuts += 1;
        return asPerson(person, async (tx) => {
          await work(tx);
          await tx.query('select pg_terminate_backend(pg_backend_pid())');
          throw new Error('it was not cut');
        });
      };
      await goOn(run, cut).catch(() => undefined);
    }
    expect(cuts).toBeGreaterThan(3);
    expect(await planned()).toEqual(['Look at A', 'Look at B', 'Look at C', 'Look at D']);
    expect(await told()).toHaveLength(5);
    const { steps, state } = await runOf(workflow);
    expect([state, steps.length]).toEqual(['done', 10]);
  });

  it('leave out what is gone when its turn comes, and go on', async () => {
    const { list, ids, client } = await board(['A', 'B', 'C']);
    const wait = { id: 'wait', kind: 'wait', amount: 1, unit: 'hours' } as const;
    const workflow = await publish(routine(forEach(list, [plan, wait]), end));
    const run = await begin(workflow);
    await goOn(run);
    expect((await runOf(workflow)).state).toBe('waiting');
    await client
      .from('cards')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', ids[1] ?? '');
    for (const hours of [2, 4, 6]) await goOn(run, asPerson, Date.now() + hours * 3_600_000);
    expect((await runOf(workflow)).state).toBe('done');
    expect(await planned()).toEqual(['Look at A', 'Look at C']);
  });

  it('that fail at a thing go on from it, and do not repeat those before', async () => {
    const { list } = await board(['A', 'B', 'C']);
    const other = await board([]);
    const onB: ForEachStep['each'][number] = {
      id: 'if',
      kind: 'branch',
      if: { is: 'equals', field: 'title', value: 'B' },
      yes: [
        {
          id: 'card',
          kind: 'make-card',
          board_id: other.board_id,
          column_id: other.column_id,
          title: '{title}',
        },
      ],
      no: [],
    };
    const workflow = await publish(routine(forEach(list, [plan, onB]), end));
    const hide = (deleted_at: string | null) =>
      other.client.from('board_columns').update({ deleted_at }).eq('id', other.column_id).throwOnError();
    await hide(new Date().toISOString());
    await goOn(await begin(workflow));
    const failed = await runOf(workflow);
    expect([failed.state, failed.failure, failed.steps.at(-1)?.step_id]).toEqual([
      'failed',
      'gone',
      'card.1',
    ]);
    await hide(null);
    const { run_id: again } = await ask('rerun-workflow', { run_id: failed.id, from: 'failed' });
    await expect
      .poll(async () => {
        await goOn(again);
        return (await ask('list-workflow-runs', { id: workflow })).runs.find(({ id }) => id === again)?.state;
      })
      .toBe('done');
    expect(await planned()).toEqual(['Look at A', 'Look at B', 'Look at C']);
    const { data } = await other.client.from('cards').select('title').eq('board_id', other.board_id);
    expect(data).toEqual([{ title: 'B' }]);
  });

  it('count with their steps: who did enough for an hour waits, and begins nothing by hand', async () => {
    const { list } = await board(['A']);
    const workflow = await publish(routine(forEach(list)));
    const [before, run] = [await begin(workflow), await begin(workflow)];
    await api.owner.query(
      `insert into public.workflow_steps (instance_id, user_id, run_id, step_id, kind, position, state)
       select $1, $2, $3, 'x.' || n, 'tag-entry', n, 'done' from generate_series(1, 3000) n`,
      [instance, ada.id, before],
    );
    await goOn(run);
    expect(await planned()).toEqual([]);
    const [row] = await api.owner.query<{ is_later: boolean }>(
      `select due_at > now() + interval '10 minutes' and state = 'waiting' as is_later from public.workflow_runs where id = $1`,
      [run],
    );
    expect(row).toEqual({ is_later: true });
    await expect(ask('run-workflow', { id: workflow })).rejects.toThrow('rate_limited');
    await api.owner.query(
      `update public.workflow_steps set at = now() - interval '2 hours' where run_id = $1`,
      [before],
    );
    await goOn(run);
    expect(await planned()).toEqual(['Look at A']);
  });

  it('mail for each thing once, with consent to the version', async () => {
    const { list } = await board(['A', 'B']);
    const document = routine(
      forEach(list, [{ id: 'mail', kind: 'mail', subject: 'One more', text: 'Look' }]),
    );
    await expect(publish(document)).rejects.toThrow('not_permitted');
    const workflow = await publish(document, true);
    await goOn(await begin(workflow));
    const mails: Mail[] = [];
    const jobs = createWorkflowJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      now: Date.now,
    });
    for (const job of [...jobs, ...jobs]) await job.run();
    expect(mails.map(({ subject }) => subject)).toEqual(['One more', 'One more']);
    expect((await runOf(workflow)).steps.map(({ delivery }) => delivery)).toEqual([null, 'sent', 'sent']);
  });

  it('say beforehand for which things they would be done, and what is gone', async () => {
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

  it('that are tried again say why in the log, and nothing of what was written', async () => {
    const { list } = await board(['About Anna']);
    const run = await begin(await publish(routine(forEach(list))));
    await goOn(run, (person, work) =>
      asPerson(person, async (tx) => {
        await work(tx);
        await tx.query(`select title::integer from cards where title = 'About Anna'`);
        throw new Error('never');
      }).catch((error: unknown) => {
        // Only the step meets it: what comes after goes on.
        if (warnings.length === 0) throw error;
        return asPerson(person, work);
      }),
    );
    expect(warnings).toEqual([{ run, failure: expect.objectContaining({ code: '22P02' }) }]);
    expect(JSON.stringify(warnings)).not.toContain('Anna');
  });
});
