import type {
  RunFailure,
  StepOutput,
  WorkflowDocument,
  WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import type { Transaction } from '@reflectory/runtime/database';
import type { Subject } from './workflow-facts.ts';

const own = (alias: string) => `${alias}.instance_id = app.instance_id() and ${alias}.user_id = auth.uid()`;

/** A run that goes on, with the version that it runs. */
export type OpenRun = {
  id: string;
  workflow_id: string;
  subject_kind: Subject['kind'] | null;
  subject_id: string | null;
  subject_version: Date | null;
  attempt: number;
  depth: number;
  rerun_of: string | null;
  is_from_failed: boolean;
  started_at: Date;
  document: WorkflowDocument;
  may_mail: boolean;
};

/** A published routine with the version that runs. */
export type PublishedWorkflow = { id: string; version: number; document: WorkflowDocument };

/** Whether the caller leaves: until they are gone or stay, nothing of theirs runs. */
export async function isLeaving(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ is_leaving: boolean }>('select app.is_account_closing() as is_leaving');
  return row?.is_leaving ?? false;
}

/** Whether the caller is still somebody who stays, at an instance that is open, where routines are on. */
export async function mayRun(tx: Transaction): Promise<boolean> {
  const rows = await tx.query(
    `select from instance_users m where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.is_active
       and app.is_feature_enabled_at(m.instance_id, 'workflows') and not app.is_account_closing()`,
  );
  return rows.length > 0;
}

/** What begins published routines of the people of events, by `instance/person`; asked as the worker, of all at once. */
export async function listTriggers(
  db: Transaction,
  events: readonly { instanceId: string; userId: string | null }[],
  kinds: readonly string[],
): Promise<Map<string, WorkflowTrigger[]>> {
  const people = events.filter(({ userId }) => userId !== null);
  const rows = await db.query<{ person: string; triggers: WorkflowTrigger[] }>(
    'select person, triggers from app.workflow_triggers($1, $2, $3)',
    [people.map(({ instanceId }) => instanceId), people.map(({ userId }) => userId), kinds],
  );
  return new Map(rows.map(({ person, triggers }) => [person, triggers]));
}

export async function listPublished(
  tx: Transaction,
  kinds: readonly string[] | null,
): Promise<PublishedWorkflow[]> {
  return tx.query(
    `select w.id, w.version, v.document from workflows w
     join workflow_versions v on v.instance_id = w.instance_id and v.user_id = w.user_id and v.workflow_id = w.id
       and v.version = w.version
     where ${own('w')} and w.state = 'published' and w.removed_at is null and ($1::text[] is null or w.trigger_kind = any ($1))
     order by w.created_at, w.id`,
    [kinds],
  );
}

/** Gives back the time of a schedule that was taken while its person leaves; asked as the worker. */
export async function keepSchedule(
  db: Transaction,
  { instanceId, id, at }: { instanceId: string; id: string; at: string },
): Promise<void> {
  await db.query('select app.keep_workflow_schedule($1, $2, $3)', [instanceId, id, at]);
}

export type Beginning = {
  workflowId: string;
  version: number;
  eventId?: string;
  subject: Subject | null;
  subjectVersion: Date | null;
  depth?: number;
  rerunOf?: string;
  isFromFailed?: boolean;
};

