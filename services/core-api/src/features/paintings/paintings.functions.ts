import { paintingFunctions as contract } from '@reflectory/contracts/paintings';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';

/** Pictures of entries by the provider of an instance. */
export const paintingFunctions = [
  defineFunction({
    contract,
    name: 'paint-entry',
    access: 'signed-in',
    async handle({ entry_id: entryId }, { tx }) {
      const [row] = await tx.query<{ is_asked: boolean }>('select app.request_painting($1) as is_asked', [
        entryId,
      ]);
      if (!row?.is_asked) throw new FunctionError('not_permitted', 'This entry may not be painted now');
      return {};
    },
  }),
];
