import { type DeadLetter, eventFunctions } from '@reflectory/contracts/events';
import { defineFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';

const access = { permission: 'events.repeat' } as const;

/** The newest that are listed. */
const MOST = 200;

/** What failed in the background, and having it done again. */
export const createEventFunctions = (): FunctionDefinition[] => [
  defineFunction({
    contract: eventFunctions,
    name: 'list-dead-letters',
    access,
    readOnly: true,
    handle: async (_input, { tx }) => ({
      letters: await tx.query<DeadLetter>(
        `select id, handler, name, instance, failure, to_json(published_at) as published_at,
           to_json(failed_at) as failed_at from app.list_dead_letters($1)`,
        [MOST],
      ),
    }),
  }),
  defineFunction({
    contract: eventFunctions,
    name: 'repeat-dead-letter',
    access,
    async handle({ id, handler }, { tx }) {
      const [row] = await tx.query<{ repeated: boolean }>(
        'select app.repeat_dead_letter($1, $2) as repeated',
        [id, handler],
      );
      if (!row?.repeated) throw new FunctionError('not_found', 'This task is not in the list any more');
      return {};
    },
  }),
];
