import { incomingWebhookEvents } from '@reflectory/contracts/incoming-webhooks';
import { entryEvents } from '@reflectory/contracts/journal';
import {
  workflowDocumentSchema,
  workflowEvents,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import { holds, nextTime } from '@reflectory/domain/workflows';
import type { PersonTransactions, Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventDefinition, type EventHandler, hear } from '@reflectory/runtime/jobs';
import { isLeftAlone, readFacts, type Subject } from './workflow-facts.ts';
import {
  addRun,
  isLeaving,
  keepSchedule,
  listPublished,
  listTriggers,
  mayRun,
  paceOf,
  pauseFor,
  type PublishedWorkflow,
} from './workflow-runs.repository.ts';
import { dateNext } from './workflows.repository.ts';

/** Events that are handled at the same time, of different people. */
const CONCURRENCY = 4;
/** Routines that may bring each other about, one after the other. */
const MOST_DEEP = 3;

/** What happened, as routines are matched with it. */
type Happened = {
  eventId: string;
  kinds: readonly string[];
  subject: Subject;
  depth: number;
  /** Whether a routine's trigger means it, beyond its kind. */
  isMeant(trigger: WorkflowTrigger, entry: EntryFacts): boolean;
};

/** Begins the routines that an event is meant for. What speaks of suicide begins none, and leaves no trace of that. */
async function begin(tx: Transaction, { eventId, kinds, subject, depth, isMeant }: Happened): Promise<void> {
  if (!(await mayRun(tx))) return;
  const workflows = await listPublished(tx, kinds);
  if (workflows.length === 0) return;
  const known = await readFacts(tx, subject, new Date());
  if (!known || isLeftAlone(known.facts)) return;
  const { facts, hasSession, writtenAt } = known;
  for (const workflow of workflows) {
    const { success, data: document } = workflowDocumentSchema.safeParse(workflow.document);
    if (
      !success ||
      !isMeant(document.trigger, { framework: facts.framework, hasSession }) ||
      !holds(document.conditions, facts)
    )
      continue;
    if (depth > MOST_DEEP) await pauseFor(tx, workflow.id, 'loop');
    else await beginAtPace(tx, workflow, { eventId, subject, subjectVersion: writtenAt, depth });
  }
}

type Cause = { eventId: string; subject: Subject | null; subjectVersion: Date | null; depth: number };

async function beginAtPace(tx: Transaction, { id, version }: PublishedWorkflow, cause: Cause): Promise<void> {
  const pace = await paceOf(tx, id);
  if (pace === 'too-often') await pauseFor(tx, id, pace);
  if (pace === null) await addRun(tx, { workflowId: id, version, ...cause });
}

type Dependencies = { db: Transaction; asPerson: PersonTransactions; now: () => number };

/** How each event begins routines: which they are, what it is about, and which of them it is meant for. */
type Way<Payload> = {
  name: string;
  kinds: readonly string[];
  subject: Subject['kind'];
  /** Before an entry is read, as far as the event alone says. */
  isMeant(payload: Payload, trigger: WorkflowTrigger, entry: EntryFacts | null): boolean;
};
type EntryFacts = { framework: string | null; hasSession: boolean };

/** Binds a way of beginning routines to its event. */
const createBeginWith =
  ({ db, asPerson }: Pick<Dependencies, 'db' | 'asPerson'>) =>
  <Payload extends object>(
    definition: EventDefinition<Payload>,
    { name, kinds, subject, isMeant }: Way<Payload>,
  ) =>
    hear([definition], {
      name,
      concurrency: CONCURRENCY,
      async concerns(events) {
        const triggers = await listTriggers(db, events, kinds);
        const isBegun = ({ instanceId, userId, payload }: DomainEvent<Payload>) =>
          triggers.get(`${instanceId}/${userId}`)?.some((trigger) => isMeant(payload, trigger, null)) ??
          false;
        return new Set(events.filter(isBegun).map(({ id }) => id));
      },
      async handle(event) {
        const { instanceId, userId, payload } = event;
        if (userId === null) return;
        const happened = {
          eventId: event.id,
          kinds,
          subject: { kind: subject, id: event.subject },
          depth: 'depth' in payload ? Number(payload.depth) : 0,
          isMeant: (trigger: WorkflowTrigger, entry: EntryFacts) => isMeant(payload, trigger, entry),
        };
        await asPerson({ instanceId, userId }, (tx) => begin(tx, happened));
      },
    });

/** What begins routines: events of the product, and schedules whose time has come. */
export function createBeginWorkflows({ db, asPerson, now }: Dependencies): EventHandler[] {
  const beginWith = createBeginWith({ db, asPerson });
  return [
    beginWith(entryEvents.finished, {
      name: 'begin-workflows-of-entry',
      kinds: ['entry-finished', 'session-finished'],
      subject: 'entry',
      isMeant: (_payload, trigger, entry) =>
        trigger.kind !== 'session-finished' ||
        entry === null ||
        (entry.hasSession && (trigger.framework === null || isFramework(entry.framework, trigger.framework))),
    }),
    beginWith(workflowEvents.moodNoted, {
      name: 'begin-workflows-of-mood',
      kinds: ['mood-at-or-under'],
      subject: 'mood',
      isMeant: ({ pleasantness }, trigger) =>
        trigger.kind === 'mood-at-or-under' && pleasantness <= trigger.value,
    }),
    beginWith(workflowEvents.goalOffPlan, {
      name: 'begin-workflows-of-goal',
      kinds: ['goal-off-plan'],
      subject: 'goal',
      isMeant: () => true,
    }),
    beginWith(workflowEvents.cardArrived, {
      name: 'begin-workflows-of-card',
      kinds: ['card-moved'],
      subject: 'card',
      isMeant: ({ board_id: board, column_id: column }, trigger) =>
        trigger.kind === 'card-moved' &&
        trigger.board_id === board &&
        (trigger.column_id === null || trigger.column_id === column),
    }),
    beginWith(incomingWebhookEvents.called, {
      name: 'begin-workflows-of-call',
      kinds: ['incoming-called'],
      subject: 'call',
      isMeant: ({ webhook_id: webhook }, trigger) =>
        trigger.kind === 'incoming-called' && trigger.webhook_id === webhook,
    }),
    createBeginScheduled({ db, asPerson, now }),
  ];
}

const createBeginScheduled = ({ db, asPerson, now }: Dependencies): EventHandler =>
  hear([workflowEvents.scheduleDue], {
    name: 'begin-workflow-of-schedule',
    concurrency: CONCURRENCY,
    async handle({ id: eventId, instanceId, userId, subject: workflowId, payload }) {
      if (userId === null) return;
      const isLeft = await asPerson({ instanceId, userId }, async (tx) => {
        if (await isLeaving(tx)) return true;
        const workflow = (await listPublished(tx, ['schedule'])).find(({ id }) => id === workflowId);
        if (workflow?.document.trigger.kind !== 'schedule') return false;
        // What was missed while nothing ran happens once.
        await dateNext(tx, workflowId, nextTime(workflow.document.trigger, new Date(now())));
        if (await mayRun(tx))
          await beginAtPace(tx, workflow, { eventId, subject: null, subjectVersion: null, depth: 0 });
        return false;
      });
      if (isLeft) await keepSchedule(db, { instanceId, id: workflowId, at: payload.due_at });
    },
  });

/** Entries name a framework of the library with its version: `gratitude@2`. */
const isFramework = (known: string | null, wanted: string) =>
  known === wanted || known?.split('@')[0] === wanted;
