import {
  NOT_CHOSEN,
  NOT_WRITTEN,
  type WorkflowCondition,
  type WorkflowDocument,
  workflowLimits,
  type WorkflowProblem,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { isZone } from '../days/index.ts';
import { parseRepeatRule } from '../recurrence/index.ts';
import { nextTime } from './next-time.ts';
import { allSteps } from './walk-steps.ts';

const depthOf = (steps: readonly WorkflowStep[]): number =>
  Math.max(
    0,
    ...steps.map((step) => (step.kind === 'branch' ? 1 + Math.max(depthOf(step.yes), depthOf(step.no)) : 0)),
  );

const sizeOf = (condition: WorkflowCondition): number => {
  if (condition.is === 'all' || condition.is === 'any')
    return 1 + condition.of.reduce((sum, one) => sum + sizeOf(one), 0);
  return condition.is === 'not' ? 1 + sizeOf(condition.of) : 1;
};

function problemsOfTrigger({ trigger }: WorkflowDocument, now: Date): string[] {
  if (trigger.kind === 'card-moved') return trigger.board_id === NOT_CHOSEN ? ['no-board'] : [];
  if (trigger.kind === 'incoming-called') return trigger.webhook_id === NOT_CHOSEN ? ['no-incoming'] : [];
  if (trigger.kind === 'session-finished') return trigger.framework === NOT_WRITTEN ? ['no-text'] : [];
  if (trigger.kind !== 'schedule') return [];
  if (!parseRepeatRule(trigger.rule)) return ['rule'];
  if (!isZone(trigger.zone)) return ['zone'];
  return nextTime(trigger, now) === null ? ['never'] : [];
}

/** What is said in a step itself, or asked by it, without the steps within. */
const wordsOf = (part: WorkflowStep | WorkflowCondition): unknown[] => {
  if (!('kind' in part)) return 'of' in part ? [part.of].flat().flatMap(wordsOf) : [part.value];
  return part.kind === 'branch' ? wordsOf(part.if) : Object.values(part);
};
const hasBlank = (part: WorkflowStep | WorkflowCondition): boolean => wordsOf(part).includes(NOT_WRITTEN);

/** What keeps a routine from being published, as codes with the step that each is about. */
export function checkWorkflow(document: WorkflowDocument, now: Date): WorkflowProblem[] {
  const steps = allSteps(document.steps);
  const { kind } = document.trigger;
  const hasEntry = kind === 'entry-finished' || kind === 'session-finished';
  const ids = steps.map((step) => step.id);
  const conditions = [document.conditions, ...steps.map((step) => (step.kind === 'branch' ? step.if : null))];
  const overall: [string, boolean][] = [
    ['no-steps', steps.length === 0],
    ['too-many-steps', steps.length > workflowLimits.steps],
    ['too-deep', depthOf(document.steps) > workflowLimits.depth],
    ['same-id', new Set(ids).size < ids.length],
    ['too-many-conditions', conditions.some((one) => one && sizeOf(one) > workflowLimits.conditions)],
  ];
  return [
    ...problemsOfTrigger(document, now).map((code) => ({ code, step_id: null })),
    ...overall.filter(([, isSo]) => isSo).map(([code]) => ({ code, step_id: null })),
    ...(document.conditions && hasBlank(document.conditions) ? [{ code: 'no-text', step_id: null }] : []),
    ...steps.filter(hasBlank).map(({ id }) => ({ code: 'no-text', step_id: id })),
    ...steps
      .filter((step) => step.kind === 'tag-entry' && !hasEntry)
      .map(({ id }) => ({ code: 'no-entry', step_id: id })),
    ...steps
      .filter((step) => step.kind === 'make-card' && step.board_id === NOT_CHOSEN)
      .map(({ id }) => ({ code: 'no-board', step_id: id })),
    ...steps
      .filter((step) => step.kind === 'webhook' && step.webhook_id === NOT_CHOSEN)
      .map(({ id }) => ({ code: 'no-webhook', step_id: id })),
    ...steps
      .filter((step) => step.kind === 'branch' && step.yes.length + step.no.length === 0)
      .map(({ id }) => ({ code: 'empty-branch', step_id: id })),
  ];
}

/** Whether a routine sends anything out of the product, to which its person has to agree. */
export const sendsOut = (document: WorkflowDocument): boolean =>
  allSteps(document.steps).some(({ kind }) => kind === 'mail' || kind === 'webhook');
