import { useMemo } from 'react';
import { useChangeGoals } from '../api/use-change-goals.ts';
import { useGoals } from '../api/use-goals.ts';
import { useChangeHabits } from '../habits/api/use-change-habits.ts';
import { useHabits } from '../habits/api/use-habits.ts';
import { emptyDraft, newHabit } from '../habits/model/habit-draft.ts';
import { summaryOfNew } from '../model/goal-draft.ts';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { changesOfPlanned } from './program-content.ts';
import type { Program } from './use-programs.ts';

/** What somebody began with a program, so that it can be taken back. */
export type Begun = { program: Program; goals: readonly string[]; habits: readonly string[] };

/** Makes the goals and habits of a program somebody's own, and takes them back. Nobody learns of it. */
export function useBeginProgram(today: number) {
  const goals = useChangeGoals(today);
  const habits = useChangeHabits(today);
  const { id: userId } = useCurrentUser();
  const lastGoal = useGoals().data?.findLast(({ parent_id: parent }) => parent === null)?.rank ?? null;
  const lastHabit = useHabits(today).data?.at(-1)?.rank ?? null;
  return useMemo(
    () => ({
      begin(program: Program): Begun {
        const ids = program.content.goals.map(() => crypto.randomUUID());
        let last = lastGoal;
        for (const [place, goal] of program.content.goals.entries()) {
          const id = ids[place] ?? '';
          const parentId = goal.serves === null ? null : (ids[goal.serves] ?? null);
          const beginning = { title: goal.title, why: goal.why, parentId, last, obstacles: [] };
          const summary = summaryOfNew(id, userId, beginning, today);
          void goals.make(id, changesOfPlanned(goal, { id, parentId, last, today }), (list) => [
            ...list,
            summary,
          ]);
          if (parentId === null) last = summary.rank;
        }
        let before = lastHabit;
        const begun = program.content.habits.map((planned) => {
          const id = crypto.randomUUID();
          const habit = { ...newHabit(emptyDraft, { id, today, last: before }), ...planned };
          before = habit.rank;
          void habits.add(habit);
          return id;
        });
        return { program, goals: ids, habits: begun };
      },
      takeBack(begun: Begun): void {
        for (const id of begun.goals.toReversed()) void goals.remove(id, true);
        for (const id of begun.habits) void habits.remove(id, true);
      },
    }),
    [goals, habits, userId, lastGoal, lastHabit, today],
  );
}
