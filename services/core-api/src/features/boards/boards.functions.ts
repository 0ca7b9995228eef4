import { boardFunctions as contract } from '@reflectory/contracts/boards';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { findCards, listBoards, listCards, listOwnCards, listSteps } from './boards.repository.ts';
import { staysOf } from './stays.ts';

/** Boards and their cards, for whoever looks at more than one, or at how work flows. */
export const boardFunctions = [
  defineFunction({
    contract,
    name: 'list-boards',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ today }, { tx }) => ({ boards: await listBoards(tx, today) }),
  }),
  defineFunction({
    contract,
    name: 'find-cards',
    access: 'signed-in',
    readOnly: true,
    handle: async (input, { tx }) => ({
      cards: 'ids' in input ? await listCards(tx, input.ids) : await findCards(tx, input.query),
    }),
  }),
  defineFunction({
    contract,
    name: 'list-own-cards',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ cards: await listOwnCards(tx) }),
  }),
  defineFunction({
    contract,
    name: 'get-board-flow',
    access: 'signed-in',
    readOnly: true,
    async handle({ id, since }, { tx }) {
      const [board] = await tx.query('select from public.boards where id = $1', [id]);
      if (!board) throw new FunctionError('not_found', 'There is no such board that you may see');
      return { stays: staysOf(await listSteps(tx, id), since) };
    },
  }),
];
