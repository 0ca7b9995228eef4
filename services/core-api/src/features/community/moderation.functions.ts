import {
  type CaseContext,
  type FlaggedList,
  type ModerationAppeal,
  type ModerationCase,
  moderationFunctions as contract,
  type ModerationNotice,
  type ModerationRecord,
  type OwnReport,
  type ThingCase,
  type Unveiling,
} from '@reflectory/contracts/community';
import { defineFunction } from '@reflectory/runtime/functions';
import { cleanWords } from '@reflectory/domain/community';
import { foldWords } from '@reflectory/domain/search';
import { ask, askFor } from '../../sql-functions/ask.ts';

const access = { permission: 'community.moderate' };

/** Reports, what is decided of them, and appeals. */
export const moderationFunctions = [
  defineFunction({
    contract,
    name: 'report-post',
    access: 'signed-in',
    handle: async ({ id, reason, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'report_post', id, reason, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'report-thing',
    access: 'signed-in',
    handle: async ({ kind, id, reason, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'report_thing', kind, id, reason, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'list-own-cases',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx }) =>
      ask<{ reports: OwnReport[]; notices: ModerationNotice[] }>(tx, 'list_own_cases'),
  }),
  defineFunction({
    contract,
    name: 'appeal-notice',
    access: 'signed-in',
    handle: async ({ id, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'appeal_notice', id, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'get-community-figures',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx }) =>
      askFor<{ reports: number | null; acts: Record<string, number> }>(tx, 'get_community_figures'),
  }),
  defineFunction({
    contract,
    name: 'list-cases',
    access,
    readOnly: true,
    handle: async (_input, { tx }) => ({
      ...(await ask<{ cases: ModerationCase[]; appeals: ModerationAppeal[]; decided: ModerationRecord[] }>(
        tx,
        'list_cases',
      )),
      things: await ask<ThingCase[]>(tx, 'list_reported_things'),
      unveilings: await ask<Unveiling[]>(tx, 'list_unveilings'),
    }),
  }),
  defineFunction({
    contract,
    name: 'get-case-context',
    access,
    readOnly: true,
    handle: ({ post_id: id }, { tx }) => askFor<CaseContext>(tx, 'get_case_context', id),
  }),
  defineFunction({
    contract,
    name: 'decide-case',
    access,
    handle: async ({ post_id: id, act, words, days = 7 }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'decide_case', id, act, words, days),
    }),
  }),
  defineFunction({
    contract,
    name: 'decide-thing',
    access,
    handle: async ({ kind, id, act, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'decide_thing', kind, id, act, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'decide-appeal',
    access,
    handle: async ({ notice_id: id, reverse, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'decide_appeal', id, reverse, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'ask-unveiling',
    access,
    handle: async ({ post_id: id, reason }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'ask_unveiling', id, reason),
    }),
  }),
  defineFunction({
    contract,
    name: 'decide-unveiling',
    access,
    handle: async ({ id, approve, words }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'decide_unveiling', id, approve, words),
    }),
  }),
  defineFunction({
    contract,
    name: 'open-unveiling',
    access,
    handle: ({ id }, { tx }) => askFor<{ name: string; user_id: string }>(tx, 'open_unveiling', id),
  }),
  defineFunction({
    contract,
    name: 'list-flagged-words',
    access,
    readOnly: true,
    handle: async (_input, { tx }) => ({ lists: await ask<FlaggedList[]>(tx, 'list_flagged_words') }),
  }),
  defineFunction({
    contract,
    name: 'save-flagged-words',
    access,
    async handle({ language, words, version }, { tx }) {
      // Of what is the same to search the first stands for all; what has no letters would hold everything.
      const different = new Map<string, string>();
      for (const word of words.map(cleanWords)) {
        const key = foldWords(word).join(' ');
        if (key !== '' && !different.has(key)) different.set(key, word);
      }
      return {
        is_done: await ask<boolean>(tx, 'save_flagged_words', language, [...different.values()], version),
      };
    },
  }),
];
