import { randomUUID } from 'node:crypto';
import {
  instanceEvents,
  type InstanceStep,
  type InstanceTriggerKind,
  type InstanceWorkflow,
  instanceWorkflowSchema,
} from '@reflectory/contracts/workflows';
import {
  asSqlFailure,
  createInstanceTransactions,
  createStatementExecutor,
  type InstanceTransactions,
  type StatementExecutor,
} from '@reflectory/runtime/database';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createRunInstanceWorkflows } from './instance-workflows.events.ts';
import { createInstanceWorkflowJobs } from './instance-workflows.jobs.ts';

const admins: InstanceStep = { kind: 'notify-admins', text: '{name} is here' };
const welcome: InstanceStep = { kind: 'welcome', text: 'Welcome, {name}' };
const routine = (kind: InstanceTriggerKind, ...steps: InstanceStep[]): InstanceWorkflow => ({
  trigger: { kind },
  steps,
});

describe('routines of an instance', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let asInstance: InstanceTransactions;
  let instance: string;
  let root: TestPerson;
  let ada: TestPerson;
  let slugs = 0;
  beforeAll(async () => {
    api = await startTestApi();
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    asInstance = createInstanceTransactions(worker);
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) select unnest($1::text[]), true
       on conflict (feature_key) do update set enabled = true`,
      [['workflows', 'integrations', 'challenges']],
    );
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  beforeEach(async () => {
    slugs += 1;
    instance = await createInstance(api.owner, `acme-${slugs}`);
    root = await createPerson(api.owner, instance, 'admin');
    ada = await createPerson(api.owner, instance);
  });

  const add = async (document: InstanceWorkflow, is_on = true) => {
    const id = randomUUID();
    await api
      .clientFor(root.context)
      .from('instance_workflows')
      .insert({ id, title: 'Routine', document, is_on })
      .throwOnError();
    return id;
  };
  const waiting = () =>
    api.owner.query<{ id: string; name: string; subject: string }>(
      `select id, name, subject from app.events where instance_id = $1 and name like 'instance.%' order by id`,
      [instance],
    );
  /** Hands over what waits, as the worker does. */
  const deliver = async () => {
    const { handle } = createRunInstanceWorkflows(asInstance);
    for (const event of await waiting())
      await handle({ ...event, instanceId: instance, userId: null, payload: {} });
  };
  const told = async (person: TestPerson) =>
    (
      await api.owner.query<{ kind: string; text: string }>(
        `select kind, facts ->> 'text' as text from public.notifications where user_id = $1 order by kind`,
        [person.id],
      )
    ).map(({ kind, text }) => `${kind}: ${text}`);
  const runs = async () => {
    const { data } = await api
      .clientFor(root.context)
      .from('instance_workflow_runs')
      .select('state, steps')
      .throwOnError();
    return data;
  };

  it('welcome who joins and tell the admins, each once, and keep no word about whom', async () => {
    await add(routine('member-joined', admins, welcome));
    const bo = await createPerson(api.owner, instance);
    await api.owner.query(`update public.profiles set name = 'Bo' where id = $1`, [bo.id]);
    await deliver();
    await deliver();
    await expect.poll(() => told(bo)).toHaveLength(1);
    const name = (await told(bo))[0]?.replace('workflows.welcome: Welcome, ', '') ?? '';
    expect(await told(bo)).toEqual([`workflows.welcome: Welcome, ${name}`]);
    expect(await told(root)).toEqual([`workflows.instance_said: ${name} is here`]);
    expect(await told(ada)).toEqual([]);
    const done = [
      { kind: 'notify-admins', state: 'done' },
      { kind: 'welcome', state: 'done' },
    ];
    expect(await runs()).toEqual([{ state: 'done', steps: done }]);
    const kept = await api.owner.query('select * from public.instance_workflow_runs where instance_id = $1', [
      instance,
    ]);
    expect(JSON.stringify(kept)).not.toContain(bo.id);
  });

  it('say a name as it is written, whatever it is made of', async () => {
    await add(routine('invitation-accepted', admins, welcome));
    const bo = await createPerson(api.owner, instance);
    const name = "Bo $& $' $$";
    await api.clientFor(bo.context).from('profiles').upsert({ id: bo.id, name }).throwOnError();
    await api.owner.query(
      `insert into app.invitations (instance_id, user_id, source) values ($1, $2, 'administrator')`,
      [instance, bo.id],
    );
    await api.owner.query('update app.invitations set accepted_at = now() where user_id = $1', [bo.id]);
    await deliver();
    await expect.poll(() => told(bo)).toEqual([`workflows.welcome: Welcome, ${name}`]);
    expect(await told(root)).toEqual([`workflows.instance_said: ${name} is here`]);
  });

  it('tell an admin once of many who join before that is read', async () => {
    await add(routine('member-joined', admins));
    for (let joined = 0; joined < 5; joined += 1) await createPerson(api.owner, instance);
    await deliver();
    await expect.poll(runs).toHaveLength(5);
    expect(await told(root)).toHaveLength(1);
  });

  it('hear of an invitation that was accepted, and of nothing while they are off', async () => {
    const id = await add(routine('invitation-accepted', welcome), false);
    const accept = async () => {
      const bo = await createPerson(api.owner, instance);
      await api.owner.query(
        `insert into app.invitations (instance_id, user_id, source) values ($1, $2, 'administrator')`,
        [instance, bo.id],
      );
      await api.owner.query('update app.invitations set accepted_at = now() where user_id = $1', [bo.id]);
      await deliver();
      return bo;
    };
    const before = await accept();
    await api
      .clientFor(root.context)
      .from('instance_workflows')
      .update({ is_on: true })
      .eq('id', id)
      .throwOnError();
    const after = await accept();
    await expect.poll(() => told(after)).toHaveLength(1);
    expect(await told(before)).toEqual([]);
  });

  it('hear once of a challenge for everybody that came to its end', async () => {
    await add(routine('challenge-ended', { kind: 'notify-admins', text: 'Over: {name}' }));
    const challenge = (audience: string, name: string, ago: number) =>
      api.owner.query(
        `insert into app.challenges (instance_id, audience, template_key, template_version, document, starts_on, days, catch_up, has_board)
         values ($1, $2, 'x', 1, $3, current_date - $4::integer, 5, 1, false)`,
        [instance, audience, JSON.stringify({ name }), ago],
      );
    await challenge('instance', 'Five days', 20);
    await challenge('instance', 'Goes on', 5);
    await challenge('own', 'Of somebody', 20);
    const [job] = createInstanceWorkflowJobs({ db: worker, now: Date.now });
    expect(await job?.run()).toEqual({ told: 1 });
    expect(await job?.run()).toEqual({ told: 0 });
    await deliver();
    await expect.poll(() => told(root)).toEqual(['workflows.instance_said: Over: Five days']);
    expect(await runs()).toHaveLength(1);
  });

  it('tell an address of an admin that they ran, and nobody else’s', async () => {
    const hook = async (person: TestPerson) => {
      const [row] = await api.owner.query<{ id: string }>(
        `insert into public.webhooks (instance_id, user_id, name, address, events)
         values ($1, $2, 'Chat', 'https://chat.example/x', '{entry.finished}') returning id`,
        [instance, person.id],
      );
      return row?.id ?? '';
    };
    const [own, other] = [await hook(root), await hook(ada)];
    const id = await add(routine('member-joined', { kind: 'webhook', webhook_id: own }));
    await add(routine('member-joined', { kind: 'webhook', webhook_id: other }));
    await createPerson(api.owner, instance);
    await deliver();
    await expect.poll(runs).toHaveLength(2);
    const deliveries = await api.owner.query(
      'select user_id, webhook_id, event, subject from public.webhook_deliveries where instance_id = $1',
      [instance],
    );
    expect(deliveries).toEqual([{ user_id: root.id, webhook_id: own, event: 'routine.ran', subject: id }]);
    expect((await runs()).map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
    const last = await api.owner.query(
      'select last_state, last_at is not null as is_dated from public.instance_workflows where id = $1',
      [id],
    );
    expect(last).toEqual([{ last_state: 'done', is_dated: true }]);
  });

  it('are written and seen by admins of the instance alone', async () => {
    const id = await add(routine('member-joined', admins));
    const client = api.clientFor(ada.context);
    expect((await client.from('instance_workflows').select('id')).data).toEqual([]);
    const { error } = await client
      .from('instance_workflows')
      .insert({ title: 'Mine', document: routine('member-joined', admins) });
    expect(error?.code).toBe('42501');
    await client.from('instance_workflows').update({ is_on: false }).eq('id', id);
    expect(
      only(await api.owner.query('select is_on from public.instance_workflows where id = $1', [id])),
    ).toEqual({
      is_on: true,
    });
    const elsewhere = await createPerson(
      api.owner,
      await createInstance(api.owner, `globex-${slugs}`),
      'admin',
    );
    expect((await api.clientFor(elsewhere.context).from('instance_workflows').select('id')).data).toEqual([]);
  });

  it('welcome nobody where nobody joined, and nobody who has been here for long', async () => {
    const wrong = routine('challenge-ended', welcome);
    expect(instanceWorkflowSchema.safeParse(wrong).success).toBe(false);
    await add(routine('member-joined', welcome));
    await api.owner.query(
      `update public.instance_users set created_at = now() - interval '30 days' where user_id = $1`,
      [ada.id],
    );
    await createRunInstanceWorkflows(asInstance).handle({
      id: randomUUID(),
      name: instanceEvents.memberJoined.name,
      subject: ada.id,
      instanceId: instance,
      userId: null,
      payload: {},
    });
    expect(await told(ada)).toEqual([]);
    expect(await runs()).toEqual([{ state: 'failed', steps: [{ kind: 'welcome', state: 'gone' }] }]);
  });

  describe('have rights by which the database refuses', () => {
    const refusalOf = (text: string, values: readonly unknown[] = []) =>
      asInstance(instance, (tx) => tx.query(text, values)).then(
        () => null,
        (error: unknown) => asSqlFailure(error)?.code,
      );

    it('to read an entry, a check-in or anything else of a journal', async () => {
      const [entry] = await api.owner.query<{ id: string }>(
        `insert into public.entries (instance_id, user_id, text) values ($1, $2, 'By the river') returning id`,
        [instance, ada.id],
      );
      expect(await refusalOf('select text from public.entries where id = $1', [entry?.id])).toBe('42501');
      expect(await refusalOf('select text from entries')).toBe('42501');
      expect(await refusalOf('update public.entries set text = $1', ['Written by an admin'])).toBe('42501');
      expect(await refusalOf('select note from public.mood_check_ins')).toBe('42501');
      expect(await refusalOf('select draft from public.workflows')).toBe('42501');
      expect(
        await refusalOf(`select app.webhook_thing($1, $2, 'entry', $3)`, [instance, ada.id, entry?.id]),
      ).toBe('42501');
    });

    it('to reach any table, of this feature as well', async () => {
      const reached = await api.owner.query(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'app', 'auth', 'storage', 'realtime')
           and (has_table_privilege('instance_routine', c.oid, 'select, insert, update, delete')
             or has_any_column_privilege('instance_routine', c.oid, 'select, insert, update'))`,
      );
      expect(reached).toEqual([]);
    });

    it('to call any function that looks across policies but its own six', async () => {
      const own = await api.owner.query<{ name: string }>(
        `select p.proname as name from pg_proc p, lateral aclexplode(p.proacl) a
         where a.grantee = 'instance_routine'::regrole order by 1`,
      );
      expect(own.map(({ name }) => name)).toEqual([
        'begin_instance_workflows',
        'end_instance_workflow',
        'instance_event_name',
        'tell_instance_address',
        'tell_instance_admins',
        'welcome_member',
      ]);
      const bodies = await api.owner.query<{ body: string }>(
        `select pg_get_functiondef(p.oid) as body from pg_proc p, lateral aclexplode(p.proacl) a
         where a.grantee = 'instance_routine'::regrole`,
      );
      expect(bodies.map(({ body }) => body).join('\n')).not.toMatch(
        /entries|mood|sessions|analyses|journal_/,
      );
    });
  });
});
