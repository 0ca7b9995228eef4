import type {
  ForEachStep,
  PlainStep,
  StepOutput,
  WorkflowFacts,
  WorkflowStep,
} from '@reflectory/contracts/workflows';
import { fillPlaces } from './fill-places.ts';
import { keyOfStep } from './step-keys.ts';

/** Ways that lead into a step: those of a branch, and the one of a list, which is taken for each of its things. */
export type Way = 'yes' | 'no' | 'each';

/** Steps within a step by the way that leads to them, in the order in which they are read; none in a plain one. */
export function waysOf(step: WorkflowStep): { way: Way; steps: WorkflowStep[] }[] {
  if (step.kind === 'for-each') return [{ way: 'each', steps: step.each }];
  if (step.kind !== 'branch') return [];
  return [
    { way: 'yes', steps: step.yes },
    { way: 'no', steps: step.no },
  ];
}

/** What a run did already, by the keys of its steps: which way a branch went, and what a list goes through. */
export type DoneSteps = ReadonlyMap<string, Pick<StepOutput, 'way' | 'things'>>;
/** A thing by the step whose list it is of, its place there, and its id. */
export type Thing = { of: ForEachStep; at: number; id: string };
/** A step that comes next; `thing` is the one for which it is done, null outside of lists. */
export type NextStep = { key: string; step: WorkflowStep; thing: Thing | null };

/**
 * The step that comes next; null where all are done. A branch and a list are steps of their own, before those within. A
 * thing whose list is done for it is passed over: it was left out.
 */
export function nextStep(
  steps: readonly WorkflowStep[],
  done: DoneSteps,
  thing: Thing | null = null,
): NextStep | null {
  for (const step of steps) {
    const key = keyOfStep(step.id, thing?.at ?? null);
    const known = done.get(key);
    if (!known) return { key, step, thing };
    const within =
      step.kind === 'for-each'
        ? nextOfList(step, known.things ?? [], done)
        : nextOfWay(step, known.way, done, thing);
    if (within) return within;
  }
  return null;
}

const nextOfWay = (step: WorkflowStep, way: StepOutput['way'], done: DoneSteps, thing: Thing | null) =>
  step.kind === 'branch' ? nextStep(way === 'yes' ? step.yes : step.no, done, thing) : null;

function nextOfList(of: ForEachStep, things: readonly string[], done: DoneSteps): NextStep | null {
  for (const [at, id] of things.entries()) {
    const next = done.has(keyOfStep(of.id, at)) ? null : nextStep(of.each, done, { of, at, id });
    if (next) return next;
  }
  return null;
}

/**
 * Facts with what was set by steps that are done, in the order in which they are read; `at` is the place of the thing for
 * which a step within a list is about to be taken, null outside of lists.
 */
export function withSetValues(
  steps: readonly WorkflowStep[],
  done: ReadonlySet<string>,
  facts: WorkflowFacts,
  at: number | null,
): WorkflowFacts {
  return allSteps(steps).reduce((known, step) => {
    const isDone = done.has(step.id) || (at !== null && done.has(keyOfStep(step.id, at)));
    if (step.kind !== 'set-value' || !isDone) return known;
    return { ...known, values: { ...known.values, [step.name]: textOfStep(step, known) ?? '' } };
  }, facts);
}

/** All steps, those within others as well, in the order in which they are read. */
export const allSteps = (steps: readonly WorkflowStep[]): WorkflowStep[] =>
  steps.flatMap((step) => [step, ...waysOf(step).flatMap((one) => allSteps(one.steps))]);

/** The text of a step that stands for what it makes or says. */
export function textOfStep(step: PlainStep, facts: WorkflowFacts): string | null {
  if (step.kind === 'make-card' || step.kind === 'make-goal' || step.kind === 'plan-focus')
    return fillPlaces(step.title, facts);
  if (step.kind === 'map-node') return fillPlaces(step.text, facts);
  // What may be read by others over a shoulder, or leaves, says nothing of what was written; nor does a value that may
  // stand in such a text later.
  if (step.kind === 'notify' || step.kind === 'mail' || step.kind === 'set-value')
    return fillPlaces(step.text, { ...facts, title: null, mood: null });
  // Its person reads it before anybody else does; paragraphs stay.
  if (step.kind === 'draft-post')
    return step.text
      .split('\n')
      .map((line) => fillPlaces(line, facts))
      .join('\n')
      .trim();
  return step.kind === 'tag-entry' ? step.tag : null;
}
