import type { ImportRow } from '@reflectory/contracts/imports';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Milliseconds between two looks at what the service works on. */
const LOOK_MS = 1500;
const columns =
  'id,file_name,byte_count,status,preview,failure,item_count,added_count,known_count,file_count,file_faults,created_at' as const;

/** An import as its person sees it. */
export type SeenImport = Pick<
  ImportRow,
  | 'id'
  | 'file_name'
  | 'byte_count'
  | 'status'
  | 'preview'
  | 'failure'
  | 'item_count'
  | 'added_count'
  | 'known_count'
  | 'file_count'
  | 'file_faults'
  | 'created_at'
>;

/** Whether the service is at work, whoever looks on. */
export const isUnderWay = ({ status }: Pick<SeenImport, 'status'>): boolean =>
  ['checking', 'importing', 'attaching', 'undoing'].includes(status);

export const importsKey = (userId: string): string[] => ['settings', 'imports', userId];

/** The newest import of the person, or null. */
export function useLatestImport() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  return useQuery({
    queryKey: importsKey(id),
    queryFn: async (): Promise<SeenImport | null> => {
      const { data, error } = await client
        .from('imports')
        .select(columns)
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle();
      if (error) throw error;
      return data;
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_MS : false),
  });
}

/** Goes on to the next step; null discards the import, entries that came of it stay. */
export function useAdvanceImport() {
  const { client } = usePlatform();
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: ImportRow['status'] | null }) => {
      const imports = client.from('imports');
      const { error } = status
        ? await imports.update({ status }).eq('id', id)
        : await imports.delete().eq('id', id);
      if (error) throw error;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey(userId) }),
  });
}
