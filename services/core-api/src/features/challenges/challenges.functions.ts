import {
  type Challenge,
  type ChallengeDocument,
  challengeFunctions as contract,
  type ChallengeTemplate,
  type OpenChallenge,
} from '@reflectory/contracts/challenges';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { ask, askFor } from '../../sql-functions/ask.ts';
import { refuseFlagged } from '../../sql-functions/refuse-flagged.ts';
import { cleanDocument, wordsOf } from './clean-document.ts';
import { productChallenges } from './content/product-challenges.ts';

type Listed = {
  templates: ChallengeTemplate[];
  challenges: Challenge[];
  circles: { id: string; name: string }[];
  may_write: boolean;
};

/** A name in one language, as it stands in the export and in notifications. */
const nameOf = ({ name }: Pick<ChallengeDocument, 'name'>): string => name.en ?? Object.values(name)[0] ?? '';

/** Challenges: templates, beginning one, taking part, and what one's days come to. */
export const challengeFunctions = [
  defineFunction({
    contract,
    name: 'list-challenges',
    access: 'signed-in',
    readOnly: true,
    async handle({ today }, { tx }) {
      const { templates, ...listed } = await ask<Listed>(tx, 'list_challenges', today);
      return { ...listed, templates: [...productChallenges, ...templates] };
    },
  }),
  defineFunction({
    contract,
    name: 'get-challenge',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ id, today }, { tx }) => ({
      challenge: await askFor<OpenChallenge>(tx, 'get_challenge', id, today),
    }),
  }),
  defineFunction({
    contract,
    name: 'start-challenge',
    access: 'signed-in',
    async handle(fields, { tx }) {
      const isCircle = fields.audience === 'circle';
      if (isCircle !== (fields.circle_id !== null))
        throw new FunctionError('invalid_input', 'A circle is named where it is for one', {
          circle_id: 'missing',
        });
      const isOwn = fields.audience === 'own';
      const { templates } = await ask<Listed>(tx, 'list_challenges', fields.today);
      const template = [...productChallenges, ...templates].find(({ key }) => key === fields.template);
      if (!template) throw new FunctionError('not_found', 'There is no such template');
      const chosen = {
        ...fields,
        version: template.version,
        ...(isOwn && { has_board: false, pool_goal: null }),
      };
      const { document } = template;
      const id = await ask<string>(tx, 'start_challenge', chosen, document, nameOf(document));
      await ask(tx, 'set_challenge_zone', id, fields.zone);
      return { id };
    },
  }),
  defineFunction({
    contract,
    name: 'join-challenge',
    access: 'signed-in',
    async handle({ id, is_pooled: isPooled, is_on_board: isOnBoard, today, zone }, { tx }) {
      const challenge = await askFor<OpenChallenge>(tx, 'get_challenge', id, today);
      const name = nameOf(challenge);
      const outcome = await ask<'member'>(tx, 'join_challenge', id, name, isPooled, isOnBoard, today);
      if (outcome === 'member') await ask(tx, 'set_challenge_zone', id, zone);
      return { outcome };
    },
  }),
  defineFunction({
    contract,
    name: 'change-challenge',
    access: 'signed-in',
    async handle({ id, is_paused: isPaused, is_pooled: isPooled, is_on_board: isOnBoard, today }, { tx }) {
      await ask(tx, 'change_challenge', id, isPaused, isPooled, isOnBoard, today);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'leave-challenge',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      await ask(tx, 'leave_challenge', id);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'end-challenge',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      await ask(tx, 'end_challenge', id);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'save-challenge-template',
    access: 'signed-in',
    async handle({ key, circle_id: circleId, document }, { tx }) {
      const cleaned = cleanDocument(document);
      await refuseFlagged(tx, { document: wordsOf(cleaned) });
      return { key: await ask<string>(tx, 'save_challenge_template', key, circleId, cleaned) };
    },
  }),
  defineFunction({
    contract,
    name: 'remove-challenge-template',
    access: 'signed-in',
    async handle({ key }, { tx }) {
      await ask(tx, 'remove_challenge_template', key);
      return {};
    },
  }),
];
