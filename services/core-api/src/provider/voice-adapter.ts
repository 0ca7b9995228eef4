import type { Endpoint } from './sdk-client.ts';
import type { VoiceAtProvider, VoiceFacts, VoiceRecordings } from './voice.ts';

/** How voices are made and forgotten on one wire. */
export type VoiceAdapter = {
  facts: VoiceFacts;
  /** `onConsent` hears of the first recording once it is there. @throws VoiceRefusedError, ProviderFailedError */
  make(
    endpoint: Endpoint,
    recordings: VoiceRecordings,
    onConsent: (id: string) => Promise<void>,
  ): Promise<{ voice: string; consent: string }>;
  /** What it has under a name; null where there is none. @throws ProviderFailedError */
  find(endpoint: Endpoint, name: string): Promise<VoiceAtProvider>;
  /** Also of what is not there any more. @throws ProviderFailedError */
  remove(endpoint: Endpoint, at: VoiceAtProvider): Promise<void>;
};
