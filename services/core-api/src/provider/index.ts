import { createSecretBox, type SecretBox } from '@reflectory/server-kit';
import { createProvider } from './create-provider.ts';
import { createKeyBox } from './key-box.ts';
import { createOutboundFetch } from './outbound-fetch.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { ProviderLedger } from './provider-ledger.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { type Provider, ProviderRefusedError } from './provider.ts';

export { ledgerOfService, ledgerOfWorker } from './provider-ledger.ts';
export { memberEnvironment, providerEnvironment, readProviderSettings } from './provider-settings.ts';
export { ProviderFailedError, ProviderRefusedError, VoiceRefusedError } from './provider.ts';
export { createVoiceForgetter, type VoiceToForget } from './forget-voice.ts';
export type { ProviderKeys } from './provider-keys.ts';
export type { SentSound } from './voice.ts';
export type { ProviderSettings } from './provider-settings.ts';
export type {
  Answered,
  ChatMessage,
  ChatRequest,
  Provider,
  ProviderRefusal,
  SpokenSound,
} from './provider.ts';

/** Null where no secret is given to keep keys with. */
export const openProviderKeys = (settings: ProviderSettings | null): ProviderKeys | null =>
  settings && {
    box: createKeyBox(settings.secret),
    fetchFor: createOutboundFetch(settings),
    privateOrigins: settings.privateOrigins,
  };

/** Seals passwords that people give for accounts elsewhere; null where no secret is given to keep any with. */
export const openPasswordBox = (settings: ProviderSettings | null): SecretBox | null =>
  settings && createSecretBox(settings.secret, 'member-password');

const refuse = () => Promise.reject(new ProviderRefusedError('off'));

/** Where no secret is given to keep keys with: nothing is ever sent. */
export const noProvider: Provider = {
  askChat: refuse,
  askObject: refuse,
  streamChat: refuse,
  embed: refuse,
  makeImage: refuse,
  speak: refuse,
  transcribe: refuse,
  voices: null,
  makeVoice: refuse,
};

/** The providers of instances, for the service or the worker. */
export const openProvider = (keys: ProviderKeys | null, ledger: ProviderLedger): Provider =>
  keys ? createProvider({ ledger, ...keys }) : noProvider;
