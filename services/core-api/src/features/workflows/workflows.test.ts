import { randomUUID } from 'node:crypto';
import type {} from '@reflectory/contracts/cards';
import {
  type WorkflowDocument,
  workflowEvents,
  workflowFunctions as contract,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import {
  createPersonTransactions,
  createStatementExecutor,
  type StatementExecutor,
} from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, only, testLogger, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { templatesIn } from './content/templates.ts';
import { createRunWorkflow } from './run-workflow.events.ts';
import { createWorkflowJobs } from './workflows.jobs.ts';

const notify: WorkflowStep = { id: 'notify', kind: 'notify', text: 'Well done' };
const tag: WorkflowStep = { id: 'tag', kind: 'tag-entry', tag: 'Seen' };
const routine = (steps: WorkflowStep[], rest: Partial<WorkflowDocument> = {}): WorkflowDocument => ({
  trigger: { kind: 'entry-finished' },
  conditions: null,
  steps,
  ...rest,
});
const button = { trigger: { kind: 'button' } } as const;

describe('routines', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let instance: string;
  let ada: TestPerson;
  let mails: Mail[] = [];
  let later = 0;
  beforeAll(async () => {
    api = await startTestApi();
    instance = await createInstance(api.owner, 'acme');
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) select unnest($1::text[]), true
       on conflict (feature_key) do update set enabled = true`,
      [['workflows', 'goals', 'boards', 'productivity']],
    );
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    mails = [];
    later = 0;
  });

  const call = async (name: keyof typeof contract, input: object | null, person = ada) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      ...(input && { body: JSON.stringify(input) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const publish = async (document: WorkflowDocument, { mayMail = false, person = ada } = {}) => {
    const id = randomUUID();
    await call('save-workflow', { id, title: 'Routine', document }, person);
    const { body } = await call('publish-workflow', { id, may_mail: mayMail }, person);
    expect(body).toEqual({ version: 1, problems: [] });
    return id;
  };
  const write = async (text = 'By the river', person = ada) => {
    const [entry] = await api.owner.query<{ id: string }>(
      `insert into public.entries (instance_id, user_id, text, title, word_count) values ($1, $2, $3, 'River', 3) returning id`,
      [person.instanceId, person.id, text],
    );
    const id = entry?.id ?? '';
    await api.owner.query(`select app.publish('entry.finished', $1, $2, $3, '{"language":"en"}')`, [
      id,
      person.instanceId,
      person.id,
    ]);
    await call('list-workflows', null, person);
    await call('pause-workflow', { id: randomUUID(), is_paused: true }, person);
    return id;
  };
  const runs = async (id: string, person = ada) =>
    contract['list-workflow-runs'].output.parse((await call('list-workflow-runs', { id }, person)).body).runs;
  const come = async (id: string, state: string, amount = 1) => {
    await expect
      .poll(async () => (await hint(), (await runs(id)).map((run) => run.state)), { timeout: 10_000 })
      .toEqual(Array.from({ length: amount }, () => state));
    return runs(id);
  };
  /** Something is written, so that events are looked for. */
  const hint = () => call('save-workflow', { id: hinting, title: 'Nothing', document: routine([]) });
  let hinting = randomUUID();
  beforeEach(() => {
    hinting = randomUUID();
  });
  const work = async () => {
    const jobs = createWorkflowJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      now: () => Date.now() + later,
    });
    const counts: object[] = [];
    for (const job of jobs) counts.push(await job.run());
    return counts;
  };
  /** The worker at a later time. */
  const goOn = async (runId: string, at: number) =>
    createRunWorkflow({
      asPerson: createPersonTransactions(worker),
      now: () => at,
      logger: testLogger(),
    }).handle({
      id: randomUUID(),
      name: workflowEvents.runDue.name,
      subject: runId,
      instanceId: ada.instanceId,
      userId: ada.id,
      payload: {},
    });
  const told = () =>
    api.owner.query<{ kind: string; facts: object }>(
      'select kind, facts from public.notifications where user_id = $1',
      [ada.id],
    );

  it('run on what happened, once, and keep references alone', async () => {
    const id = await publish(
      routine([
        tag,
        { id: 'focus', kind: 'plan-focus', title: 'After {title}', minutes: 20, in_days: 1 },
        { id: 'goal', kind: 'make-goal', title: 'More', days: 7 },
        notify,
      ]),
    );
    const entry = await write('Words of a journal by the river');
    const run = only(await come(id, 'done'));
    expect(run.about).toBe(`/journal/entry/${entry}`);
    expect(run.steps.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'tag-entry done',
      'plan-focus done',
      'make-goal done',
      'notify done',
    ]);
    expect(await told()).toEqual([{ kind: 'workflows.said', facts: { text: 'Well done' } }]);
    const { title } = only(
      await api.owner.query<{ title: string }>(
        'select title from public.focus_intentions where user_id = $1',
        [ada.id],
      ),
    );
    expect(title).toBe('After River');
    const kept = await api.owner.query(
      'select to_jsonb(r) as run, (select jsonb_agg(s) from public.workflow_steps s where s.run_id = r.id) as steps from public.workflow_runs r where r.id = $1',
      [run.id],
    );
    expect(JSON.stringify(kept)).not.toContain('river');
    await api.owner.query(`select app.publish('workflow.run_due', $1, $2, $3, '{}')`, [
      run.id,
      ada.instanceId,
      ada.id,
    ]);
    await hint();
    expect(await told()).toHaveLength(1);
  });

  it('do nothing where a condition does not hold, and nothing about a cry for help', async () => {
    const choosy = await publish(
      routine([notify], { conditions: { is: 'contains', field: 'text', value: 'mountain' } }),
    );
    const any = await publish(routine([tag]));
    await write('I want to kill myself.');
    await write('By the river');
    await come(any, 'done');
    expect(await runs(choosy)).toEqual([]);
  });

  it('wait, also for months, and go on where they stood', async () => {
    const id = await publish(
      routine([{ id: 'wait', kind: 'wait', amount: 3, unit: 'months' }, notify], button),
    );
    await call('run-workflow', { id });
    await expect.poll(async () => (await hint(), (await runs(id))[0]?.steps.length)).toBe(1);
    const { id: run } = only(await runs(id));
    await goOn(run, Date.now() + 80 * 86_400_000);
    expect(only(await runs(id)).state).toBe('waiting');
    later = 100 * 86_400_000;
    expect(await work()).toEqual([{ woken: expect.any(Number) }, { told: 0 }, { sent: 0 }]);
    await goOn(run, Date.now() + later);
    expect(only(await runs(id)).state).toBe('done');
    expect(await told()).toHaveLength(1);
  });

  it('fail with a reason, run again from the step that failed, and are paused after three failures', async () => {
    const client = api.clientFor(ada.context);
    const [board_id, column_id] = [randomUUID(), randomUUID()];
    await client.from('boards').insert({ id: board_id, title: 'Board' });
    const { error } = await client
      .from('board_columns')
      .insert({ id: column_id, board_id, title: 'To do', rank: 'V' });
    expect(error).toBeNull();
    const id = await publish(
      routine([tag, { id: 'card', kind: 'make-card', board_id, column_id, title: '{title}' }, notify]),
    );
    await client.from('board_columns').update({ deleted_at: new Date().toISOString() }).eq('id', column_id);
    await write();
    const failed = only(await come(id, 'failed'));
    expect(failed.failure).toBe('gone');
    expect(failed.steps.map(({ state }) => state)).toEqual(['done', 'failed']);
    await client.from('board_columns').update({ deleted_at: null }).eq('id', column_id);
    const { body } = await call('rerun-workflow', { run_id: failed.id, from: 'failed' });
    await expect
      .poll(async () => (await hint(), (await runs(id)).find((one) => one.id === body.run_id)?.state))
      .toBe('done');
    const { data } = await client.from('cards').select('title').eq('board_id', board_id);
    expect(data).toEqual([{ title: 'River' }]);
  });

  it('that fail three times in a row are paused, and their person is told', async () => {
    const id = await publish(routine([{ id: 'goal', kind: 'make-goal', title: 'Goal', days: null }], button));
    await api.owner.query(
      `insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'goals', false)`,
      [instance],
    );
    for (const amount of [1, 2, 3]) {
      await call('run-workflow', { id });
      await come(id, 'failed', amount);
    }
    await api.owner.query(`delete from public.instance_features where feature_key = 'goals'`);
    expect((await told()).map(({ kind }) => kind)).toEqual(['workflows.paused']);
    expect((await call('run-workflow', { id })).status).toBe(409);
    await call('pause-workflow', { id, is_paused: false });
    expect((await call('run-workflow', { id })).status).toBe(200);
  });

  it('say that an entry is gone or changed when they are to run again', async () => {
    const id = await publish(routine([tag]));
    const entry = await write();
    const { id: run } = only(await come(id, 'done'));
    await api.owner.query("update public.entries set text = 'Written anew' where id = $1", [entry]);
    await call('rerun-workflow', { run_id: run, from: 'start' });
    await expect.poll(async () => (await hint(), (await runs(id))[0]?.failure)).toBe('changed');
    await api.owner.query('delete from public.entries where id = $1', [entry]);
    await call('rerun-workflow', { run_id: run, from: 'start' });
    await expect.poll(async () => (await hint(), (await runs(id))[0]?.failure)).toBe('gone');
  });

  it('mail their person once, who agreed to it, and list what may have left', async () => {
    const document = routine(
      [{ id: 'mail', kind: 'mail', subject: 'Letter of {date}', text: 'Read {title}' }],
      button,
    );
    const id = randomUUID();
    await call('save-workflow', { id, title: 'Routine', document });
    expect((await call('publish-workflow', { id, may_mail: false })).status).toBe(403);
    await call('publish-workflow', { id, may_mail: true });
    await call('run-workflow', { id });
    await come(id, 'done');
    await work();
    await work();
    expect(only(mails).text).toContain('Read');
    expect(only(await runs(id)).steps[0]?.delivery).toBe('sent');
    await api.owner.query(
      `update public.workflow_steps set delivery = 'sending', delivered_at = now() - interval '1 hour' where user_id = $1`,
      [ada.id],
    );
    await work();
    expect(only(await runs(id)).steps[0]?.delivery).toBe('uncertain');
    expect(mails).toHaveLength(1);
  });

  it('come at their time, and what was missed comes once', async () => {
    const schedule = {
      kind: 'schedule',
      rule: 'FREQ=DAILY',
      time: '08:00',
      zone: 'Europe/Berlin',
      starts_on: '2026-01-01',
    } as const;
    const id = await publish(routine([notify], { trigger: schedule }));
    await api.owner.query(`update public.workflows set next_at = now() - interval '5 days' where id = $1`, [
      id,
    ]);
    await work();
    await come(id, 'done');
    const { workflows } = contract['list-workflows'].output.parse((await call('list-workflows', null)).body);
    expect(Date.parse(workflows.find((one) => one.id === id)?.next_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('hear of a low mood, of a goal that is doubted and of a card that arrives', async () => {
    const client = api.clientFor(ada.context);
    const [board_id, column_id, goal] = [randomUUID(), randomUUID(), randomUUID()];
    await client.from('boards').insert({ id: board_id, title: 'Board' });
    await client.from('board_columns').insert({ id: column_id, board_id, title: 'Done', rank: 'V' });
    await client.from('goals').insert({ id: goal, title: 'Goal', starts_on: '2026-01-01' });
    const low = await publish(routine([notify], { trigger: { kind: 'mood-at-or-under', value: -40 } }));
    const doubted = await publish(routine([notify], { trigger: { kind: 'goal-off-plan' } }));
    const arrived = await publish(
      routine([notify], { trigger: { kind: 'card-moved', board_id, column_id } }),
    );
    for (const pleasantness of [-30, -50])
      await client.from('mood_check_ins').insert({ user_id: ada.id, pleasantness, energy: 0 });
    for (const confidence of [8, 2])
      await client
        .from('goal_check_ins')
        .insert({ goal_id: goal, author_id: ada.id, day: '2026-01-02', confidence });
    const { error } = await client.from('cards').insert({ board_id, column_id, title: 'Card' });
    expect(error).toBeNull();
    for (const id of [low, doubted, arrived]) await come(id, 'done');
  });

  it('that begin themselves are refused, and paused where one was published all the same', async () => {
    const client = api.clientFor(ada.context);
    const [board_id, column_id] = [randomUUID(), randomUUID()];
    await client.from('boards').insert({ id: board_id, title: 'Board' });
    await client.from('board_columns').insert({ id: column_id, board_id, title: 'Done', rank: 'V' });
    const card: WorkflowStep = { id: 'card', kind: 'make-card', board_id, column_id, title: 'Again' };
    const document = routine([card], { trigger: { kind: 'card-moved', board_id, column_id } });
    const id = randomUUID();
    const saved = await call('save-workflow', { id, title: 'Loop', document });
    expect(saved.body).toEqual({ problems: [{ code: 'loop', step_id: null }] });
    // Published past the service, it ends by itself.
    await api.owner.query(
      `insert into public.workflow_versions (instance_id, user_id, workflow_id, version, document) values ($1, $2, $3, 1, $4)`,
      [instance, ada.id, id, JSON.stringify(document)],
    );
    await api.owner.query(
      `update public.workflows set version = 1, state = 'published', trigger_kind = 'card-moved' where id = $1`,
      [id],
    );
    await client.from('cards').insert({ board_id, column_id, title: 'First' });
    await come(id, 'done', 4);
    const { paused_because: because } = only(
      await api.owner.query<{ paused_because: string }>(
        'select paused_because from public.workflows where id = $1',
        [id],
      ),
    );
    expect(because).toBe('loop');
  });

  it('are begun 60 times an hour at most', async () => {
    const id = await publish(routine([notify], button));
    await api.owner.query(
      `insert into public.workflow_runs (instance_id, user_id, workflow_id, version, state) select $1, $2, $3, 1, 'done' from generate_series(1, 60)`,
      [instance, ada.id, id],
    );
    expect((await call('run-workflow', { id })).status).toBe(429);
  });

  it('end with their cancelling and removing, and belong to their person alone', async () => {
    const id = await publish(
      routine([{ id: 'wait', kind: 'wait', amount: 1, unit: 'days' }, notify], button),
    );
    const { body } = await call('run-workflow', { id });
    const bo = await createPerson(api.owner, instance);
    expect(await runs(id, bo)).toEqual([]);
    expect((await call('cancel-workflow-run', { run_id: body.run_id }, bo)).status).toBe(404);
    expect((await call('run-workflow', { id }, bo)).status).toBe(404);
    expect((await call('cancel-workflow-run', { run_id: body.run_id })).status).toBe(200);
    expect((await call('cancel-workflow-run', { run_id: body.run_id })).status).toBe(409);
    await call('remove-workflow', { id, is_removed: true });
    expect((await call('run-workflow', { id })).status).toBe(404);
    expect((await call('remove-workflow', { id, is_removed: false })).status).toBe(200);
  });

  it('say beforehand what would happen', async () => {
    const facts = {
      text: null,
      title: 'River',
      framework: null,
      feeling: null,
      mood: -50,
      energy: null,
      words: 3,
      hour: 9,
      date: '2026-11-27',
      tags: [],
      weekday: ['friday'],
    };
    const card: WorkflowStep = {
      id: 'card',
      kind: 'make-card',
      board_id: randomUUID(),
      column_id: randomUUID(),
      title: 'On {title}',
    };
    const { body } = await call('try-workflow', { document: routine([card, notify]), facts });
    expect(body).toMatchObject({
      is_met: true,
      would: [
        { text: 'On River', failure: 'gone' },
        { text: 'Well done', failure: null },
      ],
    });
  });

  it('have templates in every language, which can be published once a board is chosen', () => {
    for (const language of ['en', 'de', 'fr', 'ar'] as const) expect(templatesIn(language)).toHaveLength(29);
  });
});
