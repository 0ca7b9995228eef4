import type { EditableObject } from '@reflectory/contracts/editing';
import { checkInRhythms, goalStates, keyResultSources } from '@reflectory/contracts/goals';
import { planDaySchema as day } from '@reflectory/contracts/habits';
import * as z from 'zod';

const rank = z.string().regex(/^[0-9A-Za-z]{1,200}$/);
const named = (most: number) => z.string().max(most).regex(/\S/);
const written = (most: number) => z.string().max(most).default('');
const number = z.number().min(-1e12).max(1e12);
const amount = z.number().min(0).max(1e9);
const person = z.uuid().nullable().default(null);

/** A goal with all that belongs to it; what counts by itself is written by nobody. */
export const editableGoal: EditableObject = {
  type: 'goal',
  tables: {
    goals: {
      parent: null,
      fields: {
        parent_id: z.uuid().nullable().default(null),
        rank: rank.default('V'),
        title: named(200),
        why: written(4000),
        starts_on: day,
        ends_on: day.nullable().default(null),
        rhythm: z.enum(checkInRhythms).nullable().default('week'),
        state: z.enum(goalStates).default('open'),
        closed_on: day.nullable().default(null),
        learned: written(4000),
      },
      reads: ['user_id', 'created_at'],
    },
    key_results: {
      parent: 'goal_id',
      fields: {
        rank: rank.default('V'),
        title: named(200),
        source: z.enum(keyResultSources).default('manual'),
        unit: written(20),
        start_value: number.default(0),
        target_value: number.default(1),
        owner_id: person,
      },
      reads: ['created_at'],
    },
    goal_milestones: {
      parent: 'goal_id',
      fields: {
        key_result_id: z.uuid(),
        rank: rank.default('V'),
        title: named(200),
        due_on: day.nullable().default(null),
        done_on: day.nullable().default(null),
      },
    },
    key_result_values: {
      parent: 'goal_id',
      fields: { key_result_id: z.uuid(), day, value: number },
      reads: ['author_id'],
    },
    key_result_additions: {
      parent: 'goal_id',
      fields: {},
      reads: ['key_result_id', 'person_id', 'source_id', 'day', 'amount'],
    },
    goal_obstacles: {
      parent: 'goal_id',
      fields: { rank: rank.default('V'), obstacle: written(1000), plan: written(1000) },
    },
    goal_check_ins: {
      parent: 'goal_id',
      fields: { day, confidence: z.int().min(0).max(10).nullable().default(null), note: written(2000) },
      reads: ['author_id'],
    },
  },
};

/** A habit with what was said of its days. */
export const editableHabit: EditableObject = {
  type: 'habit',
  tables: {
    habits: {
      parent: null,
      fields: {
        key_result_id: z.uuid().nullable().default(null),
        rank: rank.default('V'),
        name: named(120),
        cue: written(200),
        measure: z.enum(['yes_no', 'number']).default('yes_no'),
        unit: written(20),
        target_value: amount.default(1),
        direction: z.enum(['at_least', 'at_most']).default('at_least'),
        schedule: z.enum(['times', 'weekdays', 'interval', 'total']).default('times'),
        times: z.int().min(1).max(7).default(7),
        weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5]),
        every: z.int().min(1).max(90).default(2),
        starts_on: day,
        remind_at: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
          .nullable()
          .default(null),
        archived_on: day.nullable().default(null),
      },
      reads: ['user_id', 'created_at'],
    },
    habit_days: {
      parent: 'habit_id',
      fields: {
        day,
        state: z.enum(['done', 'skipped', 'missed', 'open']),
        value: amount.nullable().default(null),
        note: written(1000),
      },
    },
  },
};
