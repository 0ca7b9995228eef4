import { callFunction } from '@reflectory/client';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { OwnVoiceRow } from '@reflectory/contracts/sound';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScope } from './use-scope.ts';

export type VoiceOffer = NonNullable<FunctionOutput<'get-own-voice-offer'>['offer']>;
export type OwnVoice = Pick<
  OwnVoiceRow,
  | 'id'
  | 'provider'
  | 'language'
  | 'phrase'
  | 'statement'
  | 'phrase_object'
  | 'statement_object'
  | 'created_at'
>;

/** Key of what is known of the person's own voice. */
export const useOwnVoiceKey = () => [...useScope().key, 'own-voice'] as const;

/** The person's own voice, and who would make one; asked for where the instance has it on. */
export function useOwnVoice() {
  const { hasFeature, isOnline } = usePlatform();
  const { client } = useScope();
  const queryKey = useOwnVoiceKey();
  return useQuery({
    queryKey,
    enabled: isOnline && hasFeature('own_voice'),
    queryFn: async (): Promise<{ offer: VoiceOffer | null; voice: OwnVoice | null }> => {
      const [{ offer }, { data }] = await Promise.all([
        callFunction(client, 'get-own-voice-offer', null),
        client
          .from('own_voices')
          .select('id,provider,language,phrase,statement,phrase_object,statement_object,created_at')
          .limit(1)
          .throwOnError(),
      ]);
      return { offer, voice: data[0] ?? null };
    },
  });
}
