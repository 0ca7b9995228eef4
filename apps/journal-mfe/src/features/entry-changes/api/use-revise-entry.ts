import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { Written } from '../model/written.ts';
import { reviseEntry, type Revision } from './revise-entry.ts';

/** `'newest'` writes over whatever is there. */
export type KnownRevision = string | null | 'newest';

/** What was written, and what it was made from. */
type SavedRevision = { written: readonly Written[] } & (
  { knownRevision: KnownRevision } | { baseVersion: number }
);

/** Writes an entry anew; what was found in it before stays until it was read again. @throws ServiceFailure */
export function useReviseEntry(entryId: string) {
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const findRevision = async () => {
    const { data, error, status } = await client
      .from('entries')
      .select('revised_at')
      .eq('id', entryId)
      .limit(1);
    if (error) throw tableFailure(status, error);
    return data[0]?.revised_at ?? null;
  };
  return useMutation({
    // Without a network it fails at once: what is to be sent then waits on the device, and not in this page.
    networkMode: 'always',
    mutationFn: async (saved: SavedRevision) =>
      reviseEntry(
        client,
        entryId,
        'knownRevision' in saved && saved.knownRevision === 'newest'
          ? { written: saved.written, knownRevision: await findRevision() }
          : (saved as Revision),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
