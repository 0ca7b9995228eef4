import type {
  ListedWorkflow,
  WorkflowDocument,
  WorkflowRun,
  WorkflowVersion,
} from '@reflectory/contracts/workflows';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';
import type { Subject } from './workflow-facts.ts';

const own = (alias: string) => `${alias}.instance_id = app.instance_id() and ${alias}.user_id = auth.uid()`;
/** Runs of one routine that are listed. */
const MOST_RUNS = 50;
/** Versions of one routine that are listed. */
const MOST_VERSIONS = 50;

/** The caller's routines as they are listed, the newest first. */
export async function listWorkflows(tx: Transaction): Promise<ListedWorkflow[]> {
  const [row] = await tx.query<{ found: ListedWorkflow[] }>(
    `select ${jsonRows(
      `select w.id, w.title, w.state, w.paused_because, w.draft, v.document as published, w.version,
         to_jsonb(case when w.state = 'published' then w.next_at end) as next_at,
         coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'started_at', r.started_at) order by r.started_at desc)
           from (select * from workflow_runs r where ${own('r')} and r.workflow_id = w.id order by r.started_at desc limit 5) r),
           '[]') as last_runs
       from workflows w left join workflow_versions v on v.instance_id = w.instance_id and v.user_id = w.user_id
         and v.workflow_id = w.id and v.version = w.version
       where ${own('w')} and w.removed_at is null order by w.created_at desc, w.id limit 200`,
    )} as found`,
  );
  return row?.found ?? [];
}

/** Writes a draft; false where the id is somebody else's. */
export async function saveDraft(
  tx: Transaction,
  { id, title, document }: { id: string; title: string; document: WorkflowDocument },
): Promise<void> {
  const changed = await tx.query(
    `update workflows w set title = $2, draft = $3 where ${own('w')} and w.id = $1 returning w.id`,
    [id, title, JSON.stringify(document)],
  );
  if (changed.length > 0) return;
  await tx.query('insert into workflows (id, title, draft) values ($1, $2, $3)', [
    id,
    title,
    JSON.stringify(document),
  ]);
}

type Kept = { id: string; title: string; draft: unknown; state: string; version: number };

export async function lockWorkflow(tx: Transaction, id: string): Promise<Kept | null> {
  const [row] = await tx.query<Kept>(
    `select w.id, w.title, w.draft, w.state, w.version from workflows w
     where ${own('w')} and w.id = $1 and w.removed_at is null for update`,
    [id],
  );
  return row ?? null;
}

export async function addVersion(
  tx: Transaction,
  {
    id,
    version,
    document,
    mayMail,
    nextAt,
  }: { id: string; version: number; document: WorkflowDocument; mayMail: boolean; nextAt: Date | null },
): Promise<void> {
  await tx.query(
    'insert into workflow_versions (user_id, workflow_id, version, document, may_mail) values (auth.uid(), $1, $2, $3, $4)',
    [id, version, JSON.stringify(document), mayMail],
  );
  await tx.query(
    `update workflows w set version = $2, state = 'published', paused_because = null, trigger_kind = $3, next_at = $4
     where ${own('w')} and w.id = $1`,
    [id, version, document.trigger.kind, nextAt],
  );
}

/** The document of a version; null where there is none. */
export async function findVersion(
  tx: Transaction,
  id: string,
  version: number,
): Promise<WorkflowDocument | null> {
  const [row] = await tx.query<{ document: WorkflowDocument }>(
    `select v.document from workflow_versions v where ${own('v')} and v.workflow_id = $1 and v.version = $2`,
    [id, version],
  );
  return row?.document ?? null;
}

/** Versions of a routine of the caller, the newest first; none of one that was removed. */
export async function listVersions(tx: Transaction, id: string): Promise<WorkflowVersion[]> {
  const [row] = await tx.query<{ found: WorkflowVersion[] }>(
    `select ${jsonRows(
      `select v.version, to_jsonb(v.published_at) as published_at, v.document
       from workflow_versions v join workflows w on w.instance_id = v.instance_id and w.user_id = v.user_id
         and w.id = v.workflow_id and w.removed_at is null
       where ${own('v')} and v.workflow_id = $1 order by v.version desc limit ${MOST_VERSIONS}`,
    )} as found`,
    [id],
  );
  return row?.found ?? [];
}

