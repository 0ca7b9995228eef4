import type { DecisionOutcome } from '@reflectory/domain/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Keeps what came of a decision, or takes it back with a null outcome. */
export function useReviewDecision(entryId: string) {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ outcome, note }: { outcome: DecisionOutcome | null; note: string }) {
      const reviews = client.from('decision_reviews');
      await (outcome === null
        ? reviews.delete().eq('entry_id', entryId).throwOnError()
        : reviews
            .upsert({ entry_id: entryId, outcome, note }, { onConflict: 'instance_id,user_id,entry_id' })
            .throwOnError());
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'decisions'] }),
  });
}
