import type { ListedPrompt } from '@reflectory/contracts/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { promptsKey } from './use-prompts.ts';

/** Never offers a prompt again. It is gone from the list at once, and comes back where that was not kept. */
export function useDismissPrompt(day: string) {
  const { client, key } = useReadScope();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const queryKey = promptsKey(key, day, i18n.language);
  return useMutation({
    mutationFn: async (promptKey: string) => {
      const { error, status } = await client
        .from('prompt_dismissals')
        .upsert({ prompt_key: promptKey }, { ignoreDuplicates: true });
      if (error) throw tableFailure(status, error);
    },
    onMutate: (promptKey) =>
      queries.setQueryData<ListedPrompt[]>(queryKey, (prompts) =>
        prompts?.filter((prompt) => prompt.key !== promptKey),
      ),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
