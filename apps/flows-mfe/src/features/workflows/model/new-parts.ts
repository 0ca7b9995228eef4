import {
  type ConditionLeaf,
  NOT_CHOSEN,
  NOT_WRITTEN,
  type ThingList,
  type WorkflowDocument,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@reflectory/contracts/workflows';
import type { Places } from '../api/use-places.ts';

const firstPlace = ({ boards }: Places) => ({
  board_id: boards[0]?.id ?? NOT_CHOSEN,
  column_id: boards[0]?.columns[0]?.id ?? NOT_CHOSEN,
});

export const triggerKinds = [
  'entry-finished',
  'session-finished',
  'mood-at-or-under',
  'theme-seen',
  'goal-off-plan',
  'habit-skipped',
  'card-moved',
  'meeting-near',
  'decision-due',
  'schedule',
  'incoming-called',
  'button',
] as const;
export const stepKinds = [
  'notify',
  'suggest-framework',
  'plan-focus',
  'make-card',
  'move-card',
  'make-goal',
  'map-node',
  'tag-entry',
  'draft-post',
  'mail',
  'webhook',
  'set-value',
  'wait',
  'branch',
  'for-each',
] as const;
export const listKinds = ['cards', 'goals', 'habits', 'entries', 'lines'] as const;

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The day of now by the person's own clock, as `2026-12-01`. */
export const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** A trigger of a kind as it is when it was just chosen. */
export function newTrigger(kind: WorkflowTrigger['kind'], places: Places): WorkflowTrigger {
  switch (kind) {
    case 'session-finished':
      return { kind, framework: null };
    case 'mood-at-or-under':
      return { kind, value: -40 };
    case 'card-moved':
      return { kind, ...firstPlace(places) };
    case 'schedule':
      return { kind, rule: 'FREQ=WEEKLY;BYDAY=FR', time: '16:00', zone: ownZone(), starts_on: today() };
    case 'incoming-called':
      return { kind, webhook_id: places.incoming[0]?.id ?? NOT_CHOSEN };
    case 'theme-seen':
      return { kind, theme: 'work', times: 3, days: 30 };
    case 'meeting-near':
      return { kind, moment: 'before', minutes: 15 };
    case 'decision-due':
      return { kind, time: '08:00', zone: ownZone() };
    default:
      return { kind };
  }
}

/** A list of a kind as it is when it was just chosen. */
export function newList(of: ThingList['of'], places: Places, tag: string): ThingList {
  switch (of) {
    case 'cards':
      return { of, ...firstPlace(places), column_id: null, due: null };
    case 'entries':
      return { of, tag, days: 7 };
    case 'lines':
      return { of, value: places.incoming.flatMap(({ taken }) => taken)[0]?.name ?? NOT_WRITTEN };
    default:
      return { of };
  }
}

/** A step of a kind as it is when it was just added; `say` has its first words. */
export function newStep(
  kind: WorkflowStep['kind'],
  places: Places,
  say: (kind: string) => string,
): WorkflowStep {
  const id = crypto.randomUUID().slice(0, 8);
  switch (kind) {
    case 'make-card':
      return { id, kind, ...firstPlace(places), title: '{title}' };
    case 'move-card':
      return { id, kind, ...firstPlace(places) };
    case 'map-node':
      return { id, kind, map_id: places.maps[0]?.id ?? NOT_CHOSEN, text: '{title}' };
    case 'set-value':
      return { id, kind, name: say('value-name'), text: say(kind) };
    case 'make-goal':
      return { id, kind, title: say(kind), days: 30 };
    case 'plan-focus':
      return { id, kind, title: say(kind), minutes: 20, in_days: 0 };
    case 'tag-entry':
      return { id, kind, tag: say(kind) };
    case 'draft-post':
      return { id, kind, circle_id: places.circles[0]?.id ?? NOT_CHOSEN, text: say(kind) };
    case 'mail':
      return { id, kind, subject: say('mail-subject'), text: say(kind) };
    case 'webhook':
      return { id, kind, webhook_id: places.webhooks[0]?.id ?? NOT_CHOSEN };
    case 'suggest-framework':
      return { id, kind, framework: places.frameworks[0]?.key ?? 'gratitude' };
    case 'wait':
      return { id, kind, amount: 1, unit: 'days' };
    case 'branch':
      return { id, kind, if: newLeaf('mood'), yes: [], no: [] };
    case 'for-each':
      return { id, kind, list: { of: 'goals' }, each: [] };
    case 'notify':
      return { id, kind, text: say(kind) };
  }
}

export const conditionFieldNames = [
  'mood',
  'energy',
  'feeling',
  'tags',
  'text',
  'title',
  'words',
  'hour',
  'weekday',
  'date',
] as const;

/** A question about something, as it is when it was just chosen. */
export function newLeaf(field: (typeof conditionFieldNames)[number]): ConditionLeaf {
  if (field === 'text' || field === 'title' || field === 'feeling')
    return { is: 'contains', field, value: NOT_WRITTEN };
  if (field === 'tags') return { is: 'has', field, value: NOT_WRITTEN };
  if (field === 'weekday') return { is: 'has', field, value: 'monday' };
  if (field === 'date') return { is: 'after', field, value: today() };
  if (field === 'words') return { is: 'at-least', field, value: 300 };
  if (field === 'hour') return { is: 'at-least', field, value: 18 };
  return { is: 'at-most', field, value: 0 };
}

/** A routine to begin with; a template runs by this person's clocks. */
export function ownDocument(document: WorkflowDocument): WorkflowDocument {
  const { trigger } = document;
  if (trigger.kind === 'schedule')
    return { ...document, trigger: { ...trigger, zone: ownZone(), starts_on: today() } };
  return trigger.kind === 'decision-due'
    ? { ...document, trigger: { ...trigger, zone: ownZone() } }
    : document;
}

/** A routine of which nothing is chosen yet. */
export const emptyDocument: WorkflowDocument = {
  trigger: { kind: 'entry-finished' },
  conditions: null,
  steps: [],
};
