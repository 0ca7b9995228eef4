import type {
  PlainStep,
  WorkflowDocument,
  WorkflowFacts,
  WorkflowStep,
} from '@reflectory/contracts/workflows';
import { holds } from './conditions.ts';
import { fillPlaces } from './fill-places.ts';

/** Which way a branch went: steps that are done are told by their ids. */
export type DoneSteps = ReadonlyMap<string, { way?: 'yes' | 'no' | undefined }>;

/** The step that comes next; null where all are done. A branch is a step of its own, before those of its way. */
export function nextStep(steps: readonly WorkflowStep[], done: DoneSteps): WorkflowStep | null {
  for (const step of steps) {
    const known = done.get(step.id);
    if (!known) return step;
    if (step.kind === 'branch') {
      const within = nextStep(known.way === 'yes' ? step.yes : step.no, done);
      if (within) return within;
    }
  }
  return null;
}

/** All steps, those within branches as well, in the order in which they are read. */
export const allSteps = (steps: readonly WorkflowStep[]): WorkflowStep[] =>
  steps.flatMap((step) =>
    step.kind === 'branch' ? [step, ...allSteps(step.yes), ...allSteps(step.no)] : [step],
  );

/** The text of a step that stands for what it makes or says. */
export function textOfStep(step: PlainStep, facts: WorkflowFacts): string | null {
  if (step.kind === 'make-card' || step.kind === 'make-goal' || step.kind === 'plan-focus')
    return fillPlaces(step.title, facts);
  // What may be read by others over a shoulder, or leaves, says nothing of what was written.
  if (step.kind === 'notify' || step.kind === 'mail')
    return fillPlaces(step.text, { ...facts, title: null, mood: null });
  return step.kind === 'tag-entry' ? step.tag : null;
}

/** A step that would be taken. */
export type WouldBe = { step: WorkflowStep; text: string | null; way: 'yes' | 'no' | null };

/** What would happen with these facts, without doing any of it; null where the conditions do not hold. */
export function tryWorkflow(document: WorkflowDocument, facts: WorkflowFacts): WouldBe[] | null {
  if (!holds(document.conditions, facts)) return null;
  const done = new Map<string, { way?: 'yes' | 'no' }>();
  const would: WouldBe[] = [];
  for (let step = nextStep(document.steps, done); step; step = nextStep(document.steps, done)) {
    const way = step.kind === 'branch' ? (holds(step.if, facts) ? 'yes' : 'no') : null;
    done.set(step.id, way ? { way } : {});
    would.push({ step, way, text: step.kind === 'branch' ? null : textOfStep(step, facts) });
  }
  return would;
}
