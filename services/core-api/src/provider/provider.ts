import type { ProviderTask } from '@reflectory/contracts/providers';
import type * as z from 'zod';
import type { SentSound, VoiceFacts, VoiceRecordings } from './voice.ts';

/** On whose behalf something is sent, and what it is made of. */
export type ProviderRequest = {
  instance: string;
  person: string;
  /** Entries of that person whose words are in it; one that may not be sent refuses all. */
  entryIds: readonly string[];
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal;
};

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

type ChatTask = Extract<ProviderTask, 'reading' | 'summary' | 'questions' | 'chat'>;

export type ChatRequest = ProviderRequest & {
  task: ChatTask;
  /** What is to be done. Words of people belong into messages, as data. */
  instructions: string;
  messages: readonly ChatMessage[];
  /** Tokens of an answer at most; 1500 when left out. */
  maxTokens?: number;
};

/** Which model answered, as it stands in what is made of the answer: `provider:model`. */
export type Answered<Value> = { engine: string; value: Value };

/**
 * The provider that an instance set up. Before anything is sent: the provider is on, the person agreed to its host, no
 * entry is kept from it, nothing speaks of suicide, and a budget is left; and it is written down for the person to read.
 */
export type Provider = {
  /** @throws ProviderRefusedError when nothing was sent, ProviderFailedError when it came to nothing */
  askChat(request: ChatRequest): Promise<Answered<string>>;
  /** The answer fits the schema. @throws as {@link Provider.askChat} */
  askObject<Schema extends z.ZodType>(
    request: ChatRequest,
    schema: Schema,
  ): Promise<Answered<z.output<Schema>>>;
  /**
   * Pieces of text as they come. @throws as {@link Provider.askChat}, before the first piece or in the middle, where what
   * came until then is not the whole answer
   */
  streamChat(request: ChatRequest): Promise<Answered<AsyncIterable<string>>>;
  /** A vector for each text, in their order. @throws as {@link Provider.askChat} */
  embed(request: ProviderRequest & { texts: readonly string[] }): Promise<Answered<Float32Array[]>>;
  /** @throws as {@link Provider.askChat} */
  makeImage(
    request: ProviderRequest & { prompt: string; size?: `${number}x${number}` },
  ): Promise<Answered<{ bytes: Uint8Array; contentType: string }>>;
  /** Says a text; an empty voice is the provider's own choice, an id one that was made. @throws as {@link Provider.askChat} */
  speak(
    request: ProviderRequest & { text: string; voice: string | { id: string } },
  ): Promise<Answered<SpokenSound>>;
  /** Writes a recording down. @throws as {@link Provider.askChat} */
  transcribe(request: ProviderRequest & { sound: SentSound; language: string }): Promise<Answered<string>>;
  /** What is true of voices that it makes; null where it does not verify who speaks. */
  voices: VoiceFacts | null;
  /**
   * Makes a voice, and is never asked twice; `onConsent` hears of the recording of the phrase once it is there.
   * @throws VoiceRefusedError, and as {@link Provider.askChat}
   */
  makeVoice(
    request: ProviderRequest & { recordings: VoiceRecordings; onConsent: (id: string) => Promise<void> },
  ): Promise<Answered<{ voice: string; consent: string }>>;
};

/** What every browser decodes, looked at by its first bytes and not by what it was called. */
export type SpokenSound = { bytes: Uint8Array; contentType: 'audio/mpeg' | 'audio/wav' };

/** Why nothing was sent. */
export type ProviderRefusal =
  /** None is set up, it is switched off, or it has no model for this. */
  | 'off'
  | 'no_consent'
  /** An entry is kept from providers, is in the bin, or is not that person's. */
  | 'never_sent'
  /** Words of suicide are answered with help and not with a model. */
  | 'care'
  | 'person_budget'
  | 'instance_budget';

/** Nothing was sent. */
export class ProviderRefusedError extends Error {
  readonly reason: ProviderRefusal;
  constructor(reason: ProviderRefusal) {
    super(`Nothing was sent to a provider: ${reason}`);
    this.name = 'ProviderRefusedError';
    this.reason = reason;
  }
}

/** Something was sent and came to nothing. Its message holds nothing of what was sent or answered. */
export class ProviderFailedError extends Error {
  /** `refused`: another try will not help, as with a wrong key. `not_understood`: the answer was none. */
  readonly reason: 'unavailable' | 'refused' | 'not_understood';
  constructor(reason: ProviderFailedError['reason'], options?: ErrorOptions) {
    super(`The provider did not answer: ${reason}`, options);
    this.name = 'ProviderFailedError';
    this.reason = reason;
  }
}

/** The provider will not make a voice of these recordings. */
export class VoiceRefusedError extends ProviderFailedError {
  readonly why: 'other_text' | 'other_speaker' | 'no_room';
  constructor(why: VoiceRefusedError['why']) {
    super('refused');
    this.why = why;
  }
}
