import type { LibraryThing } from '@reflectory/contracts/library';
import { rankBetween } from '@reflectory/domain/ranks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';
import type { PlacedThing } from './use-change-collections.ts';
import type { OpenCollection } from './use-collections.ts';

type In<Thing> = Thing & { collectionId: string };

/** Puts things into collections, places them there and takes them out; everything of collections is read again. */
export function useChangeThings() {
  const { client, key: scope } = useScope();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [...scope, 'collections'] });
  const things = () => client.from('library_collection_things');
  const changeShown = (id: string, change: (shown: OpenCollection['things']) => OpenCollection['things']) =>
    queries.setQueryData<OpenCollection | null>(
      [...scope, 'collections', id],
      (shown) => shown && { ...shown, things: change(shown.things) },
    );
  const put = useMutation({
    onSettled,
    /** Behind all that is in it, or where it was. */
    async mutationFn({ collectionId, kind, key, rank }: In<LibraryThing & Partial<PlacedThing>>) {
      const { data } = await things()
        .select('rank')
        .eq('collection_id', collectionId)
        .order('rank', { ascending: false })
        .limit(1)
        .throwOnError();
      const place = rank ?? rankBetween(data[0]?.rank ?? null, null);
      await things()
        .upsert({ collection_id: collectionId, kind, key, rank: place }, { ignoreDuplicates: true })
        .throwOnError();
    },
  });
  const place = useMutation({
    onSettled,
    async mutationFn({ collectionId, kind, key, rank }: In<PlacedThing>) {
      await things()
        .update({ rank })
        .eq('collection_id', collectionId)
        .eq('kind', kind)
        .eq('key', key)
        .throwOnError();
    },
    onMutate: ({ collectionId, kind, key, rank }) =>
      changeShown(collectionId, (shown) =>
        shown
          .map((one) => (one.kind === kind && one.key === key ? { ...one, rank } : one))
          .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank))),
      ),
  });
  const take = useMutation({
    onSettled,
    async mutationFn({ collectionId, kind, key }: In<LibraryThing>) {
      await things()
        .delete()
        .eq('collection_id', collectionId)
        .eq('kind', kind)
        .eq('key', key)
        .throwOnError();
    },
  });
  return { put, place, take };
}
