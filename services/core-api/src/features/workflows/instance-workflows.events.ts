import {
  instanceEvents,
  type InstanceStep,
  type InstanceStepResult,
  type InstanceTriggerKind,
  instanceWorkflowSchema,
} from '@reflectory/contracts/workflows';
import type { InstanceTransactions, Transaction } from '@reflectory/runtime/database';
import { type EventHandler, hear } from '@reflectory/runtime/jobs';

/** Events that are handled at the same time. */
const CONCURRENCY = 2;

const kinds = new Map<string, InstanceTriggerKind>([
  [instanceEvents.memberJoined.name, 'member-joined'],
  [instanceEvents.invitationAccepted.name, 'invitation-accepted'],
  [instanceEvents.challengeEnded.name, 'challenge-ended'],
]);

type Begun = { run_id: string; document: unknown };
type Happened = { kind: InstanceTriggerKind; eventId: string; subject: string };

/** Asks one of the functions that are all a run may do; each says whether there was anybody to do it for. */
async function perform(
  tx: Transaction,
  step: InstanceStep,
  run: string,
  { subject, name }: Named,
): Promise<boolean> {
  const isDone = async (call: string, values: readonly unknown[]) => {
    const [row] = await tx.query<{ is_done: boolean }>(`select ${call} as is_done`, [run, ...values]);
    return row?.is_done ?? false;
  };
  switch (step.kind) {
    case 'notify-admins':
      return isDone('app.tell_instance_admins($1, $2)', [step.text.replaceAll('{name}', () => name)]);
    case 'welcome':
      return isDone('app.welcome_member($1, $2, $3)', [subject, step.text.replaceAll('{name}', () => name)]);
    case 'webhook':
      return isDone('app.tell_instance_address($1, $2)', [step.webhook_id]);
  }
}

type Named = { subject: string; name: string };

/** Runs what an event is meant for, each with all its steps: effects and log are written together, or not at all. */
async function run(tx: Transaction, { kind, eventId, subject }: Happened): Promise<void> {
  const begun = await tx.query<Begun>('select run_id, document from app.begin_instance_workflows($1, $2)', [
    kind,
    eventId,
  ]);
  if (begun.length === 0) return;
  const [named] = await tx.query<{ name: string | null }>('select app.instance_event_name($1, $2) as name', [
    kind,
    subject,
  ]);
  for (const { run_id: id, document } of begun) {
    const read = instanceWorkflowSchema.safeParse(document);
    const steps: InstanceStepResult[] = [];
    for (const step of read.data?.steps ?? []) {
      const isDone = await perform(tx, step, id, { subject, name: named?.name ?? '' });
      steps.push({ kind: step.kind, state: isDone ? 'done' : 'gone' });
    }
    const isGood = read.success && steps.every(({ state }) => state === 'done');
    await tx.query('select app.end_instance_workflow($1, $2, $3)', [
      id,
      isGood ? 'done' : 'failed',
      JSON.stringify(steps),
    ]);
  }
}

/** What begins routines of an instance, and runs them: as a role of the database that reaches no journal. */
export const createRunInstanceWorkflows = (asInstance: InstanceTransactions): EventHandler =>
  hear(Object.values(instanceEvents), {
    name: 'run-instance-workflows',
    concurrency: CONCURRENCY,
    async handle({ id: eventId, name, instanceId, subject }) {
      const kind = kinds.get(name);
      if (kind) await asInstance(instanceId, (tx) => run(tx, { kind, eventId, subject }));
    },
  });
