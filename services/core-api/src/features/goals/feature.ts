import { defineFeature, many, manyBelow, single } from '../define-feature.ts';
import { editableGoal, editableHabit } from './editable.ts';
import { goalFunctions } from './goals.functions.ts';
import { goalsPermissions } from './goals.permissions.ts';
import { createGoalJobs } from './reminders.jobs.ts';

const ofGoals = { table: 'goals', column: 'goal_id' };

export const feature = defineFeature({
  belongings: {
    area: 'planning',
    en: 'your goals and habits',
    de: 'deine Ziele und Gewohnheiten',
    fr: 'tes objectifs et habitudes',
    ar: 'أهدافك وعاداتك',
  },
  tables: {
    'public.goals': 'shared',
    'public.key_results': 'shared',
    'public.goal_milestones': 'shared',
    'public.key_result_values': 'shared',
    'public.key_result_additions': 'shared',
    'public.goal_obstacles': 'shared',
    'public.goal_check_ins': 'shared',
    'public.habits': 'shared',
    'public.habit_days': 'shared',
    'public.goal_reminders': 'person',
    'public.goal_programs': 'instance',
  },
  permissions: goalsPermissions,
  editable: [editableGoal, editableHabit],
  exported: [
    many('goals', 'goals', 'created_at, id'),
    manyBelow(ofGoals, 'keyResults', 'key_results', 'created_at, id'),
    manyBelow(ofGoals, 'goalMilestones', 'goal_milestones', 'created_at, id'),
    manyBelow(ofGoals, 'goalObstacles', 'goal_obstacles', 'created_at, id'),
    many('keyResultValues', 'key_result_values', 'day, id', 'author_id'),
    many('keyResultAdditions', 'key_result_additions', 'day, id', 'person_id'),
    many('goalCheckIns', 'goal_check_ins', 'day, id', 'author_id'),
    many('habits', 'habits', 'created_at, id'),
    many('habitDays', 'habit_days', 'day, id'),
    single('goalReminder', 'goal_reminders'),
  ],
  functions: () => goalFunctions,
  jobs: createGoalJobs,
});
