import { type Gathering, gatheringFunctions as contract } from '@reflectory/contracts/community';
import { cleanWords } from '@reflectory/domain/community';
import type { Transaction } from '@reflectory/runtime/database';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { ask } from '../../sql-functions/ask.ts';
import { refuseFlagged } from '../../sql-functions/refuse-flagged.ts';

const YEAR_MS = 366 * 86_400_000;

/** Gatherings of the caller's circles since a day, but for those that they declined. */
export const listOwnGatherings = (tx: Transaction, since: string) =>
  tx.query<{
    id: string;
    circle_id: string;
    title: string;
    starts_at: Date;
    minutes: number;
    changed_at: Date;
    is_coming: boolean;
  }>('select * from app.list_own_gatherings($1)', [since]);

/** Gatherings of circles, and who comes. */
export const createGatheringFunctions = (now: () => number) => [
  defineFunction({
    contract,
    name: 'list-gatherings',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ circle_id: circleId }, { tx }) => ({
      gatherings: await ask<Gathering[]>(tx, 'list_gatherings', circleId),
    }),
  }),
  defineFunction({
    contract,
    name: 'add-gathering',
    access: 'signed-in',
    async handle({ circle_id: circleId, ...fields }, { tx }) {
      const startsAt = Date.parse(fields.starts_at);
      if (startsAt < now() || startsAt > now() + YEAR_MS)
        throw new FunctionError('invalid_input', 'A gathering is ahead, within a year', {
          starts_at: 'ahead',
        });
      const [title = '', about = '', place = ''] = [fields.title, fields.about, fields.place].map(cleanWords);
      if (title === '')
        throw new FunctionError('invalid_input', 'Nothing of it would be seen', {
          title: 'Nothing of it is seen',
        });
      await refuseFlagged(tx, { title, about, place });
      return { id: await ask<string>(tx, 'add_gathering', circleId, { ...fields, title, about, place }) };
    },
  }),
  defineFunction({
    contract,
    name: 'answer-gathering',
    access: 'signed-in',
    handle: async ({ id, answer }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'answer_gathering', id, answer),
    }),
  }),
  defineFunction({
    contract,
    name: 'remove-gathering',
    access: 'signed-in',
    handle: async ({ id }, { tx }) => ({ is_done: await ask<boolean>(tx, 'remove_gathering', id) }),
  }),
];