export async function setState(
  tx: Transaction,
  id: string,
  state: 'published' | 'paused',
  nextAt: Date | null,
): Promise<void> {
  await tx.query(
    `update workflows w set state = $2, paused_because = null, next_at = $3 where ${own('w')} and w.id = $1`,
    [id, state, nextAt],
  );
}

export async function dateNext(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx.query(`update workflows w set next_at = $2 where ${own('w')} and w.id = $1`, [id, at]);
}

/** Removes a routine or brings it back; runs that wait end with it. False where there is none. */
export async function setRemoved(tx: Transaction, id: string, isRemoved: boolean): Promise<boolean> {
  const rows = await tx.query(
    `update workflows w set removed_at = case when $2 then now() end,
       state = case when w.state = 'published' then 'paused' else w.state end
     where ${own('w')} and w.id = $1 returning w.id`,
    [id, isRemoved],
  );
  if (isRemoved)
    await tx.query(
      `update workflow_runs r set state = 'cancelled', ended_at = now()
       where ${own('r')} and r.workflow_id = $1 and r.state = 'waiting'`,
      [id],
    );
  return rows.length > 0;
}

/** Where what a run is about can be seen. */
const about = `case r.subject_kind when 'entry' then '/journal/entry/' || r.subject_id when 'goal' then '/goals/' || r.subject_id
  when 'mood' then '/journal/mood' when 'call' then '/integrations'
  when 'habit' then '/goals/habits/' || r.subject_id when 'meeting' then '/productivity'
  when 'card' then (select '/boards/' || c.board_id || '?card=' || c.id from cards c
    where c.instance_id = r.instance_id and c.id = r.subject_id) end`;

export async function listRuns(tx: Transaction, workflowId: string): Promise<WorkflowRun[]> {
  const [row] = await tx.query<{ found: WorkflowRun[] }>(
    `select ${jsonRows(
      `select r.id, r.version, r.state, r.failure, r.attempt, to_jsonb(case when r.state = 'waiting' then r.due_at end) as due_at,
         to_jsonb(r.started_at) as started_at, to_jsonb(r.ended_at) as ended_at, ${about} as about, r.rerun_of,
         coalesce((select jsonb_agg(jsonb_build_object('step_id', s.step_id, 'kind', replace(s.kind, 'before:', ''), 'state', s.state,
           'output', s.output, 'delivery', s.delivery, 'failure', s.failure, 'at', s.at) order by s.position)
           from workflow_steps s where ${own('s')} and s.run_id = r.id), '[]') as steps
       from workflow_runs r where ${own('r')} and r.workflow_id = $1 order by r.started_at desc, r.id limit ${MOST_RUNS}`,
    )} as found`,
    [workflowId],
  );
  return row?.found ?? [];
}

type KeptRun = {
  workflow_id: string;
  version: number;
  state: string;
  subject_kind: Subject['kind'] | null;
  subject_id: string | null;
  subject_version: Date | null;
};

export async function findRun(tx: Transaction, id: string): Promise<KeptRun | null> {
  const [row] = await tx.query<KeptRun>(
    `select r.workflow_id, r.version, r.state, r.subject_kind, r.subject_id, r.subject_version from workflow_runs r
     join workflows w on w.instance_id = r.instance_id and w.id = r.workflow_id and w.removed_at is null
     where ${own('r')} and r.id = $1`,
    [id],
  );
  return row ?? null;
}

/** False where it has ended already. */
export async function cancelRun(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update workflow_runs r set state = 'cancelled', ended_at = now() where ${own('r')} and r.id = $1 and r.state = 'waiting'
     returning r.id`,
    [id],
  );
  return rows.length > 0;
}

export async function isInCircle(tx: Transaction, circle: string): Promise<boolean> {
  const rows = await tx.query(
    `select from circle_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.circle_id = $1
       and m.state = 'member'`,
    [circle],
  );
  return rows.length > 0;
}

/** Columns that somebody may add cards to. */
export async function hasColumn(tx: Transaction, board: string, column: string): Promise<boolean> {
  const rows = await tx.query(
    `select from board_columns c where c.instance_id = app.instance_id() and c.board_id = $1 and c.id = $2 and c.deleted_at is null`,
    [board, column],
  );
  return rows.length > 0;
}

export async function hasMap(tx: Transaction, map: string): Promise<boolean> {
  const rows = await tx.query(
    'select from mindmaps m where m.instance_id = app.instance_id() and m.id = $1 and m.deleted_at is null',
    [map],
  );
  return rows.length > 0;
}
