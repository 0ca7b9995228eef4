import type { WorkflowDocument, WorkflowRun } from '@reflectory/contracts/workflows';
import { stepOfKey } from './step-keys.ts';
import { allSteps, nextStep } from './walk-steps.ts';

/** How far a run came with a part: `waiting` is where it goes on, `left` what it went past or did not come to; conditions are `held` or `unmet`. */
export type PartState = 'done' | 'failed' | 'waiting' | 'held' | 'unmet' | 'left';

/** What became of each step in a run, by its id, and of what begins it and its conditions. */
export function traceRun(
  { steps }: WorkflowDocument,
  run: Pick<WorkflowRun, 'state' | 'steps'>,
): { conditions: PartState; steps: ReadonlyMap<string, PartState> } {
  // Of a step within a list what became of it the last time.
  const known = new Map(run.steps.map((one) => [stepOfKey(one.step_id).id, one]));
  const states = new Map<string, PartState>(
    allSteps(steps).map(({ id }) => [id, known.get(id)?.state ?? 'left']),
  );
  const last = run.steps.at(-1);
  if (run.state === 'waiting') {
    const next = nextStep(steps, new Map(run.steps.map(({ step_id: id, output }) => [id, output])));
    // A wait is done in the moment in which it begins.
    const at = last?.kind === 'wait' ? stepOfKey(last.step_id).id : next?.step.id;
    if (at !== undefined) states.set(at, 'waiting');
  }
  const begun = run.steps.length > 0 || run.state === 'done' ? 'held' : 'left';
  return { conditions: run.state === 'unmet' ? 'unmet' : begun, steps: states };
}
