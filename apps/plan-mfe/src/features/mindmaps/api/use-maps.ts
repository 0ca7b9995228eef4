import type { MindmapNodeRow, MindmapRow } from '@reflectory/contracts/mindmaps';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Scope, useScope } from '../../../shared/use-scope.ts';

/** What a list shows of a map. */
export type ListedMap = Pick<MindmapRow, 'id' | 'title' | 'user_id' | 'updated_at'> & {
  branches: Pick<MindmapNodeRow, 'id' | 'text' | 'colour'>[];
};

const PER_PAGE = 30;
/** Branches of a map that a list names. */
const MOST_BRANCHES = 12;

const mapsKey = (key: Scope['key']) => [...key, 'mindmaps'];

async function readPage({ client }: Scope, last: ListedMap | null): Promise<ListedMap[]> {
  let query = client.from('mindmaps').select('id,title,user_id,updated_at').is('deleted_at', null);
  if (last) {
    const { updated_at: at, id } = last;
    query = query.or(`updated_at.lt."${at}",and(updated_at.eq."${at}",id.lt.${id})`);
  }
  const { data: maps } = await query
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PER_PAGE)
    .throwOnError();
  if (maps.length === 0) return [];
  const { data: branches } = await client
    .from('mindmap_nodes')
    .select('id,map_id,text,colour,rank')
    .in(
      'map_id',
      maps.map(({ id }) => id),
    )
    .is('parent_id', null)
    .is('deleted_at', null)
    .order('rank', { ascending: true })
    .limit(PER_PAGE * MOST_BRANCHES)
    .throwOnError();
  return maps.map((map) => ({
    ...map,
    branches: branches.filter(({ map_id }) => map_id === map.id).slice(0, MOST_BRANCHES),
  }));
}

/** Maps by the page, one's own and those that others share, the latest changed first. */
export function useMaps() {
  const scope = useScope();
  return useInfiniteQuery({
    queryKey: mapsKey(scope.key),
    meta: { isKept: true },
    queryFn: ({ pageParam }) => readPage(scope, pageParam),
    initialPageParam: null as ListedMap | null,
    getNextPageParam: (page) => (page.length < PER_PAGE ? undefined : page.at(-1)),
    // A map that was just changed is the first.
    refetchOnMount: 'always',
  });
}

/** Deletes a map, or brings it back. */
export function useRemoveMap(): (id: string, isRemoved: boolean) => Promise<void> {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return async (id, isRemoved) => {
    await client
      .from('mindmaps')
      .update({ deleted_at: isRemoved ? new Date().toISOString() : null })
      .eq('id', id)
      .throwOnError();
    if (!isRemoved) await queries.invalidateQueries({ queryKey: mapsKey(key) });
  };
}
