import { useQueryClient } from '@tanstack/react-query';
import { useReadScope } from '../../service/use-read-scope.ts';
import type { Drafts } from './create-drafts.ts';
import type { DraftRow } from './model/draft.ts';

/** Discards an unfinished session, also one that only the server has: gone from the list at once, from the server soon. */
export function useDiscardDraft(drafts: Drafts | null): (sessionId: string) => Promise<void> {
  const { key } = useReadScope();
  const queries = useQueryClient();
  return async (sessionId) => {
    if (!drafts) return;
    const opened = await drafts.open(sessionId, null);
    if (opened.kind === 'unreachable') return;
    drafts.change(sessionId, { intent: 'discard' });
    queries.setQueryData<DraftRow[]>([...key, 'unfinished'], (rows) =>
      rows?.filter(({ id }) => id !== sessionId),
    );
  };
}
