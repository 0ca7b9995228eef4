import { callFunction, type ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/sound';

/** A sentence, the entry whose words it may be, and whether it is said in the person's own voice. */
export type Sentence = { text: string; entryId: string | null; isOwnVoice: boolean };

/** Has the provider say a sentence. @throws FunctionCallError */
export async function fetchSentence(
  client: ServiceClient,
  { text, entryId, isOwnVoice }: Sentence,
): Promise<ArrayBuffer> {
  const { sound } = await callFunction(client, 'speak-sentence', {
    text,
    entry_id: entryId,
    is_own_voice: isOwnVoice,
  });
  return Uint8Array.from(atob(sound), (character) => character.charCodeAt(0)).buffer;
}
