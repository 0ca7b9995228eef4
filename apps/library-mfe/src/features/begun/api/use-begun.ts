import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** What the person began last, whichever area brings it. Other areas write it too: it is read anew with the page. */
export function useBegun() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'begun'],
    meta: { isKept: true },
    staleTime: 0,
    queryFn: () => callFunction(client, 'list-begun', null),
  });
}

/** Notes that a prompt was taken up. Nobody waits for it. */
export function useNoteBegunPrompt() {
  const { client, key: scope } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (key: string) =>
      client.from('library_begun').insert({ kind: 'prompt', key }).throwOnError(),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...scope, 'begun'] }),
  }).mutate;
}
