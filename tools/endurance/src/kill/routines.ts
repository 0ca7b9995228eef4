import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import type { Owner } from '../testing/owner.ts';
import type { Ledger } from './ledger.ts';
import type { Receiver } from './receiver.ts';
import type { Writer } from './writer.ts';

/** Milliseconds within which runs and messages are done that were broken off; a message is another's after two minutes. */
const DONE_MS = 300_000;

export async function openRoutines(owner: Owner): Promise<void> {
  await owner.query(
    `insert into public.global_features (feature_key, enabled) values ('workflows', true), ('integrations', true)
     on conflict (feature_key) do update set enabled = true`,
  );
}

/** Gives somebody a routine on low moods that changes something here, and tells the receiver. */
export async function addRoutine({ client }: Writer, { origin }: Receiver): Promise<void> {
  const call = async (name: string, body: Record<string, unknown>): Promise<unknown> => {
    const { data, error, response } = await client.functions.invoke<unknown>(name, { body });
    if (error) throw new Error(`${name}: ${await response?.text()}`);
    return data;
  };
  const { id: webhook } = (await call('add-webhook', {
    name: 'Receiver',
    address: `${origin}/hook`,
    events: ['card.done'],
    fields: [],
    format: 'standard',
  })) as { id: string };
  const id = randomUUID();
  const document: WorkflowDocument = {
    trigger: { kind: 'mood-at-or-under', value: -50 },
    conditions: null,
    steps: [
      { id: 'goal', kind: 'make-goal', title: 'A walk', days: 1 },
      { id: 'say', kind: 'notify', text: 'Walk' },
      { id: 'tell', kind: 'webhook', webhook_id: webhook },
    ],
  };
  await call('save-workflow', { id, title: 'After a low mood', document });
  await call('publish-workflow', { id, may_mail: true });
}

/** Puts what is done an hour back: a routine may run sixty times an hour. */
export async function forgetPace(owner: Owner): Promise<void> {
  await owner
    .query(
      `update public.workflow_runs set started_at = started_at - interval '2 hours'
       where state <> 'waiting' and started_at > now() - interval '1 hour'`,
    )
    .catch(() => undefined);
}

async function untilDone(owner: Owner): Promise<void> {
  const deadline = Date.now() + DONE_MS;
  const isWaiting = async () =>
    (
      await owner.query(
        `select from app.events where name in ('mood.noted', 'workflow.run_due')
         union all select from jobs.job j where j.data ->> 'name' in ('mood.noted', 'workflow.run_due') and j.state < 'completed'
         union all select from public.workflow_runs where state = 'waiting'
         union all select from public.webhook_deliveries where state = 'waiting' limit 1`,
      )
    ).length > 0;
  while (Date.now() < deadline && (await isWaiting())) await sleep(500);
}

/** Moods that did not begin one run each, runs that did not do each step once, and messages under no or another id. */
export async function verifyRoutines(owner: Owner, { moods }: Ledger, { ids }: Receiver): Promise<string[]> {
  await untilDone(owner);
  const rows = await owner.query<{ id: string; made: string }>(
    `select m.id, (select concat_ws(' ', count(*), min(r.state), sum((
         select count(*) from workflow_steps s where s.instance_id = r.instance_id and s.run_id = r.id and s.state = 'done')))
       from workflow_runs r where r.instance_id = m.instance_id and r.subject_id = m.id) as made
     from mood_check_ins m`,
  );
  const found = new Map(rows.map(({ id, made }) => [id, made]));
  const effects = await owner.query<{
    person: string;
    runs: number;
    goals: number;
    lines: number;
    told: number;
  }>(
    `select r.user_id as person, count(*)::int as runs,
       (select count(*)::int from goals g where g.user_id = r.user_id) as goals,
       (select count(*)::int from webhook_deliveries d where d.user_id = r.user_id and d.state = 'sent') as told
     from workflow_runs r group by r.user_id`,
  );
  const sent = await owner.query<{ id: string }>('select id from webhook_deliveries');
  const [known, came] = [new Set(sent.map(({ id }) => id)), new Set(ids)];
  return [
    ...moods
      .filter(({ id, isAcknowledged }) => isAcknowledged && !found.has(id))
      .map(({ id }) => `mood ${id}: lost`),
    ...rows
      .filter(({ made }) => made !== '1 done 3')
      .map(({ id, made }) => `mood ${id}: runs, state and steps are ${made}`),
    ...effects
      .filter(({ runs, goals, told }) => goals !== runs || told !== runs)
      .map(({ person, ...counts }) => `routine of ${person}: ${JSON.stringify(counts)}`),
    ...[...came].filter((id) => !known.has(id)).map((id) => `message ${id}: nobody sent it`),
    ...[...known].filter((id) => !came.has(id)).map((id) => `message ${id}: it never came`),
  ];
}
