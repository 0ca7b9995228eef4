import type { ServiceClient } from '@reflectory/client';
import type { LibraryThing } from '@reflectory/contracts/library';
import { compareRanked, rankBetween } from '@reflectory/domain/ranks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';
import type { Collection } from './use-collections.ts';

/** Something in a collection, with its place. */
export type PlacedThing = LibraryThing & { rank: string };

const columns = 'kind,key,rank' as const;

const thingsOf = (client: ServiceClient, id: string) =>
  client.from('library_collection_things').select(columns).eq('collection_id', id);

/** Makes, names and places collections, and deletes them; everything of them is read again. */
export function useChangeCollections() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [...key, 'collections'] });
  const listKey = [...key, 'collections', 'list'];
  const table = () => client.from('library_collections');
  const make = useMutation({
    onSettled,
    async mutationFn({ id, name }: Pick<Collection, 'id' | 'name'>) {
      const known = queries.getQueryData<Collection[]>(listKey) ?? [];
      const rank = rankBetween(known.at(-1)?.rank ?? null, null);
      await table().insert({ id, name, rank }).throwOnError();
    },
  });
  const change = useMutation({
    onSettled,
    async mutationFn({ id, ...values }: Pick<Collection, 'id'> & Partial<Pick<Collection, 'name' | 'rank'>>) {
      await table().update(values).eq('id', id).throwOnError();
    },
    onMutate: ({ id, ...values }) =>
      queries.setQueryData<Collection[]>(listKey, (known) =>
        known?.map((one) => (one.id === id ? { ...one, ...values } : one)).toSorted(compareRanked),
      ),
  });
  const remove = useMutation({
    onSettled,
    /** Answers what was in it, so that it can come back. */
    async mutationFn({ id }: Collection): Promise<PlacedThing[]> {
      const { data } = await thingsOf(client, id).throwOnError();
      await table().delete().eq('id', id).throwOnError();
      return data;
    },
  });
  const bringBack = useMutation({
    onSettled,
    async mutationFn({ id, name, rank, things }: Collection & { things: readonly PlacedThing[] }) {
      await table().upsert({ id, name, rank }, { ignoreDuplicates: true }).throwOnError();
      if (things.length === 0) return;
      const rows = things.map((thing) => ({ collection_id: id, ...thing }));
      await client.from('library_collection_things').upsert(rows, { ignoreDuplicates: true }).throwOnError();
    },
  });
  return { make, change, remove, bringBack };
}
