import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { libraryFunctions as contract } from '@reflectory/contracts/library';
import { defineFunction } from '@reflectory/runtime/functions';
import {
  discardDraft,
  listOwnFrameworks,
  publishFramework,
  saveFramework,
  withdrawFramework,
} from './own-frameworks.service.ts';
import { listCollections } from './collections.repository.ts';
import { getCollection } from './collections.service.ts';
import { listDueDecisions } from './decisions.repository.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';
import { getFramework, listBegun, listFrameworks, listPrompts, listSaved } from './library.service.ts';
import { ownPromptFunctions } from './own-prompts.functions.ts';
import { getProgress } from './progress.service.ts';
import { getRecommendation } from './recommendation.service.ts';

/** Decisions that are asked about at once; the others are on their page. */
const MOST_DUE = 1;
const writing = { permission: 'library.write' } as const;

/** The library, for those who write with it and those who write it. */
export const libraryFunctions = [
  defineFunction({
    contract,
    name: 'list-library',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx, context }) => ({
      frameworks: await listFrameworks(tx, context.language ?? DEFAULT_LANGUAGE),
    }),
  }),
  defineFunction({
    contract,
    name: 'get-framework',
    access: 'signed-in',
    readOnly: true,
    handle: ({ key, version }, { tx }) => getFramework(tx, key, version),
  }),
  defineFunction({
    contract,
    name: 'list-prompts',
    access: 'signed-in',
    readOnly: true,
    handle: async (input, { tx, context }) => ({
      prompts: await listPrompts(tx, input, {
        instanceId: context.instance_id,
        language: context.language ?? DEFAULT_LANGUAGE,
      }),
    }),
  }),
  defineFunction({
    contract,
    name: 'list-saved',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx, context }) => listSaved(tx, context.language ?? DEFAULT_LANGUAGE),
  }),
  defineFunction({
    contract,
    name: 'list-begun',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx, context }) => listBegun(tx, context.language ?? DEFAULT_LANGUAGE),
  }),
  defineFunction({
    contract,
    name: 'list-collections',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ collections: await listCollections(tx) }),
  }),
  defineFunction({
    contract,
    name: 'get-collection',
    access: 'signed-in',
    readOnly: true,
    handle: ({ id }, { tx, context }) => getCollection(tx, id, context.language ?? DEFAULT_LANGUAGE),
  }),
  defineFunction({
    contract,
    name: 'get-recommendation',
    access: 'signed-in',
    readOnly: true,
    handle: ({ zone }, { tx, context }) => getRecommendation(tx, zone, context.language ?? DEFAULT_LANGUAGE),
  }),
  defineFunction({
    contract,
    name: 'list-due-decisions',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ day }, { tx }) => ({
      decisions: await listDueDecisions(tx, REVIEW_POSITIONS, day, MOST_DUE),
    }),
  }),
  defineFunction({
    contract,
    name: 'get-progress',
    access: 'signed-in',
    readOnly: true,
    handle: (input, { tx }) => getProgress(tx, input),
  }),
  defineFunction({
    contract,
    name: 'list-own-frameworks',
    access: writing,
    readOnly: true,
    handle: async (_input, { tx }) => ({ frameworks: await listOwnFrameworks(tx) }),
  }),
  defineFunction({
    contract,
    name: 'save-framework',
    access: writing,
    handle: (input, { tx }) => saveFramework(tx, input),
  }),
  defineFunction({
    contract,
    name: 'publish-framework',
    access: writing,
    handle: async ({ key }, { tx }) => ({ version: await publishFramework(tx, key) }),
  }),
  defineFunction({
    contract,
    name: 'withdraw-framework',
    access: writing,
    async handle({ key }, { tx }) {
      await withdrawFramework(tx, key);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'discard-draft',
    access: writing,
    async handle({ key }, { tx }) {
      await discardDraft(tx, key);
      return {};
    },
  }),
  ...ownPromptFunctions,
];
