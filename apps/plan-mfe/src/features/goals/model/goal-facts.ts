import type { GoalSummary, KeyResultSummary } from '@reflectory/contracts/goals';
import { numberOfDay } from '@reflectory/domain/days';
import {
  type AgainstPlan,
  againstPlan,
  childrenOf,
  type KeyResultState,
  nextCheckIn,
  plannedShare,
  progressOf,
  stateOf,
} from '@reflectory/domain/goals';
import { compareRanked, rankBetween, ranksBetween } from '@reflectory/domain/ranks';

/** A goal in its tree, with where it stands. */
export type ListedGoal = {
  goal: GoalSummary;
  /** Goals above it. */
  depth: number;
  /** How far it is, from 0 to 1; null where there is nothing to go by. */
  share: number | null;
  /** How far the plan is. */
  planned: number | null;
  against: AgainstPlan | null;
  /** Day of the next look at it. */
  nextLook: number | null;
};

/** Where a key result of a list stands. */
function stateOfSummary(result: KeyResultSummary, today: number): KeyResultState {
  const { source, start_value: start, target_value: target, said, added, milestones } = result;
  const facts = {
    measured: said ? [{ day: numberOfDay(said.day), value: said.value }] : [],
    added: added === 0 ? [] : [{ day: today, value: added }],
    milestones: Array.from({ length: milestones.all }, (_, place) => ({
      doneOn: place < milestones.done ? today : null,
      dueOn: null,
    })),
  };
  return stateOf({ source, start, target }, facts, today);
}

const sharesOf = ({ key_results: results }: GoalSummary, today: number): number[] =>
  results.flatMap((result) => stateOfSummary(result, today).share ?? []);

/** Goals as they serve each other, each above those that serve it; `openShares` are of a goal that is open in whole. */
export function treeOfGoals(
  goals: readonly GoalSummary[],
  today: number,
  openShares: ReadonlyMap<string, readonly number[]> = new Map(),
): ListedGoal[] {
  const nodes = goals.map((goal) => ({
    id: goal.id,
    parentId: goal.parent_id,
    shares: openShares.get(goal.id) ?? sharesOf(goal, today),
    state: goal.state,
  }));
  const progress = progressOf(nodes);
  const beneath = childrenOf(goals.map((goal) => ({ id: goal.id, parentId: goal.parent_id, goal })));
  const list: ListedGoal[] = [];
  const visit = (parent: string | null, depth: number) => {
    for (const { goal } of (beneath.get(parent) ?? []).toSorted((a, b) => compareRanked(a.goal, b.goal))) {
      list.push(listed(goal, depth, progress.get(goal.id) ?? null, today));
      visit(goal.id, depth + 1);
    }
  };
  visit(null, 0);
  return list;
}

function listed(goal: GoalSummary, depth: number, share: number | null, today: number): ListedGoal {
  const from = numberOfDay(goal.starts_on);
  const period = { from, to: goal.ends_on === null ? null : numberOfDay(goal.ends_on) };
  const last = goal.looked_on === null ? null : numberOfDay(goal.looked_on);
  return {
    goal,
    depth,
    share,
    planned: plannedShare(period, today),
    against: share === null ? null : againstPlan(period, today, share),
    nextLook: goal.state === 'open' ? nextCheckIn(goal.rhythm, { began: from, last }) : null,
  };
}

/** Goals beside one, in their order, itself too. */
export function siblingsOf(list: readonly ListedGoal[], { goal }: ListedGoal): GoalSummary[] {
  return list.filter((one) => one.goal.parent_id === goal.parent_id).map((one) => one.goal);
}

/**
 * The ranks that bring a goal one place up or down among those beside it; null where it is at the end. Two that have the same
 * rank, as of two devices, are all given new ones.
 */
export function movedRanks(
  siblings: readonly GoalSummary[],
  id: string,
  step: -1 | 1,
): Map<string, string> | null {
  const place = siblings.findIndex((goal) => goal.id === id);
  const moved = siblings.toSpliced(place, 1);
  const at = place + step;
  const [goal] = siblings.slice(place, place + 1);
  if (!goal || at < 0 || at >= siblings.length) return null;
  const before = moved[at - 1]?.rank ?? null;
  const after = moved[at]?.rank ?? null;
  if (before === null || after === null || before < after) return new Map([[id, rankBetween(before, after)]]);
  const order = moved.toSpliced(at, 0, goal);
  const ranks = ranksBetween(null, null, order.length);
  return new Map(order.map((one, index) => [one.id, ranks[index] ?? one.rank]));
}
