import {
  type ListedWorkflow,
  type RunFailure,
  type WorkflowDocument,
  workflowDocumentSchema,
  type WorkflowFacts,
  type WorkflowProblem,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  allSteps,
  checkWorkflow,
  findLoop,
  holds,
  nextTimeOf,
  sendsOut,
  type ThingsOfList,
  tryWorkflow,
} from '@reflectory/domain/workflows';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { addRun, listPublished } from './workflow-runs.repository.ts';
import { listThings, readThing } from './workflow-things.ts';
import {
  addVersion,
  cancelRun,
  findRun,
  findVersion,
  hasColumn,
  hasMap,
  isInCircle,
  listVersions,
  listWorkflows,
  lockWorkflow,
  saveDraft,
  setRemoved,
  setState,
} from './workflows.repository.ts';

const noSuch = () => new FunctionError('not_found', 'There is no such routine');
/** What was written past the service may be anything. */
const readable = (document: unknown): WorkflowDocument | null =>
  workflowDocumentSchema.safeParse(document).data ?? null;

export async function listed(tx: Transaction): Promise<ListedWorkflow[]> {
  const found = await listWorkflows(tx);
  return found.map((one) => ({ ...one, draft: readable(one.draft), published: readable(one.published) }));
}

export async function versionsOf(
  tx: Transaction,
  id: string,
): Promise<FunctionOutput<'list-workflow-versions'>> {
  const found = await listVersions(tx, id);
  return { versions: found.map((one) => ({ ...one, document: readable(one.document) })) };
}

/** What is to be put right, also in how a routine goes with the others of its person. */
async function problemsOf(
  tx: Transaction,
  id: string,
  document: WorkflowDocument,
  now: Date,
): Promise<WorkflowProblem[]> {
  const others = (await listPublished(tx, null)).flatMap((one) => {
    const known = readable(one.document);
    return known ? [{ id: one.id, document: known }] : [];
  });
  const loop = findLoop({ id, document }, others);
  return [...checkWorkflow(document, now), ...(loop.length > 0 ? [{ code: 'loop', step_id: null }] : [])];
}

export async function save(
  tx: Transaction,
  input: FunctionInput<'save-workflow'>,
  now: Date,
): Promise<FunctionOutput<'save-workflow'>> {
  await saveDraft(tx, input);
  return { problems: await problemsOf(tx, input.id, input.document, now) };
}

/** @throws FunctionError not_found, not_permitted where mail is sent that the person did not agree to */
export async function publish(
  tx: Transaction,
  { id, may_mail: mayMail }: FunctionInput<'publish-workflow'>,
  now: Date,
): Promise<FunctionOutput<'publish-workflow'>> {
  const kept = await lockWorkflow(tx, id);
  const document = readable(kept?.draft);
  if (!kept || !document) throw noSuch();
  const problems = await problemsOf(tx, id, document, now);
  if (problems.length > 0) return { version: kept.version, problems };
  if (sendsOut(document) && !mayMail)
    throw new FunctionError('not_permitted', 'Nobody agreed to the mail that it sends');
  const version = kept.version + 1;
  await addVersion(tx, {
    id,
    version,
    document,
    mayMail: mayMail && sendsOut(document),
    nextAt: nextTimeOf(document.trigger, now),
  });
  return { version, problems: [] };
}

/** @throws FunctionError not_found, conflict for a routine that was never published */
export async function pause(
  tx: Transaction,
  { id, is_paused: isPaused }: FunctionInput<'pause-workflow'>,
  now: Date,
): Promise<Record<string, never>> {
  const kept = await lockWorkflow(tx, id);
  if (!kept) throw noSuch();
  const document = await findVersion(tx, id, kept.version);
  if (!document) throw new FunctionError('conflict', 'It was never published');
  await setState(
    tx,
    id,
    isPaused ? 'paused' : 'published',
    isPaused ? null : nextTimeOf(document.trigger, now),
  );
  return {};
}

/** @throws FunctionError not_found */
export async function remove(
  tx: Transaction,
  { id, is_removed: isRemoved }: FunctionInput<'remove-workflow'>,
): Promise<Record<string, never>> {
  if (!(await setRemoved(tx, id, isRemoved))) throw noSuch();
  return {};
}

