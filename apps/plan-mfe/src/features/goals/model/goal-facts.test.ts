import type { GoalSummary } from '@reflectory/contracts/goals';
import { dayOfNumber } from '@reflectory/domain/days';
import { compareRanked } from '@reflectory/domain/ranks';
import { expect, it } from 'vitest';
import { summaryOfNew } from './goal-draft.ts';
import { movedRanks, treeOfGoals } from './goal-facts.ts';

const TODAY = 20_000;
const goal = (id: string, fields: Partial<GoalSummary> = {}): GoalSummary => ({
  ...summaryOfNew(id, 'ada', { title: id, why: '', parentId: null, last: null, obstacles: [] }, TODAY),
  ...fields,
});
const outline = (goals: GoalSummary[]) =>
  treeOfGoals(goals, TODAY).map((one) => '-'.repeat(one.depth) + one.goal.id);

it('goals stand below what they serve, by their ranks', () => {
  const goals = [goal('b', { rank: 'W' }), goal('a', { rank: 'V' }), goal('c', { parent_id: 'a' })];
  expect(outline(goals)).toEqual(['a', '-c', 'b']);
});

it('goals that serve each other in a circle, and those of a goal that is not seen, are all there', () => {
  const goals = [
    goal('a', { parent_id: 'b' }),
    goal('b', { parent_id: 'a' }),
    goal('c', { parent_id: 'away' }),
  ];
  expect(outline(goals).toSorted()).toEqual(['a', 'b', 'c']);
});

it('where the goals beneath stand counts for the goal above', () => {
  const result = {
    id: 'k',
    rank: 'V',
    title: 'Pages',
    source: 'manual',
    unit: '',
    start_value: 0,
    target_value: 10,
    owner_id: null,
    said: { day: dayOfNumber(TODAY), value: 5 },
    added: 0,
    milestones: { all: 0, done: 0 },
  } as const;
  const [above] = treeOfGoals([goal('a'), goal('b', { parent_id: 'a', key_results: [result] })], TODAY);
  expect(above?.share).toBe(0.5);
});

it('a goal moves by one place, also among goals that have the same rank', () => {
  for (const goals of [
    [goal('a', { rank: 'A' }), goal('b', { rank: 'B' }), goal('c', { rank: 'C' })],
    [goal('a'), goal('b'), goal('c')],
  ]) {
    const ranks = movedRanks(goals, 'a', 1);
    const order = goals
      .map((one) => ({ id: one.id, rank: ranks?.get(one.id) ?? one.rank }))
      .toSorted(compareRanked)
      .map(({ id }) => id);
    expect(order).toEqual(['b', 'a', 'c']);
  }
  expect(movedRanks([goal('a'), goal('b')], 'a', -1)).toBeNull();
});
