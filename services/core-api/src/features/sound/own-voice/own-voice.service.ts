import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RateLimit } from '@reflectory/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { OwnVoiceOutcome } from '@reflectory/contracts/sound';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { fileKey } from '@reflectory/storage';
import {
  ProviderFailedError,
  ProviderRefusedError,
  type SentSound,
  VoiceRefusedError,
} from '../../../provider/index.ts';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import { isSoundOf } from '../../../transcription/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { explainRefusal } from '../explain-refusal.ts';
import { createVoicesInMaking, type KeptSound, type Reading, takeReading } from './own-voice.repository.ts';
import { wasRead } from './was-read.ts';

/** Each try costs four calls of the provider: six at once, and thirty in an hour. */
const tries: RateLimit = { name: 'make-own-voice', burst: 6, seconds: 120 };
const MOST_BYTES = 300_000;
const options = { searchPath: PRODUCT_SEARCH_PATH };

type Parts = Pick<FunctionParts, 'database' | 'provider' | 'limiter' | 'files'>;
type Files = NonNullable<Parts['files']>;
type Recorded = { phrase: SentSound; statement: SentSound };

/** Makes voices of their own persons. */
export type OwnVoiceService = {
  /** @throws FunctionError invalid_input, not_permitted, conflict, rate_limited, unavailable */
  make(context: RequestContext, input: FunctionInput<'make-own-voice'>): Promise<OwnVoiceOutcome>;
};

/** No connection is held while a provider listens. */
export function createOwnVoiceService(parts: Parts): OwnVoiceService {
  const { database, provider, limiter } = parts;
  return {
    async make(context, input) {
      const { voices } = provider;
      if (!voices) throw new FunctionError('not_permitted', 'Nobody makes voices here');
      const owner = { instance: context.instance_id, person: context.user_id ?? '' };
      const recorded = readSounds(input);
      await takeOrRefuse(limiter, tries, `${owner.instance}:${owner.person}`);
      const take = () => database.asPrincipal(context, (tx) => takeReading(tx, input.reading_id), options);
      const reading = await take();
      if (!reading) return 'expired';
      try {
        const heard = await listen(provider, owner, reading, recorded);
        return heard ?? (await makeOf(parts, owner, { reading, recorded, most: voices.mostVoices }));
      } catch (error) {
        if (error instanceof VoiceRefusedError) return error.why;
        if (error instanceof ProviderFailedError) return 'provider_stopped';
        return explainRefusal(error);
      }
    },
  };
}

/** One after the other: what is wrong with the first says enough. Null where both say what was to be read. */
async function listen(
  provider: Parts['provider'],
  owner: Owner,
  { language, phrase, statement }: Reading,
  recorded: Recorded,
): Promise<'other_text' | 'nothing_heard' | null> {
  for (const [text, sound] of [
    [phrase, recorded.phrase],
    [statement, recorded.statement],
  ] as const) {
    const { value } = await provider.transcribe({ ...owner, entryIds: [], sound, language });
    const heard = wasRead(text.split('\n'), value);
    if (heard !== 'read') return heard;
  }
  return null;
}

type Making = { reading: Reading; recorded: Recorded; most: number };

async function makeOf(
  { database, provider, files }: Parts,
  owner: Owner,
  { reading, recorded: { phrase, statement }, most }: Making,
): Promise<OwnVoiceOutcome> {
  if (!files) throw new FunctionError('unavailable', 'No files are kept here');
  const id = randomUUID();
  const inMaking = createVoicesInMaking(database, owner, id);
  const refusal = await inMaking.begin(most);
  if (refusal === 'no_room') return refusal;
  if (refusal === 'has_one') throw new FunctionError('conflict', 'You have a voice already');
  if (refusal) throw new FunctionError('not_permitted', 'Own voices are off here');
  const recordings = { name: id, language: reading.language, phrase, sample: statement };
  let isAsked = false;
  let made: { voice: string; consent: string } | null = null;
  try {
    // What is left behind by a failure is named by no row: the sweep of the storage removes it.
    const sounds = [
      await keepSound(files, owner.instance, 'phrase', phrase),
      await keepSound(files, owner.instance, 'statement', statement),
    ];
    const asked = { ...owner, entryIds: [], recordings, onConsent: inMaking.noteConsent };
    isAsked = true;
    made = (await provider.makeVoice(asked)).value;
    if (await inMaking.keep(made, { ...reading, content_type: phrase.contentType }, sounds)) return 'made';
  } catch (error) {
    await inMaking.abandon(made?.voice ?? null, made !== null || !isAsked || hasSaidNo(error));
    throw error;
  }
  throw new FunctionError('not_permitted', 'It is not wanted any more, and was taken back');
}

/** Whether it is certain that no more came of it at the provider than what it told us. */
const hasSaidNo = (error: unknown): boolean =>
  error instanceof ProviderRefusedError ||
  (error instanceof ProviderFailedError && error.reason === 'refused');

type Owner = { instance: string; person: string };

/** @throws FunctionError for what is no sound of its type */
function readSounds({ content_type: contentType, ...input }: FunctionInput<'make-own-voice'>): Recorded {
  const read = (base64: string): SentSound => {
    const bytes = Buffer.from(base64, 'base64');
    if (!isSoundOf(contentType, bytes) || bytes.length > MOST_BYTES)
      throw new FunctionError('invalid_input', `This is no recording of type ${contentType}`);
    return { bytes, contentType };
  };
  return { phrase: read(input.phrase_sound), statement: read(input.statement_sound) };
}

async function keepSound(
  files: Files,
  instance: string,
  part: KeptSound['part'],
  { bytes, contentType }: SentSound,
): Promise<KeptSound> {
  const version = randomUUID();
  const content = Readable.from([Buffer.from(bytes)], { objectMode: false });
  const { size, eTag } = await files.write(fileKey(instance, version), content, MOST_BYTES);
  const metadata = {
    eTag,
    size,
    mimetype: contentType,
    cacheControl: 'private, max-age=3600',
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  return { part, version, metadata };
}
