import { openAiVoices } from './openai-voices.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { ProviderFailedError } from './provider.ts';
import type { VoiceAtProvider } from './voice.ts';

/** A voice that its provider is to forget, and how that is reached. */
export type VoiceToForget = VoiceAtProvider & {
  instance: string;
  baseUrl: string;
  sealedKey: string | null;
  /** Where nobody knows what came of its making: its name at the provider, and whether it may still come. */
  unknown: { name: string; mayCome: boolean } | null;
};

/** Where it is not `forgotten`, another try may help; one that is `unavailable` is not asked for others now. */
export type Forgetting = 'forgotten' | 'refused' | 'unavailable';

/** Has a provider forget voices; nobody's consent is asked for that. */
export const createVoiceForgetter =
  (keys: ProviderKeys | null) =>
  async ({ instance, baseUrl, sealedKey, unknown, ...at }: VoiceToForget): Promise<Forgetting> => {
    if (!keys) return 'refused';
    try {
      const key = sealedKey === null ? null : openKey(keys, instance, baseUrl, sealedKey);
      const endpoint = { baseUrl, key, model: '', fetch: keys.fetchFor(instance) };
      await openAiVoices.remove(endpoint, at);
      if (!unknown) return 'forgotten';
      const found = await openAiVoices.find(endpoint, unknown.name);
      await openAiVoices.remove(endpoint, found);
      return found.voice === null && unknown.mayCome ? 'refused' : 'forgotten';
    } catch (error) {
      if (error instanceof ProviderFailedError)
        return error.reason === 'unavailable' ? 'unavailable' : 'refused';
      throw error;
    }
  };

function openKey({ box }: ProviderKeys, instance: string, baseUrl: string, sealed: string): string {
  try {
    return box.open(sealed, instance, baseUrl);
  } catch {
    throw new ProviderFailedError('refused');
  }
}
