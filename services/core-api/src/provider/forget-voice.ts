import { openAiVoices } from './openai-voices.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { ProviderFailedError } from './provider.ts';
import type { VoiceAtProvider } from './voice.ts';

/** A voice that its provider is to forget, and how that is reached. */
export type VoiceToForget = VoiceAtProvider & { instance: string; baseUrl: string; sealedKey: string | null };

/** Has a provider forget voices; nobody's consent is asked for that. Answers false where another try may help. */
export const createVoiceForgetter =
  (keys: ProviderKeys | null) =>
  async ({ instance, baseUrl, sealedKey, ...at }: VoiceToForget): Promise<boolean> => {
    if (!keys) return false;
    try {
      const key = sealedKey === null ? null : openKey(keys, instance, baseUrl, sealedKey);
      await openAiVoices.remove({ baseUrl, key, model: '', fetch: keys.fetchFor(instance) }, at);
      return true;
    } catch (error) {
      if (error instanceof ProviderFailedError) return false;
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
