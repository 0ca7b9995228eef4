import { numberOfDay } from '@reflectory/domain/days';
import { habitDayId } from '@reflectory/domain/habits';
import type { TestPerson } from '@reflectory/runtime/testing';
import {
  type ArrangedRow,
  atInstance,
  idOf,
  ownedBy,
  type TableRule,
} from '../../../testing/isolation/table-rule.ts';

const day = '2026-01-01';

/** A goal with a key result, and a habit. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'goals',
    row: { id: idOf('goal', person), user_id: person.id, title: 'Above', starts_on: day },
    objectType: 'goal',
  },
  {
    table: 'key_results',
    row: { id: idOf('key result', person), goal_id: idOf('goal', person), title: 'Above' },
  },
  {
    table: 'habits',
    row: { id: idOf('habit', person), user_id: person.id, name: 'Above', weekdays: '{1}', starts_on: day },
    objectType: 'habit',
  },
];

/** A table below goals: whoever may view a goal reads it, nobody deletes of it for good. */
const belowGoal = (row: (person: TestPerson, parent: TestPerson) => object, change: string): TableRule => ({
  kind: 'shared',
  guestMay: ['select'],
  isKept: true,
  hasParent: true,
  row: (person, parent) => ({
    id: idOf('new row', person),
    goal_id: idOf('goal', parent),
    ...row(person, parent),
  }),
  change,
  where: (person) => `goal_id = '${idOf('goal', person)}' and ${atInstance(person)}`,
});
const ofKeyResult = (parent: TestPerson) => ({ key_result_id: idOf('key result', parent) });

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  goals: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person, parent) => ({
      id: idOf('new goal', person),
      user_id: person.id,
      title: 'Title',
      starts_on: day,
      parent_id: idOf('goal', parent),
    }),
    hasParent: true,
    kept: "title = 'Above'",
    change: "why = 'Changed'",
    where: ownedBy,
  },
  key_results: {
    ...belowGoal(() => ({ title: 'Title' }), "unit = 'km'"),
    isOfObject: true,
    kept: "title = 'Above'",
  },
  goal_milestones: {
    ...belowGoal((_person, parent) => ({ ...ofKeyResult(parent), title: 'Title' }), "title = 'Changed'"),
    isOfObject: true,
  },
  key_result_values: belowGoal(
    (person, parent) => ({ ...ofKeyResult(parent), author_id: person.id, day, value: 1 }),
    'value = 2',
  ),
  key_result_additions: {
    ...belowGoal(
      (person, parent) => ({
        ...ofKeyResult(parent),
        person_id: person.id,
        source_id: idOf('habit day', person),
        day,
        amount: 1,
      }),
      'amount = 2',
    ),
    isAddedByService: true,
    isFixed: true,
  },
  goal_obstacles: { ...belowGoal(() => ({ obstacle: 'Rain' }), "plan = 'Changed'"), isOfObject: true },
  goal_check_ins: belowGoal((person) => ({ author_id: person.id, day, confidence: 5 }), "note = 'Changed'"),
  habits: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person, parent) => ({
      id: idOf('new habit', person),
      user_id: person.id,
      name: 'Name',
      weekdays: '{1}',
      starts_on: day,
      ...ofKeyResult(parent),
    }),
    hasParent: true,
    kept: "name = 'Above'",
    change: "cue = 'Changed'",
    where: ownedBy,
  },
  habit_days: {
    kind: 'shared',
    guestMay: ['select'],
    isKept: true,
    hasParent: true,
    row: (person, parent) => ({
      id: habitDayId(idOf('habit', parent), numberOfDay(day)),
      habit_id: idOf('habit', parent),
      user_id: person.id,
      day,
      state: 'done',
    }),
    change: "note = 'Changed'",
    where: (person) => `habit_id = '${idOf('habit', person)}' and ${atInstance(person)}`,
  },
  goal_reminders: {
    kind: 'personal',
    row: (person) => ({ user_id: person.id, zone: 'Europe/Berlin' }),
    change: "zone = 'Europe/Paris'",
    where: ownedBy,
  },
  goal_programs: {
    kind: 'of members',
    row: () => ({ title: 'Title', content: '{}', is_published: true }),
    change: "summary = 'Changed'",
    where: atInstance,
  },
};
