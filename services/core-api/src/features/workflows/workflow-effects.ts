import { POST_LIMITS } from '@reflectory/contracts/community';
import type { PlainStep, RunFailure, StepOutput, WorkflowFacts } from '@reflectory/contracts/workflows';
import { mentionKey } from '@reflectory/domain/document';
import { rankBetween } from '@reflectory/domain/ranks';
import { textOfStep, waitUntil } from '@reflectory/domain/workflows';
import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import type { Subject } from './workflow-facts.ts';

/** A step that cannot succeed, however often it is tried. */
class StepError extends Error {
  readonly failure: RunFailure;
  constructor(failure: RunFailure) {
    super(`The step failed: ${failure}`);
    this.name = 'StepError';
    this.failure = failure;
  }
}

/** What a step needs to know of its run. */
export type StepContext = {
  subject: Subject | null;
  facts: WorkflowFacts;
  workflowId: string;
  now: Date;
  /** Whether the owner agreed that this version sends something out. */
  mayLeave: boolean;
};
type StepOf<Kind extends PlainStep['kind']> = Extract<PlainStep, { kind: Kind }>;

const clip = (text: string | null, most: number): string => {
  const clipped = Array.from(text ?? '')
    .slice(0, most)
    .join('')
    .trim();
  return clipped === '' ? '…' : clipped;
};

/** Rank of the last card of a column; null where there is none yet. @throws StepError where there is no such column */
async function lastOfColumn(tx: Transaction, board: string, columnId: string): Promise<string | null> {
  const [column] = await tx.query<{ last: string | null }>(
    `select (select max(d.rank) from cards d where d.instance_id = c.instance_id and d.board_id = c.board_id
       and d.column_id = c.id) as last
     from board_columns c where c.instance_id = app.instance_id() and c.board_id = $1 and c.id = $2 and c.deleted_at is null`,
    [board, columnId],
  );
  if (!column) throw new StepError('gone');
  return column.last;
}

async function makeCard(
  tx: Transaction,
  step: StepOf<'make-card'>,
  { facts }: StepContext,
): Promise<StepOutput> {
  const last = await lastOfColumn(tx, step.board_id, step.column_id);
  const id = crypto.randomUUID();
  await tx.query('insert into cards (id, board_id, column_id, title, rank) values ($1, $2, $3, $4, $5)', [
    id,
    step.board_id,
    step.column_id,
    clip(textOfStep(step, facts), 500),
    rankBetween(last, null),
  ]);
  return { path: `/boards/${step.board_id}?card=${id}` };
}

async function moveCard(
  tx: Transaction,
  { board_id: board, column_id: column }: StepOf<'move-card'>,
  { subject }: StepContext,
): Promise<StepOutput> {
  if (subject?.kind !== 'card') throw new StepError('no-card');
  const last = await lastOfColumn(tx, board, column);
  const moved = await tx.query(
    `update cards c set column_id = $3, rank = $4,
       completed_at = case when k.is_done then coalesce(c.completed_at, now()) when not exists (
         select from board_columns b where b.instance_id = c.instance_id and b.id = c.column_id and b.is_done)
       then c.completed_at end
     from board_columns k where k.instance_id = c.instance_id and k.board_id = c.board_id and k.id = $3
       and c.instance_id = app.instance_id() and c.id = $1 and c.board_id = $2 and c.deleted_at is null returning c.id`,
    [subject.id, board, column, rankBetween(last, null)],
  );
  if (moved.length === 0) throw new StepError('gone');
  return { path: `/boards/${board}?card=${subject.id}` };
}

/** A branch of the centre, after those that are there. */
async function addMapNode(
  tx: Transaction,
  step: StepOf<'map-node'>,
  { facts }: StepContext,
): Promise<StepOutput> {
  const [map] = await tx.query<{ last: string | null }>(
    `select (select max(n.rank) from mindmap_nodes n where n.instance_id = m.instance_id and n.map_id = m.id
       and n.parent_id is null) as last
     from mindmaps m where m.instance_id = app.instance_id() and m.id = $1 and m.deleted_at is null`,
    [step.map_id],
  );
  if (!map) throw new StepError('gone');
  await tx.query('insert into mindmap_nodes (map_id, rank, text) values ($1, $2, $3)', [
    step.map_id,
    rankBetween(map.last, null),
    clip(textOfStep(step, facts), 500),
  ]);
  return { path: `/mindmaps/${step.map_id}` };
}

async function makeGoal(
  tx: Transaction,
  step: StepOf<'make-goal'>,
  { facts }: StepContext,
): Promise<StepOutput> {
  const id = crypto.randomUUID();
  await tx.query(
    `insert into goals (id, title, starts_on, ends_on) values ($1, $2, $3::date, $3::date + $4::integer)`,
    [id, clip(textOfStep(step, facts), 200), facts.date, step.days],
  );
  return { path: `/goals/${id}` };
}

