import {
  cardDues,
  type ConditionLeaf,
  type InnerStep,
  type ThingList,
  type WorkflowCondition,
  type WorkflowDocument,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import * as fc from 'fast-check';
import { withSteps } from '../step-places.ts';
import { waysOf } from '../walk-steps.ts';

const words = fc.stringMatching(/^[\p{L}]{1,8}( [\p{L}]{1,8}){0,3}$/u);
const leaf: fc.Arbitrary<ConditionLeaf> = fc.oneof(
  words.map((value) => ({ is: 'contains' as const, field: 'text' as const, value })),
  fc
    .integer({ min: -100, max: 100 })
    .map((value) => ({ is: 'at-most' as const, field: 'mood' as const, value })),
  fc.constant({ is: 'has' as const, field: 'weekday' as const, value: 'monday' }),
);
const condition: fc.Arbitrary<WorkflowCondition> = fc.oneof(
  leaf,
  fc.record({ is: fc.constantFrom('all' as const, 'any' as const), of: fc.array(leaf, { maxLength: 3 }) }),
  leaf.map((of) => ({ is: 'not' as const, of })),
);
const trigger: fc.Arbitrary<WorkflowTrigger> = fc.oneof(
  fc.constantFrom<WorkflowTrigger>({ kind: 'entry-finished' }, { kind: 'button' }),
  fc.record({ kind: fc.constant('session-finished' as const), framework: fc.constant('gratitude') }),
  fc.record({ kind: fc.constant('card-moved' as const), board_id: fc.uuid(), column_id: fc.uuid() }),
  fc.constant<WorkflowTrigger>({
    kind: 'schedule',
    rule: 'FREQ=DAILY',
    time: '08:00',
    zone: 'Asia/Tokyo',
    starts_on: '2026-01-01',
  }),
);

type Without<Step> = Step extends unknown ? Omit<Step, 'id'> : never;
const plain: fc.Arbitrary<Without<WorkflowStep>> = fc.oneof(
  words.map((text) => ({ kind: 'notify' as const, text })),
  fc.record({
    kind: fc.constant('make-card' as const),
    board_id: fc.uuid(),
    column_id: fc.uuid(),
    title: words,
  }),
  fc.record({ kind: fc.constant('mail' as const), subject: words, text: words }),
  fc.record({ kind: fc.constant('webhook' as const), webhook_id: fc.uuid() }),
  fc.record({ kind: fc.constant('draft-post' as const), circle_id: fc.uuid(), text: words }),
  fc.constant({ kind: 'suggest-framework' as const, framework: 'gratitude' }),
  fc.constant({ kind: 'wait' as const, amount: 2, unit: 'days' as const }),
);
const list: fc.Arbitrary<ThingList> = fc.oneof(
  fc.record({
    of: fc.constant('cards' as const),
    board_id: fc.uuid(),
    column_id: fc.option(fc.uuid()),
    due: fc.option(fc.constantFrom(...cardDues)),
  }),
  fc.constantFrom<ThingList>({ of: 'goals' }, { of: 'habits' }),
  words.map((tag) => ({ of: 'entries' as const, tag, days: 7 })),
  words.map((value) => ({ of: 'lines' as const, value })),
);
const inner = fc.array(plain, { maxLength: 3 }) as fc.Arbitrary<InnerStep[]>;
const { steps } = fc.letrec<{ steps: Without<WorkflowStep>[] }>((tie) => ({
  steps: fc.array(
    fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      plain,
      fc.record({
        kind: fc.constant('branch' as const),
        if: condition,
        yes: tie('steps') as fc.Arbitrary<WorkflowStep[]>,
        no: tie('steps') as fc.Arbitrary<WorkflowStep[]>,
      }),
      fc.record({ kind: fc.constant('for-each' as const), list, each: inner }),
    ),
    { maxLength: 4 },
  ),
}));

/** Gives every step an id of its own. */
function named(list: readonly Without<WorkflowStep>[], next: () => string): WorkflowStep[] {
  return list.map((step) => {
    const whole = { ...step, id: next() };
    return waysOf(whole).reduce(
      (one, { way, steps: within }) => withSteps(one, way, named(within, next)),
      whole,
    );
  });
}

/** Any routine that can be written, with branches in each other. */
export const anyWorkflow: fc.Arbitrary<WorkflowDocument> = fc
  .record({ trigger, conditions: fc.option(condition), steps })
  .map((document) => {
    let count = 0;
    return { ...document, steps: named(document.steps, () => `s${++count}`) };
  });
