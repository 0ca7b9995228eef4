import { callFunction, type ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/sound';

/** Has the provider say a sentence; the entry is the one whose words it may be. @throws FunctionCallError */
export async function fetchSentence(
  client: ServiceClient,
  text: string,
  entryId: string | null,
): Promise<ArrayBuffer> {
  const { sound } = await callFunction(client, 'speak-sentence', { text, entry_id: entryId });
  return Uint8Array.from(atob(sound), (character) => character.charCodeAt(0)).buffer;
}