async function planFocus(
  tx: Transaction,
  step: StepOf<'plan-focus'>,
  { facts }: StepContext,
): Promise<StepOutput> {
  const [last] = await tx.query<{ rank: string | null; day: string }>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, (select max(i.rank) from focus_intentions i
       where i.user_id = auth.uid() and i.day = d.day) as rank
     from (select $1::date + $2::integer as day) d`,
    [facts.date, step.in_days],
  );
  await tx.query(`insert into focus_intentions (day, rank, title, minutes) values ($1, $2, $3, $4)`, [
    last?.day,
    rankBetween(last?.rank ?? null, null),
    clip(textOfStep(step, facts), 300),
    step.minutes,
  ]);
  return { path: '/productivity' };
}

async function tagEntry(
  tx: Transaction,
  { tag }: StepOf<'tag-entry'>,
  { subject }: StepContext,
): Promise<StepOutput> {
  if (subject?.kind !== 'entry') throw new StepError('no-entry');
  const key = mentionKey(tag);
  await tx.query(
    'insert into tags (user_id, key, label) values (auth.uid(), $1, $2) on conflict (instance_id, user_id, key) do nothing',
    [key, tag],
  );
  await tx.query(
    `insert into entry_tags (user_id, entry_id, tag_id, is_by_hand)
     select auth.uid(), $1, coalesce(t.merged_into, t.id), true from tags t
     where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = $2
     on conflict do nothing`,
    [subject.id, key],
  );
  return { path: `/journal/entry/${subject.id}` };
}

/** A draft that waits in a circle for the owner; nobody else is shown it. */
async function draftPost(
  tx: Transaction,
  step: StepOf<'draft-post'>,
  { facts }: StepContext,
): Promise<StepOutput> {
  const words = clip(textOfStep(step, facts), POST_LIMITS.body);
  const [left] = await tx.query<{ id: string | null }>('select app.leave_post_draft($1, $2) as id', [
    step.circle_id,
    words,
  ]);
  if (!left?.id) throw new StepError('not-in-circle');
  return { path: `/groups/${step.circle_id}?draft=${left.id}` };
}

/** A message to an address of the owner's own, under an id that stays the same at every try. */
async function tellWebhook(
  tx: Transaction,
  { webhook_id: webhook }: StepOf<'webhook'>,
  { workflowId, mayLeave }: StepContext,
): Promise<StepOutput> {
  if (!mayLeave) throw new StepError('not-permitted');
  const [told] = await tx.query<{ is_told: boolean }>('select app.tell_webhook($1, $2) as is_told', [
    webhook,
    workflowId,
  ]);
  if (!told?.is_told) throw new StepError('gone');
  return { path: '/integrations' };
}

/** Does a step as the owner, in the transaction of its checkpoint. @throws StepError, SqlFailure */
async function perform(tx: Transaction, step: PlainStep, context: StepContext): Promise<StepOutput> {
  switch (step.kind) {
    case 'make-card':
      return makeCard(tx, step, context);
    case 'move-card':
      return moveCard(tx, step, context);
    case 'map-node':
      return addMapNode(tx, step, context);
    // What it is stays in the text of the routine: a run keeps no words.
    case 'set-value':
      return {};
    case 'make-goal':
      return makeGoal(tx, step, context);
    case 'plan-focus':
      return planFocus(tx, step, context);
    case 'tag-entry':
      return tagEntry(tx, step, context);
    case 'notify':
      return { path: `/workflows/${context.workflowId}`, text: textOfStep(step, context.facts) ?? '' };
    case 'suggest-framework':
      return { path: `/library/frameworks/${encodeURIComponent(step.framework)}` };
    case 'draft-post':
      return draftPost(tx, step, context);
    case 'webhook':
      return tellWebhook(tx, step, context);
    case 'mail':
      if (!context.mayLeave) throw new StepError('not-permitted');
      return {};
    case 'wait':
      return { until: waitUntil(step, context.now).toISOString() };
  }
}

/** Refusals that are the same every time. */
const failureOf = (code: string | undefined): RunFailure | null => {
  if (code === '42501') return 'not-permitted';
  if (code === '23503') return 'gone';
  if (code === 'PT413') return 'full';
  return code === '23514' || code === '22001' ? 'too-large' : null;
};

/** The same, and what it refused is taken back while the transaction goes on. @throws what may succeed another time */
export async function performOrFail(
  tx: Transaction,
  step: PlainStep,
  context: StepContext,
): Promise<StepOutput | RunFailure> {
  await tx.query('savepoint step');
  try {
    return await perform(tx, step, context);
  } catch (error) {
    const failure = error instanceof StepError ? error.failure : failureOf(asSqlFailure(error)?.code);
    if (!failure) throw error;
    await tx.query('rollback to savepoint step');
    return failure;
  }
}
