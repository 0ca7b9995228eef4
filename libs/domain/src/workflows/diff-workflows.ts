import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { allSteps, waysOf } from './walk-steps.ts';

/** How a version differs from the one before; steps are told by their ids. */
export type WorkflowDifference = {
  trigger: boolean;
  conditions: boolean;
  added: WorkflowStep[];
  removed: WorkflowStep[];
  changed: { before: WorkflowStep; after: WorkflowStep }[];
  /** Whether steps that are in both come in another order, or stand on another way. */
  isReordered: boolean;
};

/** In one order of names: the database keeps them in another one than whoever wrote them. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const same = (a: unknown, b: unknown) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
/** A step without those within: they are steps of their own. */
const alone = (step: WorkflowStep) => ({
  ...step,
  ...Object.fromEntries(waysOf(step).map(({ way }) => [way, []])),
});

/** Steps in the order in which they are read, each with the way on which it stands. */
const placesOf = (steps: readonly WorkflowStep[], way = ''): { id: string; way: string }[] =>
  steps.flatMap((step) => [
    { id: step.id, way },
    ...waysOf(step).flatMap((one) => placesOf(one.steps, `${step.id}/${one.way}`)),
  ]);

/** What changes from one version to the next; before the first there is none. */
export function diffWorkflows(before: WorkflowDocument | null, after: WorkflowDocument): WorkflowDifference {
  const old = before ? allSteps(before.steps) : [];
  const now = allSteps(after.steps);
  const inBoth = now.flatMap((step) => {
    const known = old.find(({ id }) => id === step.id);
    return known ? [{ before: known, after: step }] : [];
  });
  const ids = new Set(inBoth.map((one) => one.after.id));
  const orderOf = (steps: readonly WorkflowStep[]) => placesOf(steps).filter(({ id }) => ids.has(id));
  return {
    trigger: !same(before?.trigger, after.trigger),
    conditions: !same(before?.conditions ?? null, after.conditions),
    added: now.filter(({ id }) => !ids.has(id)),
    removed: old.filter(({ id }) => !ids.has(id)),
    changed: inBoth.filter((one) => !same(alone(one.before), alone(one.after))),
    isReordered: !same(orderOf(before?.steps ?? []), orderOf(after.steps)),
  };
}

/** Whether two routines say the same. */
export const isSameWorkflow = (one: WorkflowDocument | null, other: WorkflowDocument): boolean =>
  one !== null && same(one, other);
