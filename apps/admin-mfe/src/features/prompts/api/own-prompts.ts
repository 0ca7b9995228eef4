import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { OWN_PROMPTS_PER_PAGE, type OwnPromptSearch } from '@reflectory/contracts/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

/** Which prompts are listed. */
export type PromptFilter = Pick<OwnPromptSearch, 'search' | 'topic'>;

const KEY = ['admin', 'own-prompts'];

/** The instance's own prompts, a page at a time. */
export function useOwnPrompts(filter: PromptFilter) {
  const { client, boot } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...KEY, boot.instance.id, filter],
    queryFn: ({ pageParam }) => callFunction(client, 'list-own-prompts', { ...filter, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const next = pages.length * OWN_PROMPTS_PER_PAGE;
      return next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** What is done with a prompt. */
export type PromptChange =
  | { kind: 'save'; prompt: FunctionInput<'save-own-prompt'> }
  | ({ kind: 'move' } & FunctionInput<'move-own-prompt'>)
  | { kind: 'switch'; id: string; isOn: boolean }
  | { kind: 'remove'; id: string };

/** Changes the prompts; the server refuses whoever may not. */
export function useChangePrompts() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: PromptChange) => {
      const rows = client.from('library_prompts');
      if (change.kind === 'save') await callFunction(client, 'save-own-prompt', change.prompt);
      if (change.kind === 'move')
        await callFunction(client, 'move-own-prompt', { id: change.id, to: change.to });
      if (change.kind === 'switch')
        await rows.update({ is_on: change.isOn }).eq('id', change.id).throwOnError();
      if (change.kind === 'remove') await rows.delete().eq('id', change.id).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
