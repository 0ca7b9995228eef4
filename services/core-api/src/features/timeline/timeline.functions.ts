import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { timelineFunctions as contract } from '@reflectory/contracts/timeline';
import { defineFunction } from '@reflectory/runtime/functions';
import { listMemories } from './memories.service.ts';
import { listDays } from './timeline.repository.ts';

/** The journal by its days. */
export const timelineFunctions = [
  defineFunction({
    contract,
    name: 'list-days',
    access: 'signed-in',
    readOnly: true,
    handle: async (range, { tx }) => ({ days: await listDays(tx, range) }),
  }),
  defineFunction({
    contract,
    name: 'list-memories',
    access: 'signed-in',
    readOnly: true,
    handle: async (input, { tx, context }) => ({
      memories: await listMemories(tx, input, context.language ?? DEFAULT_LANGUAGE),
    }),
  }),
];
