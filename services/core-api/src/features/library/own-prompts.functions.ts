import {
  libraryFunctions as contract,
  MOST_OWN_PROMPTS,
  OWN_PROMPTS_PER_PAGE,
} from '@reflectory/contracts/library';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import {
  countPrompts,
  findOwnPrompts,
  insertPrompt,
  movePrompt,
  updatePrompt,
} from './own-prompts.repository.ts';

const writing = { permission: 'library.write' } as const;

/** An instance's own prompts, for those who write them. */
export const ownPromptFunctions = [
  defineFunction({
    contract,
    name: 'list-own-prompts',
    access: writing,
    readOnly: true,
    handle: (search, { tx }) => findOwnPrompts(tx, search, OWN_PROMPTS_PER_PAGE),
  }),
  defineFunction({
    contract,
    name: 'save-own-prompt',
    access: writing,
    async handle({ id, known, ...prompt }, { tx }) {
      if (id === null) {
        if ((await countPrompts(tx)) >= MOST_OWN_PROMPTS)
          throw new FunctionError('too_large', `There may be up to ${MOST_OWN_PROMPTS} prompts`);
        return { id: await insertPrompt(tx, prompt) };
      }
      if (!(await updatePrompt(tx, id, known, prompt)))
        throw new FunctionError('conflict', 'Somebody else has changed or removed this prompt meanwhile');
      return { id };
    },
  }),
  defineFunction({
    contract,
    name: 'move-own-prompt',
    access: writing,
    async handle({ id, to }, { tx }) {
      if (!(await movePrompt(tx, id, to))) throw new FunctionError('not_found', 'There is no such prompt');
      return {};
    },
  }),
];
