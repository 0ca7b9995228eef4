import * as z from 'zod';

/** What the text of a routine may have at most, and how large it may grow. */
export const workflowLimits = {
  title: 120,
  text: 300,
  steps: 30,
  depth: 3,
  conditions: 20,
  list: 100,
  /** Things that are gone through in one run, for each list. */
  things: 50,
} as const;

const text = z.string().trim().min(1).max(workflowLimits.text);
const word = z.string().trim().min(1).max(80);
const mood = z.int().min(-100).max(100);

/** Clock, as `08:30`, in a time zone. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const zone = z.string().max(64);
/** Minutes of a day. */
const MOST_MINUTES = 1440;

/** Stands for a board, a column, a map or a circle that its person has still to choose. */
export const NOT_CHOSEN = '00000000-0000-0000-0000-000000000000';
/** Stands for words that its person has still to write, or a framework to choose. */
export const NOT_WRITTEN = '…';

/** What begins a routine. Ids are null where any of the kind will do. */
export const workflowTriggerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entry-finished') }),
  z.strictObject({ kind: z.literal('session-finished'), framework: word.nullable() }),
  z.strictObject({ kind: z.literal('mood-at-or-under'), value: mood }),
  z.strictObject({ kind: z.literal('goal-off-plan') }),
  /** A day of a habit was left out or missed. */
  z.strictObject({ kind: z.literal('habit-skipped') }),
  /** A theme, by its area of life or in its own words, was found in so many entries of so many days; then not again for as many. */
  z.strictObject({
    kind: z.literal('theme-seen'),
    theme: word,
    times: z.int().min(2).max(50),
    days: z.int().min(1).max(366),
  }),
  /** The day has come on which a decision is looked back on. */
  z.strictObject({ kind: z.literal('decision-due'), time, zone }),
  /** Minutes before a meeting begins, or after it has ended. */
  z.strictObject({
    kind: z.literal('meeting-near'),
    moment: z.enum(['before', 'after']),
    minutes: z.int().min(0).max(MOST_MINUTES),
  }),
  /** A card comes to a column, moved or made there. */
  z.strictObject({ kind: z.literal('card-moved'), board_id: z.uuid(), column_id: z.uuid().nullable() }),
  z.strictObject({
    kind: z.literal('schedule'),
    /** RFC 5545. */
    rule: z.string().max(300),
    time,
    zone,
    starts_on: z.iso.date(),
  }),
  /** Another tool called an address of one's own. */
  z.strictObject({ kind: z.literal('incoming-called'), webhook_id: z.uuid() }),
  z.strictObject({ kind: z.literal('button') }),
]);
export type WorkflowTrigger = z.infer<typeof workflowTriggerSchema>;

/** What a condition can ask about, by how it is compared. */
export const conditionFields = {
  text: ['text', 'title', 'framework', 'feeling'],
  number: ['mood', 'energy', 'words', 'hour'],
  date: ['date'],
  list: ['tags', 'weekday'],
} as const;
const value = z.string().trim().min(1).max(200);
const conditionLeafSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.enum(['contains', 'equals']), field: z.enum(conditionFields.text), value }),
  z.strictObject({
    is: z.enum(['at-most', 'at-least']),
    field: z.enum(conditionFields.number),
    value: z.number(),
  }),
  z.strictObject({
    is: z.enum(['before', 'after']),
    field: z.enum(conditionFields.date),
    value: z.iso.date(),
  }),
  z.strictObject({ is: z.literal('has'), field: z.enum(conditionFields.list), value }),
]);
/** A single question, without those it may be joined with. */
export type ConditionLeaf = z.infer<typeof conditionLeafSchema>;
/** A question about what happened, or several joined. */
export type WorkflowCondition =
  ConditionLeaf | { is: 'all' | 'any'; of: WorkflowCondition[] } | { is: 'not'; of: WorkflowCondition };
const workflowConditionSchema: z.ZodType<WorkflowCondition> = z.lazy(() =>
  z.union([
    conditionLeafSchema,
    z.strictObject({
      is: z.enum(['all', 'any']),
      of: z.array(workflowConditionSchema).max(workflowLimits.conditions),
    }),
    z.strictObject({ is: z.literal('not'), of: workflowConditionSchema }),
  ]),
);

