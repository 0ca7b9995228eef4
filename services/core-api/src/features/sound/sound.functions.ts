import { type Mix, soundFunctions } from '@reflectory/contracts/sound';
import { defineFunction, FunctionError, type FunctionDefinition } from '@reflectory/runtime/functions';

export const createSoundFunctions = (): FunctionDefinition[] => [
  defineFunction({
    contract: soundFunctions,
    name: 'open-shared-soundscape',
    access: 'anyone',
    readOnly: true,
    async handle({ token }, { tx }) {
      const [found] = await tx.query<{ name: string; mix: Mix }>(
        'select name, mix from app.find_shared_soundscape($1)',
        [token],
      );
      // One answer for everything that does not open, so that a guess learns nothing.
      if (!found) throw new FunctionError('not_found', 'This is no longer available');
      return found;
    },
  }),
];
