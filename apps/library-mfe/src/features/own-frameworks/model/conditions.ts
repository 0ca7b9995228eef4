import type { BranchCondition, FrameworkStep } from '@reflectory/contracts/library';

/** Steps whose answers can decide where one goes. */
export const conditionSteps = (steps: readonly FrameworkStep[]): FrameworkStep[] =>
  steps.filter((step) => step.kind === 'scale' || (step.kind === 'choice' && step.options !== undefined));

/** A condition on a step to begin with. */
export function conditionFor(step: FrameworkStep): BranchCondition {
  if (step.kind === 'scale') return { step: step.id, atLeast: step.max };
  const key = (step.kind === 'choice' && step.options?.[0]?.key) || 'option-1';
  return step.kind === 'choice' && step.isMultiple
    ? { step: step.id, includes: key }
    : { step: step.id, is: key };
}
