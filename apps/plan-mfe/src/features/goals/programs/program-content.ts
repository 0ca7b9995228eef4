import type { GoalRow, GoalSummary, ProgramContent } from '@reflectory/contracts/goals';
import type { HabitSummary } from '@reflectory/contracts/habits';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { rankBetween } from '@reflectory/domain/ranks';
import type { GoalChange } from '../api/use-goal.ts';

type PlannedGoal = ProgramContent['goals'][number];

export type GoalParts = {
  why: string;
  obstacles: readonly { obstacle: string; plan: string }[];
  /** Titles of the steps of each key result, by its id. */
  milestones: ReadonlyMap<string, readonly string[]>;
};

/** Goals and habits of somebody as a beginning for others: what was reached, said and dated of them stays with their owner. */
export function contentOf(
  goals: readonly GoalSummary[],
  partsOf: (goalId: string) => GoalParts,
  habits: readonly HabitSummary[],
): ProgramContent {
  // A goal comes after the one that it serves.
  const ordered: GoalSummary[] = [];
  const add = (parentId: string | null): void => {
    for (const goal of goals) {
      const isTop = !goals.some(({ id }) => id === goal.parent_id);
      if (parentId === null ? !isTop : goal.parent_id !== parentId) continue;
      ordered.push(goal);
      add(goal.id);
    }
  };
  add(null);
  const placeOf = (id: string | null) => ordered.findIndex((goal) => goal.id === id);
  return {
    goals: ordered.map((goal): PlannedGoal => {
      const parts = partsOf(goal.id);
      const serves = placeOf(goal.parent_id);
      const days = goal.ends_on === null ? null : numberOfDay(goal.ends_on) - numberOfDay(goal.starts_on) + 1;
      return {
        title: goal.title,
        why: parts.why,
        serves: serves === -1 ? null : serves,
        days: days === null ? null : Math.min(Math.max(days, 1), 3650),
        rhythm: goal.rhythm,
        key_results: goal.key_results
          .slice(0, 20)
          .map(({ id, title, source, unit, start_value, target_value }) => ({
            title,
            source,
            unit,
            start_value,
            target_value,
            milestones: [...(parts.milestones.get(id) ?? [])].slice(0, 50),
          })),
        obstacles: parts.obstacles.slice(0, 20).map(({ obstacle, plan }) => ({ obstacle, plan })),
      };
    }),
    habits: habits.map(
      ({ name, cue, measure, unit, target_value, direction, schedule, times, weekdays, every }) => ({
        name,
        cue,
        measure,
        unit,
        target_value,
        direction,
        schedule,
        times,
        weekdays,
        every,
      }),
    ),
  };
}

/** All changes that make a goal of a program somebody's own, beginning today. */
export function changesOfPlanned(
  goal: PlannedGoal,
  { id, parentId, last, today }: { id: string; parentId: string | null; last: string | null; today: number },
): GoalChange[] {
  const fields: Partial<GoalRow> = {
    title: goal.title,
    why: goal.why,
    rank: rankBetween(last, null),
    starts_on: dayOfNumber(today),
    ends_on: goal.days === null ? null : dayOfNumber(today + goal.days - 1),
    rhythm: goal.rhythm,
  };
  let rank: string | null = null;
  const next = (): string => (rank = rankBetween(rank, null));
  return [
    { kind: 'add', table: 'goals', id, fields },
    ...(parentId === null
      ? []
      : [{ kind: 'set', table: 'goals', id, fields: { parent_id: parentId } } as const]),
    ...goal.key_results.flatMap(({ milestones, ...result }): GoalChange[] => {
      const resultId = crypto.randomUUID();
      return [
        { kind: 'add', table: 'key_results', id: resultId, fields: { ...result, rank: next() } },
        ...milestones.map((title): GoalChange => ({
          kind: 'add',
          table: 'goal_milestones',
          id: crypto.randomUUID(),
          fields: { key_result_id: resultId, title, rank: next() },
        })),
      ];
    }),
    ...goal.obstacles.map((words): GoalChange => ({
      kind: 'add',
      table: 'goal_obstacles',
      id: crypto.randomUUID(),
      fields: { ...words, rank: next() },
    })),
  ];
}
