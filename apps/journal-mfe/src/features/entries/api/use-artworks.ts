import type { EmotionFamily } from '@reflectory/contracts/journal';
import { familyHues } from '@reflectory/domain/artwork';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { ListedArtwork } from '../../../artwork/entry-artwork.tsx';
import { tableFailure } from '../../../service/service-failure.ts';
import { type KeptOnDevice, keptOnDevice } from '../../../service/kept-on-device.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** Feelings of an analysis that an artwork is drawn from; their evidence is most of it and stays where it is. */
const PLACES = [0, 1, 2, 3, 4] as const;
const FEELINGS = PLACES.map(
  (place) =>
    `family${place}:result->emotions->${place}->>family,share${place}:result->emotions->${place}->percentage`,
).join(',');

/** The columns of `FEELINGS`, and whose they are. */
type FeelingsRow = Record<`family${(typeof PLACES)[number]}`, string | null> &
  Record<`share${(typeof PLACES)[number]}`, number | null> & { entry_id: string };

const isFamily = (name: string): name is EmotionFamily => Object.hasOwn(familyHues, name);

function feelingsOf(row: Partial<FeelingsRow> | undefined): ListedArtwork['emotions'] {
  return PLACES.flatMap((place) => {
    const [family, percentage] = [row?.[`family${place}`], row?.[`share${place}`]];
    return family && isFamily(family) && percentage ? [{ family, percentage }] : [];
  });
}

/** What the pictures of entries are drawn from, by entry; an entry without an artwork has none. */
async function readArtworks(
  { client }: ReadScope,
  entryIds: readonly string[],
): Promise<[entryId: string, ListedArtwork][]> {
  const [artworks, analyses] = await Promise.all([
    client
      .from('artworks')
      .select('entry_id,seed,painting_thumbnail,shows_painting')
      .in('entry_id', entryIds),
    client
      .from('analyses')
      .select(`entry_id,${FEELINGS}`)
      .in('entry_id', entryIds)
      .order('created_at', { ascending: false })
      .overrideTypes<FeelingsRow[], { merge: false }>(),
  ]);
  if (artworks.error) throw tableFailure(artworks.status, artworks.error);
  if (analyses.error) throw tableFailure(analyses.status, analyses.error);
  return artworks.data.map(({ entry_id: entryId, seed, painting_thumbnail: painting, ...artwork }) => {
    const newest = analyses.data.find((row) => row.entry_id === entryId);
    const painted = artwork.shows_painting ? painting : null;
    return [entryId, { seed, emotions: feelingsOf(newest), painted }];
  });
}

/** How it is read what the pictures of some entries are drawn from. */
export const artworksQuery = (
  scope: ReadScope,
  entryIds: readonly string[],
  { isKept }: KeptOnDevice = keptOnDevice,
) =>
  queryOptions({
    queryKey: [...scope.key, 'thumbnails', entryIds],
    meta: { isKept },
    queryFn: () => readArtworks(scope, entryIds),
  });

/**
 * What the pictures of entries are drawn from, by entry id. Asked for page by page, so that showing more entries does not
 * read the earlier ones again. A picture that cannot be read is simply not there.
 */
export function useArtworks(
  pages: readonly (readonly string[])[],
  keep: KeptOnDevice = keptOnDevice,
): ReadonlyMap<string, ListedArtwork> {
  const scope = useReadScope();
  return useQueries({
    queries: pages
      .filter((entryIds) => entryIds.length > 0)
      .map((entryIds) => artworksQuery(scope, entryIds, keep)),
    combine: (results) => new Map(results.flatMap(({ data }) => data ?? [])),
  });
}

/** Whether what the pictures of a page are drawn from is still being read. */
export function useAreArtworksLoading(entryIds: readonly string[]): boolean {
  const query = artworksQuery(useReadScope(), entryIds);
  return useQuery({ ...query, enabled: entryIds.length > 0 }).isLoading;
}
