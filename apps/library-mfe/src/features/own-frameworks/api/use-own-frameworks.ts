import { callFunction } from '@reflectory/client';
import type { OwnFramework } from '@reflectory/contracts/library';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';
import { type Draft, toSend } from '../model/draft.ts';

/** What the instance has written itself, each in its latest version. */
export function useOwnFrameworks() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'own-frameworks'],
    queryFn: async (): Promise<OwnFramework[]> =>
      (await callFunction(client, 'list-own-frameworks', null)).frameworks,
  });
}

type Saved = { key: string | null; known: number | null; draft: Draft };

/** Keeps a draft. `known` is the revision that it was made from. */
export function useSaveFramework() {
  const { client, key: scope } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, known, draft }: Saved): Promise<OwnFramework> =>
      callFunction(client, 'save-framework', { key, known_revision: known, document: toSend(draft) }),
    onSuccess: (saved) =>
      queries.setQueryData<OwnFramework[]>(
        [...scope, 'own-frameworks'],
        (own) => own && withSaved(own, saved),
      ),
  });
}

/** The list with what was saved in its place, a new one first. */
function withSaved(own: readonly OwnFramework[], saved: OwnFramework): OwnFramework[] {
  const isSame = ({ document }: OwnFramework): boolean => document.key === saved.document.key;
  return own.some(isSame) ? own.map((one) => (isSame(one) ? saved : one)) : [saved, ...own];
}

const forgetLists = (queries: QueryClient, key: readonly unknown[]) =>
  queries.invalidateQueries({ queryKey: [...key] });

/** Makes the draft what new sessions begin with. */
export function usePublishFramework() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (framework: string) => callFunction(client, 'publish-framework', { key: framework }),
    onSuccess: () => forgetLists(queries, key),
  });
}

/** Takes it from the library; sessions that were begun go on. */
export function useWithdrawFramework() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (framework: string) => callFunction(client, 'withdraw-framework', { key: framework }),
    onSuccess: () => forgetLists(queries, key),
  });
}

/** Removes a draft; what was published of the same framework stays. */
export function useDiscardDraft() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (framework: string) => callFunction(client, 'discard-draft', { key: framework }),
    onSuccess: () => forgetLists(queries, key),
  });
}
