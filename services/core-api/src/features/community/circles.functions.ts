import { type Circle, circleFunctions as contract, type CirclePerson } from '@reflectory/contracts/community';
import { cleanWords } from '@reflectory/domain/community';
import type { Transaction } from '@reflectory/runtime/database';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { randomBytes } from 'node:crypto';
import { digestOf } from '../../secret-tokens/index.ts';
import { ask, askFor } from '../../sql-functions/ask.ts';
import { refuseFlagged } from '../../sql-functions/refuse-flagged.ts';

/** Fields of a circle without what cannot be seen. @throws FunctionError invalid_input */
async function readFields<Fields extends { name: string; about: string; rules: string; question: string }>(
  tx: Transaction,
  fields: Fields,
): Promise<Fields> {
  const [name = '', about = '', rules = '', question = ''] = [
    fields.name,
    fields.about,
    fields.rules,
    fields.question,
  ].map(cleanWords);
  if (!name)
    throw new FunctionError('invalid_input', 'A circle has a name', { name: 'Nothing of it is seen' });
  await refuseFlagged(tx, { name, about, rules, question });
  return { ...fields, name, about, rules, question };
}

/** Circles, who is in them, and how one comes in. */
export const circleFunctions = [
  defineFunction({
    contract,
    name: 'list-circles',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ circles: await ask<Circle[]>(tx, 'list_circles') }),
  }),
  defineFunction({
    contract,
    name: 'get-circle',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ id }, { tx }) => ({
      circle: await askFor<Circle & { people: CirclePerson[] }>(tx, 'get_circle', id),
    }),
  }),
  defineFunction({
    contract,
    name: 'find-circle-by-link',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ token }, { tx }) => ({
      circle: await ask<Circle | null>(tx, 'get_circle_of_link', digestOf(token)),
    }),
  }),
  defineFunction({
    contract,
    name: 'create-circle',
    access: 'signed-in',
    handle: async (fields, { tx }) => ({
      id: await ask<string>(tx, 'create_circle', await readFields(tx, fields)),
    }),
  }),
  defineFunction({
    contract,
    name: 'change-circle',
    access: 'signed-in',
    async handle({ id, ...fields }, { tx }) {
      await ask(tx, 'change_circle', id, await readFields(tx, fields));
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'join-circle',
    access: 'signed-in',
    handle: async (place, { tx }) => ({
      outcome: await ('token' in place
        ? ask<'member'>(tx, 'join_circle', null, digestOf(place.token))
        : ask<'member'>(tx, 'join_circle', place.id, null)),
    }),
  }),
  defineFunction({
    contract,
    name: 'leave-circle',
    access: 'signed-in',
    async handle({ id, keeps_posts: keepsPosts }, { tx }) {
      await ask(tx, 'leave_circle', id, keepsPosts);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'answer-circle-member',
    access: 'signed-in',
    handle: async ({ membership_id: id, accept }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'answer_circle_member', id, accept),
    }),
  }),
  defineFunction({
    contract,
    name: 'follow-circle',
    access: 'signed-in',
    async handle({ id, follow }, { tx }) {
      await ask(tx, 'follow_circle', id, follow);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'create-circle-link',
    access: 'signed-in',
    async handle({ id, days }, { tx }) {
      const token = randomBytes(24).toString('base64url');
      const expires = await ask<Date>(tx, 'add_circle_link', id, digestOf(token), days);
      return { token, expires_at: expires.toISOString() };
    },
  }),
  defineFunction({
    contract,
    name: 'end-circle-links',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      await ask(tx, 'remove_circle_links', id);
      return {};
    },
  }),
];
