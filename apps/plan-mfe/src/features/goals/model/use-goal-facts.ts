import type {
  GoalCheckInRow,
  GoalMilestoneRow,
  GoalObstacleRow,
  GoalRow,
  KeyResultRow,
} from '@reflectory/contracts/goals';
import { numberOfDay } from '@reflectory/domain/days';
import {
  courseOf,
  type DayValue,
  type KeyResultFacts,
  type KeyResultState,
  nextCheckIn,
  type Period,
  stateOf,
  type Trend,
  trendOf,
} from '@reflectory/domain/goals';
import { compareRanked } from '@reflectory/domain/ranks';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { useRow, useRows } from '../../../shared/objects/use-object.ts';
import type { EditedGoal } from '../api/use-goal.ts';

type Shown<Row> = Omit<Row, 'instance_id' | 'deleted_at' | 'goal_id'>;
export type ShownGoal = Shown<GoalRow>;
export type ShownKeyResult = Shown<KeyResultRow>;
export type ShownMilestone = Shown<GoalMilestoneRow>;
export type ShownObstacle = Shown<GoalObstacleRow>;
export type ShownCheckIn = Shown<GoalCheckInRow>;

/** A key result with where it stands and where it leads. */
export type KeyResultInGoal = {
  row: ShownKeyResult;
  state: KeyResultState;
  course: readonly DayValue[];
  trend: Trend | null;
  milestones: readonly ShownMilestone[];
  /** What a person said of today themselves. */
  saidToday: string | null;
};

/** All that is known of a goal. */
export type GoalFacts = {
  row: ShownGoal;
  period: Period;
  results: readonly KeyResultInGoal[];
  obstacles: readonly ShownObstacle[];
  /** The latest first. */
  checkIns: readonly ShownCheckIn[];
  nextLook: number | null;
};

const ranked = <Row extends { id: string; rank: string }>(rows: Iterable<Row>): Row[] =>
  [...rows].toSorted(compareRanked);

const latestFirst = (one: ShownCheckIn, other: ShownCheckIn) =>
  other.day.localeCompare(one.day) || (other.created_at ?? '').localeCompare(one.created_at ?? '');

/** Values of the key results of an open goal. */
function useKeyResults(object: EditedGoal, period: Period, today: number): KeyResultInGoal[] {
  const results = useRows(object, 'key_results');
  const values = useRows(object, 'key_result_values');
  const additions = useRows(object, 'key_result_additions');
  const milestones = useRows(object, 'goal_milestones');
  const { id: userId } = useCurrentUser();
  const { from, to } = period;
  return useMemo(() => {
    const of = <Row extends { key_result_id: string }>(rows: ReadonlyMap<string, Row>, id: string): Row[] =>
      [...rows.values()].filter((row) => row.key_result_id === id);
    return ranked(results.values()).map((row) => {
      const steps = ranked(of(milestones, row.id));
      const said = of(values, row.id);
      const facts: KeyResultFacts = {
        measured: said.map(({ day, value }) => ({ day: numberOfDay(day), value })),
        added: of(additions, row.id)
          .map(({ day, amount }) => ({ day: numberOfDay(day), value: amount }))
          .filter(({ day }) => day >= from),
        milestones: steps.map(({ done_on: done, due_on: due }) => ({
          doneOn: done === null ? null : numberOfDay(done),
          dueOn: due === null ? null : numberOfDay(due),
        })),
      };
      const rule = { source: row.source, start: row.start_value, target: row.target_value };
      const state = stateOf(rule, facts, today);
      const course = courseOf(rule, facts, { from, today });
      return {
        row,
        state,
        course,
        trend: trendOf(course, { target: state.target, period: { from, to }, today }),
        milestones: steps,
        saidToday:
          said.find(
            ({ day, author_id: author }) =>
              numberOfDay(day) === today && (author === userId || author === undefined),
          )?.id ?? null,
      };
    });
  }, [results, values, additions, milestones, userId, from, to, today]);
}

/** What is known of an open goal; null for the moment until its row is there. */
export function useGoalFacts(object: EditedGoal, today: number): GoalFacts | null {
  const row = useRow(object, 'goals', object.place.id) as ShownGoal | undefined;
  const obstacles = useRows(object, 'goal_obstacles');
  const checkIns = useRows(object, 'goal_check_ins');
  const { id: userId } = useCurrentUser();
  const from = row ? numberOfDay(row.starts_on) : today;
  const to = row?.ends_on ? numberOfDay(row.ends_on) : null;
  const results = useKeyResults(
    object,
    useMemo(() => ({ from, to }), [from, to]),
    today,
  );
  return useMemo(() => {
    if (!row) return null;
    const said = [...checkIns.values()].toSorted(latestFirst);
    // What waits for the service has no author yet: it is one's own.
    const own = said.find(({ author_id: author }) => author === userId || author === undefined);
    const last = own ? numberOfDay(own.day) : null;
    return {
      row,
      period: { from, to },
      results,
      obstacles: ranked(obstacles.values()),
      checkIns: said,
      nextLook: row.state === 'open' ? nextCheckIn(row.rhythm, { began: from, last }) : null,
    };
  }, [row, obstacles, checkIns, results, userId, from, to]);
}
