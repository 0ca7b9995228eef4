import type { SoundscapeRow } from '@reflectory/contracts/sound';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export type Soundscape = Pick<SoundscapeRow, 'id' | 'name' | 'mix' | 'user_id'>;

/** A person keeps so many at most. */
const MOST = 200;

/** What a person kept, and what others share with them; the latest first. */
export function useSoundscapes() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'soundscapes'],
    meta: { isKept: true },
    queryFn: async (): Promise<Soundscape[]> => {
      const { data } = await client
        .from('soundscapes')
        .select('id,name,mix,user_id')
        .order('created_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}
