import { callFunction } from '@reflectory/client';
import { deviceLabel } from '@reflectory/domain/device';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { functionFailure, tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { Written } from '../model/written.ts';

/** `'newest'` writes over whatever is there. */
export type KnownRevision = string | null | 'newest';

/**
 * The words of an entry, and what they are made from: another revision refuses them, on top of another version they go to
 * the shelf.
 */
export type Revision = { written: readonly Written[] } & (
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
    mutationFn: async ({ written, ...made }: Revision) => {
      const answers = written.map(({ text }) => text);
      const documents = written.map(({ document }) => document);
      const from =
        'baseVersion' in made
          ? { base_version: made.baseVersion, device: deviceLabel(navigator.userAgent) }
          : { known_revision: made.knownRevision === 'newest' ? await findRevision() : made.knownRevision };
      try {
        await callFunction(client, 'revise-entry', {
          entry_id: entryId,
          answers,
          ...(documents.some(Boolean) && { documents }),
          ...from,
        });
      } catch (error) {
        throw functionFailure(error);
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
