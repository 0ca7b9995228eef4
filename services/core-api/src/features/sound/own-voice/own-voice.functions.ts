import type { RateLimit } from '@reflectory/auth';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { OWN_VOICE_READING_SECONDS, soundFunctions as contract } from '@reflectory/contracts/sound';
import {
  defineFunction,
  defineServiceFunction,
  FunctionError,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { drawStatement } from './draw-reading.ts';
import { findOfferedVoice, keepReading } from './own-voice.repository.ts';
import { createOwnVoiceService } from './own-voice.service.ts';

/** Nobody draws until sentences come of which they hold a recording: six at once, then one in ten minutes. */
const draws: RateLimit = { name: 'draw-own-voice-reading', burst: 6, seconds: 600 };

type Parts = Pick<FunctionParts, 'database' | 'provider' | 'limiter' | 'files'>;

/** A voice of one's own: who would make it, what is read for it, and its making. */
export function createOwnVoiceFunctions(parts: Parts): FunctionDefinition[] {
  const { voices } = parts.provider;
  const service = createOwnVoiceService(parts);
  return [
    defineFunction({
      contract,
      name: 'get-own-voice-offer',
      access: 'signed-in',
      readOnly: true,
      async handle(_input, { tx }) {
        const found = voices && parts.files ? await findOfferedVoice(tx) : null;
        if (!voices || !found) return { offer: null };
        const { taken, ...offered } = found;
        return {
          offer: {
            ...offered,
            languages: LANGUAGES.filter((language) => voices.phrases[language] !== undefined),
            has_room: taken < voices.mostVoices,
            has_watermark: voices.hasWatermark,
          },
        };
      },
    }),
    defineFunction({
      contract,
      name: 'draw-own-voice-reading',
      access: 'signed-in',
      async handle({ language }, { context, tx }) {
        const phrase = voices?.phrases[language];
        const found = phrase === undefined ? null : await findOfferedVoice(tx);
        if (phrase === undefined || !found?.has_consent)
          throw new FunctionError('not_permitted', 'Nobody makes voices here, or its person did not agree');
        await takeOrRefuse(parts.limiter, draws, `${context.instance_id}:${context.user_id ?? ''}`);
        const statement = drawStatement(language);
        const id = await keepReading(tx, { language, phrase, statement });
        return { id, phrase, statement, seconds: OWN_VOICE_READING_SECONDS };
      },
    }),
    defineServiceFunction({
      contract,
      name: 'make-own-voice',
      access: 'signed-in',
      isClosedWhileClosing: true,
      handle: async (input, { context }) => ({ outcome: await service.make(context, input) }),
    }),
  ];
}
