import type { WorkflowStep } from '@reflectory/contracts/workflows';
import { type Way, waysOf } from './walk-steps.ts';

/** Where a step stands: through which ways of which steps, and at which place of that list. */
export type StepPlace = { within: readonly { at: number; way: Way }[]; at: number };

/** The name of a place, as `1/yes/0`. */
export const nameOfPlace = ({ within, at }: StepPlace): string =>
  [...within.flatMap((one) => [one.at, one.way]), at].join('/');

function changeList(
  steps: readonly WorkflowStep[],
  { within: path, at }: StepPlace,
  change: (list: WorkflowStep[], at: number) => WorkflowStep[],
): WorkflowStep[] {
  const [first, ...rest] = path;
  if (!first) return change([...steps], at);
  return steps.map((step, place) => {
    const within = place === first.at ? stepsOfWay(step, first.way) : null;
    return within ? withSteps(step, first.way, changeList(within, { within: rest, at }, change)) : step;
  });
}

const stepsOfWay = (step: WorkflowStep | undefined, way: Way): WorkflowStep[] | null =>
  (step && waysOf(step).find((one) => one.way === way)?.steps) ?? null;

/** A step with others on one of its ways. */
export const withSteps = (step: WorkflowStep, way: Way, steps: WorkflowStep[]): WorkflowStep =>
  ({ ...step, [way]: steps }) as WorkflowStep;

/** The step of a place; null where there is none. */
export function stepAt(steps: readonly WorkflowStep[], { within, at }: StepPlace): WorkflowStep | null {
  const [first, ...rest] = within;
  if (!first) return steps[at] ?? null;
  const inner = stepsOfWay(steps[first.at], first.way);
  return inner && stepAt(inner, { within: rest, at });
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
