import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { workflowDocumentSchema, workflowLimits } from './workflow-document.ts';

const moment = z.iso.datetime({ offset: true });
/** States of a routine. */
const workflowStates = ['draft', 'published', 'paused'] as const;
/** Why the service paused a routine. */
export const pauseReasons = ['failures', 'too-often', 'loop'] as const;
/** States of a run: `unmet` where its conditions do not hold. */
const runStates = ['waiting', 'done', 'unmet', 'failed', 'cancelled'] as const;
/** Why a run or a step failed, for people to read. */
export const runFailures = [
  'gone',
  'changed',
  'not-permitted',
  'no-entry',
  'no-card',
  'not-in-circle',
  'full',
  'too-large',
  'damaged',
  'unavailable',
] as const;
export type RunFailure = (typeof runFailures)[number];

/**
 * What a step did: where it can be seen, what it said, which way it went, until when it waits. Of a list: ids of the things
 * that are gone through, or numbers of lines, and how many there were; of a thing, whether it was left out.
 */
const stepOutputSchema = z.object({
  path: z.string().optional(),
  text: z.string().optional(),
  way: z.enum(['yes', 'no']).optional(),
  until: moment.optional(),
  things: z.array(z.string()).max(workflowLimits.things).optional(),
  total: z.int().optional(),
  is_left_out: z.literal(true).optional(),
});
export type StepOutput = z.infer<typeof stepOutputSchema>;

const runSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(runStates),
  failure: z.enum(runFailures).nullable(),
  attempt: z.int(),
  due_at: moment.nullable(),
  started_at: moment,
  ended_at: moment.nullable(),
  /** What it is about, as a path of the app; null where it is about nothing. */
  about: z.string().nullable(),
  rerun_of: z.uuid().nullable(),
  steps: z.array(
    z.object({
      /** Id of the step; within a list followed by a point and the place of its thing, as `say.2`. */
      step_id: z.string(),
      kind: z.string(),
      state: z.enum(['done', 'failed']),
      output: stepOutputSchema,
      delivery: z.enum(['owed', 'sending', 'sent', 'uncertain']).nullable(),
      failure: z.enum(runFailures).nullable(),
      at: moment,
    }),
  ),
});
export type WorkflowRun = z.infer<typeof runSchema>;

const workflowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(workflowStates),
  paused_because: z.enum(pauseReasons).nullable(),
  /** What is written; null where it cannot be read any more. */
  draft: workflowDocumentSchema.nullable(),
  published: workflowDocumentSchema.nullable(),
  version: z.int(),
  next_at: moment.nullable(),
  last_runs: z.array(z.object({ id: z.uuid(), state: z.enum(runStates), started_at: moment })),
});
export type ListedWorkflow = z.infer<typeof workflowSchema>;

/** A version that was published; the document is null where it cannot be read any more. */
const versionSchema = z.object({
  version: z.int(),
  published_at: moment,
  document: workflowDocumentSchema.nullable(),
});
export type WorkflowVersion = z.infer<typeof versionSchema>;

const templateSchema = z.object({
  key: z.string(),
  title: z.string(),
  promise: z.string(),
  document: workflowDocumentSchema,
  /** Whether a board has to be chosen first. */
  needs_board: z.boolean(),
});
export type WorkflowTemplate = z.infer<typeof templateSchema>;

const problemSchema = z.object({ code: z.string(), step_id: z.string().nullable() });
export type WorkflowProblem = z.infer<typeof problemSchema>;
const title = z.string().trim().min(1).max(workflowLimits.title);

/** Facts of an event that conditions ask about; what is not known is null. */
const workflowFactsSchema = z.object({
  text: z.string().max(20_000).nullable(),
  title: z.string().max(500).nullable(),
  framework: z.string().max(80).nullable(),
  feeling: z.string().max(80).nullable(),
  mood: z.number().nullable(),
  energy: z.number().nullable(),
  words: z.number().nullable(),
  hour: z.number(),
  date: z.iso.date(),
  tags: z.array(z.string().max(160)).max(100),
  /** One of `monday` … `sunday`. */
  weekday: z.array(z.string()),
  /** What was taken of a call of another tool, by name. */
  values: z.record(z.string().max(40), z.string().max(2000)).default({}),
});
export type WorkflowFacts = z.infer<typeof workflowFactsSchema>;

const wouldSchema = z.object({
  step_id: z.string(),
  kind: z.string(),
  /** Its texts with what stands for their places. */
  text: z.string().nullable(),
  way: z.enum(['yes', 'no']).nullable(),
  /** Of a list: how many things it would be done for, and how many there are. */
  things: z.object({ count: z.int(), total: z.int() }).nullable(),
  /** The thing for which it would be done: its place in the list, and what it is called. */
  thing: z.object({ at: z.int(), title: z.string().nullable() }).nullable(),
  /** Why it would fail. */
  failure: z.enum(runFailures).nullable(),
});

/** Functions of a person's routines. */
export const workflowFunctions = {
  'list-workflows': { input: z.null(), output: z.object({ workflows: z.array(workflowSchema) }) },
  'list-workflow-templates': { input: z.null(), output: z.object({ templates: z.array(templateSchema) }) },
  /** Writes a draft, with what is to be put right before it can be published. */
  'save-workflow': {
    input: z.object({ id: z.uuid(), title, document: workflowDocumentSchema }),
    output: z.object({ problems: z.array(problemSchema) }),
  },
  /** Makes the draft the version that runs. `may_mail`: the person agrees that this version mails them and tells their addresses that it ran. */
  'publish-workflow': {
    input: z.object({ id: z.uuid(), may_mail: z.boolean() }),
    output: z.object({ version: z.int(), problems: z.array(problemSchema) }),
  },
  /** Versions that were published, the newest first. */
  'list-workflow-versions': {
    input: z.object({ id: z.uuid() }),
    output: z.object({ versions: z.array(versionSchema) }),
  },
  'pause-workflow': { input: z.object({ id: z.uuid(), is_paused: z.boolean() }), output: z.object({}) },
  /** Removes a routine with its runs, or brings it back. */
  'remove-workflow': { input: z.object({ id: z.uuid(), is_removed: z.boolean() }), output: z.object({}) },
  /** What would happen with these facts; nothing is done. */
  'try-workflow': {
    input: z.object({ document: workflowDocumentSchema, facts: workflowFactsSchema }),
    output: z.object({ is_met: z.boolean(), would: z.array(wouldSchema) }),
  },
  /** Presses the button of a routine. */
  'run-workflow': { input: z.object({ id: z.uuid() }), output: z.object({ run_id: z.uuid() }) },
  'list-workflow-runs': { input: z.object({ id: z.uuid() }), output: z.object({ runs: z.array(runSchema) }) },
  'cancel-workflow-run': { input: z.object({ run_id: z.uuid() }), output: z.object({}) },
  /** Runs the same version with the same input, whole or from the step that failed. */
  'rerun-workflow': {
    input: z.object({ run_id: z.uuid(), from: z.enum(['start', 'failed']) }),
    output: z.object({ run_id: z.uuid() }),
  },
} as const satisfies Record<string, FunctionContract>;
type WorkflowFunctions = typeof workflowFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends WorkflowFunctions {}
}
