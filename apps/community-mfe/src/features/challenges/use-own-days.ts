import { CHALLENGE_LIMITS } from '@reflectory/contracts/challenges';
import type {} from '@reflectory/contracts/journal';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScopeKey } from '../../service/use-service.ts';
import type { OwnDay } from './closing-deck.ts';
import { ownDay } from './use-own-day.ts';

/** One's own entries among these with what was found in them, the latest first; what is sealed stays closed. */
export function useOwnDays(entryIds: readonly string[]) {
  const { client } = usePlatform();
  const key = useScopeKey();
  const wanted = entryIds.slice(0, CHALLENGE_LIMITS.days);
  return useQuery({
    queryKey: [...key, 'own-days', wanted],
    queryFn: async (): Promise<OwnDay[]> => {
      const [entries, analyses] = await Promise.all([
        client.from('entries').select('id,title,text,entry_at,sealed_until').in('id', wanted),
        client.from('analyses').select('entry_id,result').in('entry_id', wanted),
      ]);
      if (entries.error) throw entries.error;
      if (analyses.error) throw analyses.error;
      const found = new Map(analyses.data.map(({ entry_id: id, result }) => [id, result]));
      return entries.data
        .filter(({ sealed_until: day }) => day === null || day <= ownDay())
        .map(({ id, title, text, entry_at }) => ({ title, text, entry_at, analysis: found.get(id) ?? null }))
        .sort((a, b) => Date.parse(b.entry_at) - Date.parse(a.entry_at));
    },
  });
}
