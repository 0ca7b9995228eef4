import type { GoalSummary } from '@reflectory/contracts/goals';
import { dayOfNumber } from '@reflectory/domain/days';
import { rankBetween } from '@reflectory/domain/ranks';
import type { GoalChange } from '../api/use-goal.ts';

/** What is decided of a goal when it is begun. */
export type GoalBeginning = {
  title: string;
  why: string;
  parentId: string | null;
  /** Rank of the last goal beside it. */
  last: string | null;
  obstacles: readonly { obstacle: string; plan: string }[];
};

/**
 * All changes that make a goal. What it serves is said by itself: should that not be at the service yet, the goal is there all
 * the same.
 */
export function changesOfGoal(
  id: string,
  { title, why, parentId, last, obstacles }: GoalBeginning,
  today: number,
): GoalChange[] {
  const fields = { title, why, rank: rankBetween(last, null), starts_on: dayOfNumber(today) };
  return [
    { kind: 'add', table: 'goals', id, fields },
    ...(parentId === null
      ? []
      : [{ kind: 'set', table: 'goals', id, fields: { parent_id: parentId } } as const]),
    ...obstacles.map((words): GoalChange => ({
      kind: 'add',
      table: 'goal_obstacles',
      id: crypto.randomUUID(),
      fields: words,
    })),
  ];
}

/** A goal that was just begun, as a list shows it. */
export const summaryOfNew = (
  id: string,
  userId: string,
  { title, parentId, last }: GoalBeginning,
  today: number,
): GoalSummary => ({
  id,
  user_id: userId,
  parent_id: parentId,
  rank: rankBetween(last, null),
  title,
  starts_on: dayOfNumber(today),
  ends_on: null,
  rhythm: 'week',
  state: 'open',
  closed_on: null,
  learned: '',
  is_shared: false,
  key_results: [],
  confidence: null,
  looked_on: null,
});
