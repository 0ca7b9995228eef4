import { type Mix, soundFunctions } from '@reflectory/contracts/sound';
import {
  defineFunction,
  defineServiceFunction,
  FunctionError,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { createOwnVoiceFunctions } from './own-voice/own-voice.functions.ts';
import { createSpeechService } from './speech.service.ts';

type Parts = Pick<FunctionParts, 'database' | 'provider' | 'limiter' | 'files'>;

const createSpeakSentence = (parts: Parts): FunctionDefinition => {
  const speech = createSpeechService(parts);
  return defineServiceFunction({
    contract: soundFunctions,
    name: 'speak-sentence',
    access: 'signed-in',
    isClosedWhileClosing: true,
    async handle({ text, entry_id: entryId, is_own_voice: isOwnVoice }, { context }) {
      const { bytes, contentType } = await speech.speak(context, { text, entryId, isOwnVoice });
      return { content_type: contentType, sound: Buffer.from(bytes).toString('base64') };
    },
  });
};

/** Soundscapes behind links, sentences that are said, and voices of one's own. */
export const createSoundFunctions = (parts: Parts): FunctionDefinition[] => [
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
  createSpeakSentence(parts),
  ...createOwnVoiceFunctions(parts),
];
