import { randomUUID } from 'node:crypto';
import type {} from '@reflectory/contracts/cards';
import {
  type ForEachStep,
  type WorkflowDocument,
  workflowEvents,
  workflowFunctions as contract,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import {
  createPersonTransactions,
  createStatementExecutor,
  type PersonTransactions,
  type StatementExecutor,
} from '@reflectory/runtime/database';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { askAs } from '../../../testing/ask-as.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createRunWorkflow } from '../run-workflow.events.ts';

/** Twenty minutes for each thing. */
export const plan: ForEachStep['each'][number] = {
  id: 'plan',
  kind: 'plan-focus',
  title: 'Look at {title}',
  minutes: 20,
  in_days: 0,
};
/** What is said once, when all of it is done. */
export const end: WorkflowStep = { id: 'end', kind: 'notify', text: 'All of it' };
/** Goes through a list with some steps. */
export const forEach = (list: ForEachStep['list'], each: ForEachStep['each'] = [plan]): ForEachStep => ({
  id: 'all',
  kind: 'for-each',
  list,
  each,
});
/** A routine with a button. */
export const routine = (...steps: WorkflowStep[]): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps,
});

/** The service with what moves runs on. */
export type RoutinesWorld = {
  api: TestApi;
  worker: StatementExecutor;
  asPerson: PersonTransactions;
  instance: string;
  stop(): Promise<void>;
};

/** Starts it; call `stop` in `afterAll`. */
export async function startRoutines(): Promise<RoutinesWorld> {
  const api = await startTestApi();
  const instance = await createInstance(api.owner, 'acme');
  const worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) select unnest($1::text[]), true
     on conflict (feature_key) do update set enabled = true`,
    [['workflows', 'goals', 'boards', 'productivity', 'integrations', 'groups']],
  );
  return {
    api,
    worker,
    asPerson: createPersonTransactions(worker),
    instance,
    async stop() {
      await worker.close();
      await api.stop();
    },
  };
}

/** Runs of a person, which a test moves on itself. */
function runsOf({ api, asPerson, instance }: RoutinesWorld, ada: TestPerson, warnings: object[]) {
  const ask = askAs(api, ada, contract);
  const publish = async (document: WorkflowDocument, mayMail = false) => {
    const id = randomUUID();
    await ask('save-workflow', { id, title: 'Routine', document });
    await ask('publish-workflow', { id, may_mail: mayMail });
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
  return { ask, publish, begin, goOn, runOf, runOnce, planned, told };
}

/** What a person has, to be gone through. */
function thingsOf({ api, instance }: RoutinesWorld, ada: TestPerson) {
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
  return { board, write };
}

/** Somebody new with routines; `warnings` is what the log was told. */
export async function newPersonWithRoutines(world: RoutinesWorld) {
  const ada = await createPerson(world.api.owner, world.instance);
  const warnings: object[] = [];
  return { ada, warnings, ...runsOf(world, ada, warnings), ...thingsOf(world, ada) };
}
