import { journalFunctions as contract, mentionFunctions } from '@reflectory/contracts/journal';
import { defineFunction } from '@reflectory/runtime/functions';
import { correctionsRepository } from './corrections.repository.ts';
import { createCorrectionsService } from './corrections.service.ts';
import { mentionedRepository } from './mentioned/mentioned.repository.ts';
import { createMentionedService } from './mentioned/mentioned.service.ts';
import { renewalRepository } from './renewals.repository.ts';

const corrections = createCorrectionsService(correctionsRepository);
const mentioned = createMentionedService(mentionedRepository);

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
  defineFunction({
    contract: mentionFunctions,
    name: 'find-mentions',
    access: 'signed-in',
    readOnly: true,
    timeoutMs: 10_000,
    handle: (_input, { tx }) => mentioned.find(tx),
  }),
  defineFunction({
    contract: mentionFunctions,
    name: 'decide-mention',
    access: 'signed-in',
    handle: (input, { tx }) => mentioned.decide(tx, input),
  }),
];
