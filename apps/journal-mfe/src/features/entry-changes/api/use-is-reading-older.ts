import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Whether what was found in an entry was found in the text of before. */
export function useIsReadingOlder(entryId: string, revisedAt: string | null): boolean {
  const { client, key } = useReadScope();
  const readAt = useQuery({
    queryKey: [...key, 'analysis', entryId, 'moment'],
    enabled: revisedAt !== null,
    queryFn: async (): Promise<string | null> => {
      const { data, error, status } = await client
        .from('analyses')
        .select('created_at')
        .eq('entry_id', entryId)
        .limit(1);
      if (error) throw tableFailure(status, error);
      return data[0]?.created_at ?? null;
    },
  }).data;
  return revisedAt !== null && typeof readAt === 'string' && Date.parse(readAt) < Date.parse(revisedAt);
}
