import type { HabitSummary } from '@reflectory/contracts/habits';
import { dayOfNumber } from '@reflectory/domain/days';
import { rankBetween } from '@reflectory/domain/ranks';
import { readNumber } from '../../model/read-number.ts';
import type { HabitPlan } from '../api/use-change-habits.ts';

/** A habit as it is written down in the form: numbers are what somebody typed. */
export type HabitDraft = Pick<
  HabitPlan,
  'name' | 'cue' | 'measure' | 'unit' | 'direction' | 'schedule' | 'times' | 'weekdays'
> & {
  target: string;
  every: string;
  /** '' for none. */
  remindAt: string;
  /** '' for none. */
  keyResultId: string;
};

export type DraftProblem = 'name' | 'target' | 'every' | 'weekdays';

const MOST_DAYS = 90;

export const emptyDraft: HabitDraft = {
  name: '',
  cue: '',
  measure: 'yes_no',
  unit: '',
  direction: 'at_least',
  schedule: 'times',
  times: 7,
  weekdays: [1, 2, 3, 4, 5],
  target: '',
  every: '2',
  remindAt: '',
  keyResultId: '',
};

export const draftOf = (habit: HabitPlan, write: (value: number) => string): HabitDraft => ({
  name: habit.name,
  cue: habit.cue,
  measure: habit.measure,
  unit: habit.unit,
  direction: habit.direction,
  schedule: habit.schedule,
  times: habit.times,
  weekdays: habit.weekdays,
  target: write(habit.target_value),
  every: String(habit.every),
  remindAt: habit.remind_at ?? '',
  keyResultId: habit.key_result_id ?? '',
});

/** What is wrong with a draft; empty where it can be kept. */
export function problemsOf(draft: HabitDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const target = readNumber(draft.target);
  const every = readNumber(draft.every);
  if (draft.name.trim() === '') problems.push('name');
  if (draft.measure === 'number' && (target === null || target < 0 || target > 1e9)) problems.push('target');
  if (draft.schedule === 'weekdays' && draft.weekdays.length === 0) problems.push('weekdays');
  if (
    draft.schedule === 'interval' &&
    (every === null || !Number.isInteger(every) || every < 1 || every > MOST_DAYS)
  )
    problems.push('every');
  return problems;
}

type DraftFields = Omit<HabitPlan, 'rank' | 'starts_on' | 'archived_on'>;

/** The columns that a draft without problems is kept in. */
export function fieldsOf(draft: HabitDraft): DraftFields {
  const isNumber = draft.measure === 'number';
  return {
    name: draft.name.trim(),
    cue: draft.cue.trim(),
    measure: draft.measure,
    unit: isNumber ? draft.unit.trim() : '',
    direction: draft.direction,
    target_value: isNumber ? (readNumber(draft.target) ?? 1) : 1,
    // What is not measured has no total.
    schedule: draft.schedule === 'total' && !isNumber ? 'times' : draft.schedule,
    times: draft.times,
    weekdays: draft.weekdays.length === 0 ? emptyDraft.weekdays : draft.weekdays.toSorted(),
    every: draft.schedule === 'interval' ? (readNumber(draft.every) ?? 2) : 2,
    remind_at: draft.remindAt === '' ? null : draft.remindAt,
    key_result_id: draft.keyResultId === '' ? null : draft.keyResultId,
  };
}

/** A habit that begins today, as the last of a list. */
export function newHabit(
  draft: HabitDraft,
  { id, today, last }: { id: string; today: number; last: string | null },
): HabitSummary {
  return {
    ...fieldsOf(draft),
    id,
    rank: rankBetween(last, null),
    starts_on: dayOfNumber(today),
    archived_on: null,
    score: 0,
    score_if_done: 0,
    days: '',
  };
}
