import { callFunction } from '@reflectory/client';
import type { EntryRow } from '@reflectory/contracts/journal';
import type { LibraryThing } from '@reflectory/contracts/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** A finished session that has its person's star. */
export type SavedSession = Pick<
  EntryRow,
  'id' | 'framework' | 'framework_name' | 'title' | 'entry_at' | 'sealed_until'
>;

/** Sessions that are shown; all others with a star are found by search. */
const MOST_SESSIONS = 50;
/** Saved things that are known at once. */
const MOST_KEYS = 500;

/** What the person saved, in their language. */
export function useSaved() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'saved', 'list'],
    meta: { isKept: true },
    queryFn: () => callFunction(client, 'list-saved', null),
  });
}

/** Sessions with a star, the newest first. */
export function useSavedSessions() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'saved', 'sessions'],
    meta: { isKept: true },
    queryFn: async (): Promise<SavedSession[]> => {
      const { data } = await client
        .from('entries')
        .select('id,framework,framework_name,title,entry_at,sealed_until')
        .eq('is_starred', true)
        .neq('framework', 'free')
        .is('binned_at', null)
        .order('entry_at', { ascending: false })
        .limit(MOST_SESSIONS)
        .throwOnError();
      return data;
    },
  });
}

/** Whether something is saved; undefined while it is not known. */
export function useIsSaved({ kind, key: saved }: LibraryThing): boolean | undefined {
  const { client, key } = useScope();
  const keys = useQuery({
    queryKey: [...key, 'saved', 'keys'],
    meta: { isKept: true },
    queryFn: async (): Promise<LibraryThing[]> =>
      (await client.from('library_saved').select('kind,key').limit(MOST_KEYS).throwOnError()).data,
  });
  return keys.data?.some((one) => one.kind === kind && one.key === saved);
}

/** Saves something, or saves it no more. */
export function useSave() {
  const { client, key: scope } = useScope();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ kind, key, isSaved }: LibraryThing & { isSaved: boolean }) {
      const saved = client.from('library_saved');
      await (isSaved
        ? saved.upsert({ kind, key }, { ignoreDuplicates: true }).throwOnError()
        : saved.delete().eq('kind', kind).eq('key', key).throwOnError());
    },
    onMutate: ({ kind, key, isSaved }) =>
      queries.setQueryData<LibraryThing[]>([...scope, 'saved', 'keys'], (keys) => {
        const others = keys?.filter((one) => one.kind !== kind || one.key !== key);
        return isSaved ? others && [...others, { kind, key }] : others;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...scope, 'saved'] }),
  });
}
