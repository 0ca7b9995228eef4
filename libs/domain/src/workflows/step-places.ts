import type { WorkflowStep } from '@reflectory/contracts/workflows';

/** One of the two ways of a branch. */
export type Way = 'yes' | 'no';
/** Where a step stands: through which ways of which branches, and at which place of that list. */
export type StepPlace = { within: readonly { at: number; way: Way }[]; at: number };

/** The name of a place, as `1/yes/0`. */
export const nameOfPlace = ({ within, at }: StepPlace): string =>
  [...within.flatMap((one) => [one.at, one.way]), at].join('/');

function changeList(
  steps: readonly WorkflowStep[],
  { within, at }: StepPlace,
  change: (list: WorkflowStep[], at: number) => WorkflowStep[],
): WorkflowStep[] {
  const [first, ...rest] = within;
  if (!first) return change([...steps], at);
  return steps.map((step, place) =>
    place === first.at && step.kind === 'branch'
      ? { ...step, [first.way]: changeList(step[first.way], { within: rest, at }, change) }
      : step,
  );
}

/** The step of a place; null where there is none. */
export function stepAt(steps: readonly WorkflowStep[], { within, at }: StepPlace): WorkflowStep | null {
  const [first, ...rest] = within;
  if (!first) return steps[at] ?? null;
  const branch = steps[first.at];
  return branch?.kind === 'branch' ? stepAt(branch[first.way], { within: rest, at }) : null;
}

/** Steps with one more, which comes to stand at a place. */
export const insertStep = (
  steps: readonly WorkflowStep[],
  place: StepPlace,
  step: WorkflowStep,
): WorkflowStep[] => changeList(steps, place, (list, at) => list.toSpliced(at, 0, step));

/** Steps with another one at a place. */
export const replaceStep = (
  steps: readonly WorkflowStep[],
  place: StepPlace,
  step: WorkflowStep,
): WorkflowStep[] =>
  changeList(steps, place, (list, at) => list.map((one, index) => (index === at ? step : one)));

/** Steps without the one of a place. */
export const removeStep = (steps: readonly WorkflowStep[], place: StepPlace): WorkflowStep[] =>
  changeList(steps, place, (list, at) => list.toSpliced(at, 1));
