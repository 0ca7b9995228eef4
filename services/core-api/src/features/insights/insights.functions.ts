import { journalFunctions as contract } from '@reflectory/contracts/journal';
import { defineFunction } from '@reflectory/runtime/functions';
import { correctionsRepository } from './corrections.repository.ts';
import { createCorrectionsService } from './corrections.service.ts';
import { renewalRepository } from './renewals.repository.ts';

const corrections = createCorrectionsService(correctionsRepository);

/** What a person says of readings, and is told of them. */
export const insightFunctions = [
  defineFunction({
    contract,
    name: 'correct-feeling',
    access: 'signed-in',
    handle: (input, { tx }) => corrections.correct(tx, input),
  }),
  defineFunction({
    contract,
    name: 'get-analysis-renewal',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ renewal: await renewalRepository.findOwn(tx) }),
  }),
];
