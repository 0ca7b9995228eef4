import { createHash } from 'node:crypto';
import type { RateLimit } from '@reflectory/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { speaksOfSuicideInSteps } from '@reflectory/domain/crisis/in-steps';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { SpokenSound } from '../../provider/index.ts';
import { takeOrRefuse } from '../../rate-limits/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { explainRefusal } from './explain-refusal.ts';
import {
  type AgreedSpeech,
  findAgreedSpeech,
  findOwnText,
  findSpoken,
  keepSpoken,
} from './speech.repository.ts';

/** Sentences that leave the house: those of three long meditations at once, and 240 in an hour. */
const sentences: RateLimit = { name: 'speak-sentence', burst: 120, seconds: 15 };
/** What is asked for, also of what is kept: each time the whole entry is read. */
const asked: RateLimit = { name: 'ask-sentence', burst: 300, seconds: 2 };
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
const options = { searchPath: PRODUCT_SEARCH_PATH };

const refused = (why: string) => new FunctionError('not_permitted', `This is not said: ${why}`);

type Sentence = { text: string; entryId: string | null; isOwnVoice: boolean };

/** Sentences said by the provider of an instance. */
export type SpeechService = {
  /** @throws FunctionError not_permitted, not_found, rate_limited; unavailable where the provider fails */
  speak(context: RequestContext, sentence: Sentence): Promise<SpokenSound>;
};

/** No connection is held while a provider speaks. */
export function createSpeechService({
  database,
  provider,
  limiter,
}: Pick<FunctionParts, 'database' | 'provider' | 'limiter'>): SpeechService {
  const read = (context: RequestContext, { text, entryId, isOwnVoice }: Sentence) =>
    database.asPrincipal(
      context,
      async (tx) => {
        const speech = await findAgreedSpeech(tx, isOwnVoice);
        if (!speech) throw refused('nobody speaks here, or its person did not agree');
        const written = entryId === null ? '' : await findOwnText(tx, entryId);
        if (written === null) throw new FunctionError('not_found', 'There is no such entry of yours');
        const key = keyOf(speech, text);
        return { speech, written, key, spoken: await findSpoken(tx, key) };
      },
      { ...options, readOnly: true },
    );

  return {
    async speak(context, sentence) {
      const { text, entryId } = sentence;
      const owner = { instance: context.instance_id, person: context.user_id ?? '' };
      const take = (limit: RateLimit) => takeOrRefuse(limiter, limit, `${owner.instance}:${owner.person}`);
      await take(asked);
      const { speech, written, key, spoken } = await read(context, sentence);
      // A whole entry is asked, and not only what of it is said here: people answer it, and no voice.
      if ((await speaksOfSuicideInSteps(text, rest)) || (await speaksOfSuicideInSteps(written, rest)))
        throw refused('its words are answered by people');
      if (spoken) return spoken;
      await take(sentences);
      const voice = speech.ownVoiceId === null ? speech.voice : { id: speech.voice };
      const { value } = await provider
        .speak({ ...owner, entryIds: entryId === null ? [] : [entryId], text, voice })
        .catch(explainRefusal);
      await database.asPrincipal(context, (tx) => keepSpoken(tx, { key, speech, entryId }, value), options);
      return value;
    },
  };
}

const keyOf = ({ host, model, voice, ownVoiceId }: AgreedSpeech, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([host, model, voice, text, ...(ownVoiceId === null ? [] : [ownVoiceId])]))
    .digest('hex');
