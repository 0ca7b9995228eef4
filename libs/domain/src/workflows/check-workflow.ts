import {
  NOT_CHOSEN,
  NOT_WRITTEN,
  type WorkflowCondition,
  type WorkflowDocument,
  workflowLimits,
  type WorkflowProblem,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import { isZone } from '../days/index.ts';
import { parseRepeatRule } from '../recurrence/index.ts';
import { nextTime } from './next-time.ts';
import { allSteps, waysOf } from './walk-steps.ts';

const depthOf = (steps: readonly WorkflowStep[]): number =>
  Math.max(0, ...steps.flatMap(waysOf).map((one) => 1 + depthOf(one.steps)));

const sizeOf = (condition: WorkflowCondition): number => {
  if (condition.is === 'all' || condition.is === 'any')
    return 1 + condition.of.reduce((sum, one) => sum + sizeOf(one), 0);
  return condition.is === 'not' ? 1 + sizeOf(condition.of) : 1;
};

/** Whether a board is still to be chosen: of a trigger, or of a step itself. */
export function lacksBoard(part: WorkflowTrigger | WorkflowStep): boolean {
  const place = part.kind === 'for-each' ? part.list : part;
  return 'board_id' in place && place.board_id === NOT_CHOSEN;
}

/** Triggers that are about an entry. */
const OF_ENTRIES: ReadonlySet<string> = new Set<WorkflowTrigger['kind']>([
  'entry-finished',
  'session-finished',
  'theme-seen',
  'decision-due',
]);

function problemsOfTrigger({ trigger }: WorkflowDocument, now: Date): string[] {
  if (trigger.kind === 'card-moved') return lacksBoard(trigger) ? ['no-board'] : [];
  if (trigger.kind === 'incoming-called') return trigger.webhook_id === NOT_CHOSEN ? ['no-incoming'] : [];
  if (trigger.kind === 'session-finished') return trigger.framework === NOT_WRITTEN ? ['no-text'] : [];
  if (trigger.kind === 'theme-seen') return trigger.theme === NOT_WRITTEN ? ['no-text'] : [];
  if (trigger.kind === 'decision-due') return isZone(trigger.zone) ? [] : ['zone'];
  if (trigger.kind !== 'schedule') return [];
  if (!parseRepeatRule(trigger.rule)) return ['rule'];
  if (!isZone(trigger.zone)) return ['zone'];
  return nextTime(trigger, now) === null ? ['never'] : [];
}

/** What is said in a step itself, or asked by it, without the steps within. */
const wordsOf = (part: WorkflowStep | WorkflowCondition): unknown[] => {
  if (!('kind' in part)) return 'of' in part ? [part.of].flat().flatMap(wordsOf) : [part.value];
  if (part.kind === 'for-each') return Object.values(part.list);
  return part.kind === 'branch' ? wordsOf(part.if) : Object.values(part);
};
const hasBlank = (part: WorkflowStep | WorkflowCondition): boolean => wordsOf(part).includes(NOT_WRITTEN);

/** What a step is about: the event that began the routine, or each thing of a list; `board` is that of its card. */
type About = { hasEntry: boolean; board: string | null; isCalled: boolean };

/** What is wrong with a step itself. */
function codesOf(step: WorkflowStep, { hasEntry, board, isCalled }: About): string[] {
  const isEmpty = waysOf(step).every((one) => one.steps.length === 0);
  const list = step.kind === 'for-each' ? step.list : null;
  const found: [string, boolean][] = [
    ['no-text', hasBlank(step)],
    ['no-entry', step.kind === 'tag-entry' && !hasEntry],
    ['no-card', step.kind === 'move-card' && board === null],
    ['other-board', step.kind === 'move-card' && board !== null && board !== step.board_id],
    ['no-board', lacksBoard(step)],
    ['no-map', step.kind === 'map-node' && step.map_id === NOT_CHOSEN],
    ['no-lines', list?.of === 'lines' && !isCalled],
    ['no-webhook', step.kind === 'webhook' && step.webhook_id === NOT_CHOSEN],
    ['no-circle', step.kind === 'draft-post' && step.circle_id === NOT_CHOSEN],
    ['empty-branch', step.kind === 'branch' && isEmpty],
    ['empty-list', step.kind === 'for-each' && isEmpty],
  ];
  return found.filter(([, isSo]) => isSo).map(([code]) => code);
}

/** What is wrong with steps and those within them. */
const problemsOfSteps = (steps: readonly WorkflowStep[], about: About): WorkflowProblem[] =>
  steps.flatMap((step) => {
    const list = step.kind === 'for-each' ? step.list : null;
    const within = list && {
      ...about,
      hasEntry: list.of === 'entries',
      board: list.of === 'cards' ? list.board_id : null,
    };
    return [
      ...codesOf(step, about).map((code) => ({ code, step_id: step.id })),
      ...waysOf(step).flatMap((one) => problemsOfSteps(one.steps, within ?? about)),
    ];
  });

/** What keeps a routine from being published, as codes with the step that each is about. */
export function checkWorkflow(document: WorkflowDocument, now: Date): WorkflowProblem[] {
  const steps = allSteps(document.steps);
  const { trigger } = document;
  const about = {
    hasEntry: OF_ENTRIES.has(trigger.kind),
    board: trigger.kind === 'card-moved' ? trigger.board_id : null,
    isCalled: trigger.kind === 'incoming-called',
  };
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
    ...problemsOfSteps(document.steps, about),
  ];
}

/** Whether a routine sends anything out of the product, to which its person has to agree. */
export const sendsOut = (document: WorkflowDocument): boolean =>
  allSteps(document.steps).some(({ kind }) => kind === 'mail' || kind === 'webhook');
