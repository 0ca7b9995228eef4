import { createHash } from 'node:crypto';
import { incomingWebhookEvents } from '@reflectory/contracts/incoming-webhooks';
import { entryEvents } from '@reflectory/contracts/journal';
import {
  workflowDocumentSchema,
  workflowEvents,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import { zoneClock } from '@reflectory/domain/days';
import { holds, nextTimeOf } from '@reflectory/domain/workflows';
import type { PersonTransactions, Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventDefinition, type EventHandler, hear } from '@reflectory/runtime/jobs';
import type { OwnEventSources } from '../../own-calendar/index.ts';
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
  /** The routine that it is meant for; left out: any of these kinds. */
  only?: string;
  subject: Subject;
  depth: number;
  /** Whether a routine's trigger means it, beyond its kind. */
  isMeant(trigger: WorkflowTrigger, entry: EntryFacts): boolean;
};

/** Begins the routines that an event is meant for. What speaks of suicide begins none, and leaves no trace of that. */
async function begin(tx: Transaction, happened: Happened): Promise<void> {
  const { eventId, kinds, only, subject, depth, isMeant } = happened;
  if (!(await mayRun(tx))) return;
  const workflows = (await listPublished(tx, kinds)).filter(({ id }) => only === undefined || id === only);
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

type Dependencies = {
  db: Transaction;
  asPerson: PersonTransactions;
  ports: Pick<OwnEventSources, 'listDecisionDays'>;
  now: () => number;
};

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
export function createBeginWorkflows(dependencies: Dependencies): EventHandler[] {
  const beginWith = createBeginWith(dependencies);
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
    beginWith(workflowEvents.habitSkipped, {
      name: 'begin-workflows-of-habit',
      kinds: ['habit-skipped'],
      subject: 'habit',
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
    createBeginOnOccasion(dependencies),
    createBeginScheduled(dependencies),
  ];
}

/** What is looked for on behalf of one routine: a theme that came up often enough, a meeting that is near. */
const createBeginOnOccasion = ({ asPerson }: Dependencies): EventHandler =>
  hear([workflowEvents.occasionCame], {
    name: 'begin-workflow-of-occasion',
    concurrency: CONCURRENCY,
    async handle({ id: eventId, instanceId, userId, subject: workflowId, payload }) {
      if (userId === null) return;
      const subject = { kind: payload.about, id: payload.about_id };
      await asPerson({ instanceId, userId }, (tx) =>
        begin(tx, {
          eventId,
          kinds: ['theme-seen', 'meeting-near'],
          only: workflowId,
          subject,
          depth: 0,
          isMeant: () => true,
        }),
      );
    },
  });

/** Kinds of routines that are woken at a time. */
const WOKEN = ['schedule', 'decision-due'] as const;

const createBeginScheduled = ({ db, asPerson, ports, now }: Dependencies): EventHandler =>
  hear([workflowEvents.scheduleDue], {
    name: 'begin-workflow-of-schedule',
    concurrency: CONCURRENCY,
    async handle({ id: eventId, instanceId, userId, subject: workflowId, payload }) {
      if (userId === null) return;
      const isLeft = await asPerson({ instanceId, userId }, async (tx) => {
        if (await isLeaving(tx)) return true;
        const workflow = (await listPublished(tx, WOKEN)).find(({ id }) => id === workflowId);
        if (!workflow) return false;
        const { trigger } = workflow.document;
        // What was missed while nothing ran happens once.
        await dateNext(tx, workflowId, nextTimeOf(trigger, new Date(now())));
        if (!(await mayRun(tx))) return false;
        if (trigger.kind === 'decision-due')
          await beginOfDecisions(tx, ports, {
            trigger,
            eventId,
            workflowId,
            since: payload.due_at,
            until: now(),
          });
        else await beginAtPace(tx, workflow, { eventId, subject: null, subjectVersion: null, depth: 0 });
        return false;
      });
      if (isLeft) await keepSchedule(db, { instanceId, id: workflowId, at: payload.due_at });
    },
  });

type Look = {
  trigger: Extract<WorkflowTrigger, { kind: 'decision-due' }>;
  eventId: string;
  workflowId: string;
  /** When it was due, and now in milliseconds. */
  since: string;
  until: number;
};

/** Begins a routine for each decision whose day has come since it was due, by the clocks of its trigger. */
async function beginOfDecisions(
  tx: Transaction,
  { listDecisionDays }: Dependencies['ports'],
  { trigger, eventId, workflowId, since, until }: Look,
): Promise<void> {
  const clock = zoneClock(trigger.zone);
  const dayOf = (at: number) => clock.read(at).day;
  const [first, last] = [dayOf(Date.parse(since)), dayOf(until)];
  const due = (await listDecisionDays(tx, first)).filter(({ day }) => day <= last);
  for (const { id } of due)
    await begin(tx, {
      eventId: eventOfThing(eventId, id),
      kinds: ['decision-due'],
      only: workflowId,
      subject: { kind: 'entry', id },
      depth: 0,
      isMeant: () => true,
    });
}

/** Names one of several things of an event, the same however often it is delivered. */
const eventOfThing = (eventId: string, id: string): string =>
  createHash('sha256')
    .update(`${eventId} ${id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');

/** Entries name a framework of the library with its version: `gratitude@2`. */
const isFramework = (known: string | null, wanted: string) =>
  known === wanted || known?.split('@')[0] === wanted;
