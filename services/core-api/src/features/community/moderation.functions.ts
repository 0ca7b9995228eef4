import {
  type ModerationAppeal,
  type ModerationCase,
  moderationFunctions as contract,
  type ModerationNotice,
  type ModerationRecord,
  type OwnReport,
  type ThingCase,
} from '@reflectory/contracts/community';
import { defineFunction } from '@reflectory/runtime/functions';
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
    }),
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
];
