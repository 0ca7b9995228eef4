import { goalFunctions as contract } from '@reflectory/contracts/goals';
import { habitFunctions } from '@reflectory/contracts/habits';
import { defineFunction } from '@reflectory/runtime/functions';
import { listGoals } from './goals.repository.ts';
import { summariseHabits } from './habits.service.ts';

/** Goals and habits as lists show them. */
export const goalFunctions = [
  defineFunction({
    contract,
    name: 'list-goals',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ isArchive }, { tx }) => ({ goals: await listGoals(tx, isArchive) }),
  }),
  defineFunction({
    contract: habitFunctions,
    name: 'list-habits',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ day, isArchive }, { tx }) => ({ habits: await summariseHabits(tx, day, isArchive) }),
  }),
];
