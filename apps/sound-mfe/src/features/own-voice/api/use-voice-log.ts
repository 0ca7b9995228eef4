import type {} from '@reflectory/contracts/providers';
import type {} from '@reflectory/contracts/sound';
import { useQuery } from '@tanstack/react-query';
import { useOwnVoiceKey } from '../../../shared/use-own-voice.ts';
import { useScope } from '../../../shared/use-scope.ts';

/** Lines that are shown; the privacy settings have all. */
const MOST = 30;
/** Milliseconds between two looks while a provider has not said that it has forgotten a voice: soon, then seldom. */
const WAITING_MS = 3000;
const SELDOM_MS = 60_000;
/** Looks that are soon: those of a minute. */
const SOON = 20;

/** What the provider was asked for with the person's voice, the last first. */
export function useVoiceUses() {
  const { client } = useScope();
  const key = useOwnVoiceKey();
  return useQuery({
    queryKey: [...key, 'uses'],
    queryFn: async () => {
      const { data } = await client
        .from('provider_disclosures')
        .select('id,provider,character_count,outcome,sent_at')
        .eq('task', 'own_voice')
        .order('sent_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}

/** Voices of the person that are gone here, the last first, and whether their provider has forgotten them. */
export function useVoiceDeletions() {
  const { client } = useScope();
  const key = useOwnVoiceKey();
  return useQuery({
    queryKey: [...key, 'deletions'],
    refetchInterval: ({ state }) =>
      state.data?.some(({ reached_at: reachedAt }) => reachedAt === null)
        ? state.dataUpdateCount <= SOON
          ? WAITING_MS
          : SELDOM_MS
        : false,
    queryFn: async () => {
      const { data } = await client
        .from('own_voice_deletions')
        .select('id,provider,deleted_at,reached_at')
        .order('deleted_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}