/** What each list would go through now; of what is gone, nothing. */
async function thingsOf(
  tx: Transaction,
  { document, facts }: FunctionInput<'try-workflow'>,
  now: Date,
): Promise<Map<string, ThingsOfList | null>> {
  const lists = new Map<string, ThingsOfList | null>();
  for (const step of allSteps(document.steps)) {
    if (step.kind !== 'for-each') continue;
    const { list } = step;
    const found = await listThings(tx, list, facts, now);
    const things: WorkflowFacts[] = [];
    for (const id of found?.things ?? []) {
      const about = await readThing(tx, { list, id }, { subject: null, facts }, now);
      if (about) things.push(about.facts);
    }
    const left = (found?.things.length ?? 0) - things.length;
    lists.set(step.id, found && { things, total: found.total - left });
  }
  return lists;
}

/** Why a step would fail for the caller as things are. */
async function wouldFail(tx: Transaction, step: WorkflowStep): Promise<RunFailure | null> {
  if (step.kind === 'map-node') return (await hasMap(tx, step.map_id)) ? null : 'gone';
  if (step.kind === 'make-card' || step.kind === 'move-card')
    return (await hasColumn(tx, step.board_id, step.column_id)) ? null : 'gone';
  if (step.kind === 'draft-post') return (await isInCircle(tx, step.circle_id)) ? null : 'not-in-circle';
  return null;
}

/** What would happen, with what would fail for the caller as things are. */
export async function tryOut(
  tx: Transaction,
  input: FunctionInput<'try-workflow'>,
  now: Date,
): Promise<FunctionOutput<'try-workflow'>> {
  const isMet = holds(input.document.conditions, input.facts);
  const lists = isMet ? await thingsOf(tx, input, now) : new Map<string, null>();
  const would = tryWorkflow(input.document, input.facts, lists);
  if (would === null) return { is_met: false, would: [] };
  const checked: FunctionOutput<'try-workflow'>['would'] = [];
  for (const { step, ...rest } of would) {
    const failure = lists.get(step.id) === null ? 'gone' : await wouldFail(tx, step);
    checked.push({ step_id: step.id, kind: step.kind, ...rest, failure });
  }
  return { is_met: true, would: checked };
}

/** @throws FunctionError not_found, conflict where it is not published with a button */
export async function press(tx: Transaction, id: string): Promise<{ run_id: string }> {
  const kept = await lockWorkflow(tx, id);
  if (!kept) throw noSuch();
  const document = await findVersion(tx, id, kept.version);
  if (kept.state !== 'published' || document?.trigger.kind !== 'button')
    throw new FunctionError('conflict', 'It has no button');
  return begun(
    await addRun(tx, { workflowId: id, version: kept.version, subject: null, subjectVersion: null }),
  );
}

const begun = (id: string | null): { run_id: string } => {
  if (id === null) throw new FunctionError('conflict', 'It was begun already');
  return { run_id: id };
};

/** @throws FunctionError not_found, conflict where it has ended */
export async function cancel(tx: Transaction, id: string): Promise<Record<string, never>> {
  if (!(await findRun(tx, id))) throw noSuch();
  if (!(await cancelRun(tx, id))) throw new FunctionError('conflict', 'It has ended already');
  return {};
}

/** @throws FunctionError not_found, conflict for a run that goes on, or did not fail where only the rest is wanted */
export async function rerun(
  tx: Transaction,
  { run_id: id, from }: FunctionInput<'rerun-workflow'>,
): Promise<{ run_id: string }> {
  const run = await findRun(tx, id);
  if (!run) throw noSuch();
  if (run.state === 'waiting' || (from === 'failed' && run.state !== 'failed'))
    throw new FunctionError('conflict', 'It cannot be repeated like this');
  const subject = run.subject_kind && run.subject_id ? { kind: run.subject_kind, id: run.subject_id } : null;
  return begun(
    await addRun(tx, {
      workflowId: run.workflow_id,
      version: run.version,
      subject,
      subjectVersion: run.subject_version,
      rerunOf: id,
      isFromFailed: from === 'failed',
    }),
  );
}