/** Begins a run; null where this event began it already. */
export async function addRun(tx: Transaction, run: Beginning): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into workflow_runs (workflow_id, version, event_id, subject_kind, subject_id, subject_version, depth, rerun_of,
       is_from_failed)
     values ($1, $2, coalesce($3, gen_random_uuid()), $4, $5, $6, $7, $8, $9)
     on conflict (instance_id, workflow_id, event_id) do nothing returning id`,
    [
      run.workflowId,
      run.version,
      run.eventId ?? null,
      run.subject?.kind ?? null,
      run.subject?.id ?? null,
      run.subjectVersion,
      run.depth ?? 0,
      run.rerunOf ?? null,
      run.isFromFailed ?? false,
    ],
  );
  return row?.id ?? null;
}

/** Why this routine may not begin once more now; null where it may. */
export async function paceOf(tx: Transaction, workflowId: string): Promise<string | null> {
  const [row] = await tx.query<{ pace: string | null }>('select app.workflow_pace($1) as pace', [workflowId]);
  return row?.pace ?? null;
}

/** Whether the caller, or everybody here, has run as much as may be for now. */
export async function isShareTaken(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ share: string | null }>('select app.workflow_share() as share');
  return (row?.share ?? null) !== null;
}

/** A run that can go on now, locked. Whoever comes second waits, and finds it where the first left it. */
export async function lockRun(tx: Transaction, id: string, now: Date): Promise<OpenRun | null> {
  const [row] = await tx.query<OpenRun>(
    `select r.id, r.workflow_id, r.subject_kind, r.subject_id, r.subject_version, r.attempt, r.depth, r.rerun_of,
       r.is_from_failed, r.started_at, v.document, v.may_mail
     from workflow_runs r
     join workflow_versions v on v.instance_id = r.instance_id and v.user_id = r.user_id and v.workflow_id = r.workflow_id
       and v.version = r.version
     join workflows w on w.instance_id = r.instance_id and w.id = r.workflow_id and w.removed_at is null
     where ${own('r')} and r.id = $1 and r.state = 'waiting'
       and not exists (select from workflow_steps s where ${own('s')} and s.run_id = r.id and s.kind = 'wait'
         and (s.output ->> 'until')::timestamptz > $2)
     for update of r`,
    [id, now],
  );
  return row ?? null;
}

export type DoneStep = { step_id: string; output: StepOutput };

export const listDone = (tx: Transaction, run: string): Promise<DoneStep[]> =>
  tx.query(
    `select s.step_id, s.output from workflow_steps s where ${own('s')} and s.run_id = $1 and s.state = 'done' order by s.position`,
    [run],
  );

/** What the run before did is done: none of it happens again, and waits are over. */
export async function copyDone(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.query(
    `insert into workflow_steps (user_id, run_id, step_id, kind, position, state, output)
     select s.user_id, $2, s.step_id, 'before:' || s.kind, s.position, 'done', s.output - 'until' from workflow_steps s
     where ${own('s')} and s.run_id = $1 and s.state = 'done'
     on conflict do nothing`,
    [from, to],
  );
}

/** `id` is the key of the step in its run. */
type KeptStep = { id: string; kind: string; position: number; effect: StepOutput | RunFailure };

/** The checkpoint of a step. */
export async function keepStep(
  tx: Transaction,
  run: string,
  { id, kind, position, effect }: KeptStep,
): Promise<void> {
  const isFailed = typeof effect === 'string';
  await tx.query(
    `insert into workflow_steps (user_id, run_id, step_id, kind, position, state, output, delivery, failure)
     values (auth.uid(), $1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      run,
      id,
      kind,
      position,
      isFailed ? 'failed' : 'done',
      JSON.stringify(isFailed ? {} : effect),
      kind === 'mail' && !isFailed ? 'owed' : null,
      isFailed ? effect : null,
    ],
  );
}

export async function endRun(
  tx: Transaction,
  id: string,
  state: 'done' | 'unmet' | 'failed' | 'cancelled',
  failure: RunFailure | null = null,
): Promise<void> {
  await tx.query(
    `update workflow_runs r set state = $2, failure = $3, ended_at = now() where ${own('r')} and r.id = $1`,
    [id, state, failure],
  );
}

export async function rest(tx: Transaction, id: string, until: Date, attempt: number): Promise<void> {
  await tx.query(
    `update workflow_runs r set due_at = $2, attempt = $3 where ${own('r')} and r.id = $1 and r.state = 'waiting'`,
    [id, until, attempt],
  );
}

/** Pauses a routine, which tells its person. */
export async function pauseFor(
  tx: Transaction,
  id: string,
  reason: 'failures' | 'too-often' | 'loop',
): Promise<void> {
  await tx.query(
    `update workflows w set state = 'paused', paused_because = $2 where ${own('w')} and w.id = $1 and w.state = 'published'`,
    [id, reason],
  );
}

/** Whether the last so many runs of a routine that came to an end have all failed. */
export async function hasFailed(tx: Transaction, workflowId: string, times: number): Promise<boolean> {
  const rows = await tx.query<{ state: string }>(
    `select r.state from workflow_runs r where ${own('r')} and r.workflow_id = $1 and r.state in ('done', 'failed')
     order by r.ended_at desc, r.id limit $2`,
    [workflowId, times],
  );
  return rows.length === times && rows.every(({ state }) => state === 'failed');
}
