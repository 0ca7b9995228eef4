import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Puts a prompt aside, so that it is offered no more, or takes it back. */
export function useDismissPrompt() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ promptKey, isWanted }: { promptKey: string; isWanted: boolean }) {
      const dismissals = client.from('prompt_dismissals');
      await (isWanted
        ? dismissals.delete().eq('prompt_key', promptKey).throwOnError()
        : dismissals.upsert({ prompt_key: promptKey }, { ignoreDuplicates: true }).throwOnError());
    },
    // The list stays as it is shown, so that a prompt can be taken back where it was; the next visit reads it anew.
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'prompts'], refetchType: 'none' }),
  });
}
