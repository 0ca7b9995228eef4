import type {
  StepOutput,
  WorkflowDocument,
  WorkflowFacts,
  WorkflowStep,
} from '@reflectory/contracts/workflows';
import { holds } from './conditions.ts';
import { nextStep, textOfStep, withSetValues } from './walk-steps.ts';

/** What a list would go through: facts of each thing, and how many there are. */
export type ThingsOfList = { things: readonly WorkflowFacts[]; total: number };
/** A step that would be taken. */
export type WouldBe = {
  step: WorkflowStep;
  text: string | null;
  way: 'yes' | 'no' | null;
  things: { count: number; total: number } | null;
  thing: { at: number; title: string | null } | null;
};

const noThings: ThingsOfList = { things: [], total: 0 };

/**
 * What would happen with these facts, without doing any of it; null where the conditions do not hold.
 *
 * @param lists What each list would go through, by the id of its step; null where what it is of is gone.
 */
export function tryWorkflow(
  document: WorkflowDocument,
  facts: WorkflowFacts,
  lists: ReadonlyMap<string, ThingsOfList | null> = new Map(),
): WouldBe[] | null {
  if (!holds(document.conditions, facts)) return null;
  const done = new Map<string, Pick<StepOutput, 'way' | 'things'>>();
  const would: WouldBe[] = [];
  for (let next = nextStep(document.steps, done); next; next = nextStep(document.steps, done)) {
    const { key, step, thing } = next;
    const about = thing ? (lists.get(thing.of.id)?.things[thing.at] ?? facts) : facts;
    const own = withSetValues(document.steps, new Set(done.keys()), about, thing?.at ?? null);
    const base = {
      step,
      text: null,
      way: null,
      things: null,
      thing: thing && { at: thing.at, title: own.title },
    };
    if (step.kind === 'branch') {
      const way = holds(step.if, own) ? 'yes' : 'no';
      done.set(key, { way });
      would.push({ ...base, way });
    } else if (step.kind === 'for-each') {
      const { things, total } = lists.get(step.id) ?? noThings;
      done.set(key, { things: things.map((_, at) => String(at)) });
      would.push({ ...base, things: { count: things.length, total } });
    } else {
      done.set(key, {});
      would.push({ ...base, text: textOfStep(step, own) });
    }
  }
  return would;
}
