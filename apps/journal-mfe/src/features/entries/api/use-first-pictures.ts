import { queryOptions, useQueries } from '@tanstack/react-query';
import { type KeptOnDevice, keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** Pictures of one page of entries; their first ones come first. */
const MOST = 1000;

async function readFirstPictures(
  { client }: ReadScope,
  entryIds: readonly string[],
): Promise<[entryId: string, fileId: string][]> {
  const { data, error, status } = await client
    .from('entry_files')
    .select('id,entry_id')
    .in('entry_id', entryIds)
    .eq('kind', 'picture')
    .order('position')
    .order('id')
    .limit(MOST);
  if (error) throw tableFailure(status, error);
  const first = new Map<string, string>();
  for (const { id, entry_id: entryId } of data) {
    if (entryId !== null && !first.has(entryId)) first.set(entryId, id);
  }
  return [...first];
}

/** How the first pictures of some entries are read. */
export const firstPicturesQuery = (
  scope: ReadScope,
  entryIds: readonly string[],
  { isKept }: KeptOnDevice = keptOnDevice,
) =>
  queryOptions({
    queryKey: [...scope.key, 'first-pictures', entryIds],
    meta: { isKept },
    queryFn: () => readFirstPictures(scope, entryIds),
  });

/** Id of the first picture of each entry that has one, by entry id; asked for page by page. */
export function useFirstPictures(
  pages: readonly (readonly string[])[],
  keep: KeptOnDevice = keptOnDevice,
): ReadonlyMap<string, string> {
  const scope = useReadScope();
  return useQueries({
    queries: pages
      .filter((entryIds) => entryIds.length > 0)
      .map((entryIds) => firstPicturesQuery(scope, entryIds, keep)),
    combine: (results) => new Map(results.flatMap(({ data }) => data ?? [])),
  });
}
