import type { MeditationVersionRow } from '@reflectory/contracts/sound';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export type MeditationVersion = Pick<MeditationVersionRow, 'revision' | 'name' | 'steps' | 'written_at'>;

/** As many as are kept. */
const MOST = 10;

/** What a meditation was before it was changed, the latest first. */
export function useMeditationVersions(id: string, revision: number) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'meditation-versions', id, revision],
    queryFn: async (): Promise<MeditationVersion[]> => {
      const { data } = await client
        .from('meditation_versions')
        .select('revision,name,steps,written_at')
        .eq('meditation_id', id)
        .order('revision', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
}