/** A step keeps its id through versions: checkpoints and differences go by it. */
const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** Other letters leave no place in a text: see `fillPlaces`. */
const valueName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}_-]{1,40}$/u);
/** Units of a wait. */
export const waitUnits = ['minutes', 'hours', 'days', 'weeks', 'months'] as const;
const plainStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('make-card'), board_id: z.uuid(), column_id: z.uuid(), title: text }),
  /** Moves the card that it is about. */
  z.strictObject({ id, kind: z.literal('move-card'), board_id: z.uuid(), column_id: z.uuid() }),
  /** A branch of the centre of a mind map. */
  z.strictObject({ id, kind: z.literal('map-node'), map_id: z.uuid(), text }),
  /** What `{name}` stands for in the steps that follow. */
  z.strictObject({ id, kind: z.literal('set-value'), name: valueName, text }),
  /** Days from now on until it is to be reached; null: whenever. */
  z.strictObject({
    id,
    kind: z.literal('make-goal'),
    title: z.string().trim().min(1).max(200),
    days: z.int().min(1).max(3650).nullable(),
  }),
  /** A line of a day's list of focus: today, tomorrow … */
  z.strictObject({
    id,
    kind: z.literal('plan-focus'),
    title: text,
    minutes: z.int().min(5).max(720),
    in_days: z.int().min(0).max(60),
  }),
  z.strictObject({ id, kind: z.literal('tag-entry'), tag: word }),
  z.strictObject({ id, kind: z.literal('notify'), text }),
  z.strictObject({
    id,
    kind: z.literal('mail'),
    subject: z.string().trim().min(1).max(120),
    text: z.string().trim().min(1).max(2000),
  }),
  /** Tells an address of one's own that this routine ran, and nothing else. */
  z.strictObject({ id, kind: z.literal('webhook'), webhook_id: z.uuid() }),
  z.strictObject({ id, kind: z.literal('suggest-framework'), framework: word }),
  /** Leaves a draft for a circle; its person alone reads it, and shares it or not. */
  z.strictObject({
    id,
    kind: z.literal('draft-post'),
    circle_id: z.uuid(),
    text: z.string().trim().min(1).max(2000),
  }),
  z.strictObject({ id, kind: z.literal('wait'), amount: z.int().min(1).max(1000), unit: z.enum(waitUnits) }),
]);
/** A step that has no others within. */
export type PlainStep = z.infer<typeof plainStepSchema>;
/** When cards are due that are gone through; null: whenever. */
export const cardDues = ['overdue', 'today', 'week'] as const;
/** What a routine goes through, thing by thing. */
const thingListSchema = z.discriminatedUnion('of', [
  /** Cards of a board that are not done; of one column, or of all. */
  z.strictObject({
    of: z.literal('cards'),
    board_id: z.uuid(),
    column_id: z.uuid().nullable(),
    due: z.enum(cardDues).nullable(),
  }),
  /** One's own goals that are open. */
  z.strictObject({ of: z.literal('goals') }),
  /** One's own habits of which something is wanted today. */
  z.strictObject({ of: z.literal('habits') }),
  /** Entries with a tag, of so many days until today. */
  z.strictObject({ of: z.literal('entries'), tag: word, days: z.int().min(1).max(366) }),
  /** Lines of what was taken of a call, by its name. */
  z.strictObject({ of: z.literal('lines'), value: word }),
]);
export type ThingList = z.infer<typeof thingListSchema>;

type Branch = { id: string; kind: 'branch'; if: WorkflowCondition };
/** A step within a list that is gone through: lists do not lie in each other. */
export type InnerStep = PlainStep | (Branch & { yes: InnerStep[]; no: InnerStep[] });
/** Steps that are taken once for each thing of a list. */
export type ForEachStep = { id: string; kind: 'for-each'; list: ThingList; each: InnerStep[] };
/** A step; those of a branch lie on a way to one side or the other. */
export type WorkflowStep = PlainStep | (Branch & { yes: WorkflowStep[]; no: WorkflowStep[] }) | ForEachStep;

const branchOf = <Step>(step: z.ZodType<Step>) =>
  z.strictObject({
    id,
    kind: z.literal('branch'),
    if: workflowConditionSchema,
    yes: z.array(step).max(workflowLimits.steps),
    no: z.array(step).max(workflowLimits.steps),
  });
const innerStepSchema: z.ZodType<InnerStep> = z.lazy(() =>
  z.union([plainStepSchema, branchOf(innerStepSchema)]),
);
const workflowStepSchema: z.ZodType<WorkflowStep> = z.lazy(() =>
  z.union([
    plainStepSchema,
    branchOf(workflowStepSchema),
    z.strictObject({
      id,
      kind: z.literal('for-each'),
      list: thingListSchema,
      each: z.array(innerStepSchema).max(workflowLimits.steps),
    }),
  ]),
);

/** A routine: what begins it, what must hold, what is done. `conditions` null: nothing must. */
export const workflowDocumentSchema = z.strictObject({
  trigger: workflowTriggerSchema,
  conditions: workflowConditionSchema.nullable(),
  steps: z.array(workflowStepSchema).max(workflowLimits.steps),
});
export type WorkflowDocument = z.infer<typeof workflowDocumentSchema>;
