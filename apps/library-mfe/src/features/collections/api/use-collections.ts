import { callFunction, failureCode } from '@reflectory/client';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { LibraryThing } from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type Collection = FunctionOutput<'list-collections'>['collections'][number];
export type OpenCollection = FunctionOutput<'get-collection'>;

/** Collections are shown at once. */
const MOST = 50;

/** The person's collections, in their order. */
export function useCollections() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'collections', 'list'],
    meta: { isKept: true },
    queryFn: async () => (await callFunction(client, 'list-collections', null)).collections,
  });
}

/** What is in one of them; null where there is none of this id. */
export function useCollection(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'collections', id],
    meta: { isKept: true },
    // What is in it is deleted elsewhere: it is looked at with the page.
    staleTime: 0,
    async queryFn(): Promise<OpenCollection | null> {
      try {
        return await callFunction(client, 'get-collection', { id });
      } catch (error) {
        if (failureCode(error) === 'not_found') return null;
        throw error;
      }
    },
  });
}

/** Ids of the collections that something is in. */
export function useHolding({ kind, key: held }: LibraryThing) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'collections', 'holding', kind, held],
    queryFn: async (): Promise<string[]> => {
      const { data } = await client
        .from('library_collection_things')
        .select('collection_id')
        .eq('kind', kind)
        .eq('key', held)
        .limit(MOST)
        .throwOnError();
      return data.map(({ collection_id: id }) => id);
    },
  });
}
