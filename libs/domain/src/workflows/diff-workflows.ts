import type { WorkflowDocument, WorkflowStep } from '@reflectory/contracts/workflows';
import { allSteps } from './walk-steps.ts';

/** How a version differs from the one before; steps are told by their ids. */
export type WorkflowDifference = {
  trigger: boolean;
  conditions: boolean;
  added: WorkflowStep[];
  removed: WorkflowStep[];
  changed: { before: WorkflowStep; after: WorkflowStep }[];
  /** Whether steps that are in both come in another order. */
  isReordered: boolean;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** A step without those within: they are steps of their own. */
const alone = (step: WorkflowStep) => (step.kind === 'branch' ? { ...step, yes: [], no: [] } : step);

/** What changes from one version to the next; before the first there is none. */
export function diffWorkflows(before: WorkflowDocument | null, after: WorkflowDocument): WorkflowDifference {
  const old = before ? allSteps(before.steps) : [];
  const now = allSteps(after.steps);
  const inBoth = now.flatMap((step) => {
    const known = old.find(({ id }) => id === step.id);
    return known ? [{ before: known, after: step }] : [];
  });
  const ids = new Set(inBoth.map((one) => one.after.id));
  const orderOf = (steps: readonly WorkflowStep[]) => steps.map(({ id }) => id).filter((id) => ids.has(id));
  return {
    trigger: !same(before?.trigger, after.trigger),
    conditions: !same(before?.conditions ?? null, after.conditions),
    added: now.filter(({ id }) => !ids.has(id)),
    removed: old.filter(({ id }) => !ids.has(id)),
    changed: inBoth.filter((one) => !same(alone(one.before), alone(one.after))),
    isReordered: !same(orderOf(old), orderOf(now)),
  };
}
