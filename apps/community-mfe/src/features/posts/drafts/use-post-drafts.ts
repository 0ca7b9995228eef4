import { callFunction } from '@reflectory/client';
import type { PostDraft, PostDraftFields, PostDraftPlace } from '@reflectory/contracts/community';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useScopeKey } from '../../../service/use-service.ts';
import { isUntouched } from './draft-fields.ts';
import type { DraftOutbox } from './draft-outbox.ts';
import { getDraftOutbox } from './get-draft-outbox.ts';

/** The drafts of the signed-in person on their way to the service. */
export function useDraftOutbox(): DraftOutbox {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const outbox = getDraftOutbox(client, { instanceId: boot.instance.id, userId });
  useSyncExternalStore(outbox.subscribe, outbox.version);
  return outbox;
}

/** What the service said, with what this device has written since. */
function withWaiting(answered: readonly PostDraft[], answeredAt: number, outbox: DraftOutbox): PostDraft[] {
  const all = new Map(answered.map((draft) => [draft.id, draft]));
  const show = (id: string, fields: PostDraftFields | null) => {
    if (fields === null) return void all.delete(id);
    const known = all.get(id) ?? unanswered;
    // A place that was chosen here is one that its person is in.
    const isThere = known.place !== fields.place || known.is_there;
    all.set(id, { ...known, ...fields, is_there: isThere });
  };
  for (const [id, { fields, at }] of outbox.taken) if (at >= answeredAt) show(id, fields);
  for (const [id, { fields }] of outbox.waiting) show(id, fields);
  return [...all.values()].filter((draft) => !isUntouched(draft));
}
const unanswered = { revision: 0, changed_at: '', place: null, is_there: true };

/** All drafts of the signed-in person, what was changed last first; read without the network as well. */
export function usePostDrafts() {
  const { client } = usePlatform();
  const key = useScopeKey();
  const queries = useQueryClient();
  const outbox = useDraftOutbox();
  const answer = useQuery({
    queryKey: [...key, 'list-post-drafts'],
    meta: { isKept: true },
    refetchOnMount: 'always',
    queryFn: async () => (await callFunction(client, 'list-post-drafts', {})).drafts,
  });
  const { data, dataUpdatedAt } = answer;
  useEffect(() => {
    for (const { id, revision } of data ?? []) outbox.know(id, revision);
  }, [data, outbox]);
  const amountTaken = outbox.taken.size;
  const elsewhere = outbox.changesElsewhere();
  useEffect(() => {
    if (amountTaken + elsewhere > 0)
      void queries.invalidateQueries({ queryKey: [...key, 'list-post-drafts'] });
    // oxlint-disable-next-line react/exhaustive-deps -- the key says the same at every turn
  }, [amountTaken, elsewhere, queries]);
  const drafts = withWaiting(data ?? [], dataUpdatedAt, outbox);
  return { answer, drafts: drafts.toSorted(newestFirst) };
}

/** What was not answered yet is the newest. */
const newestFirst = (a: PostDraft, b: PostDraft): number =>
  (b.changed_at || '~').localeCompare(a.changed_at || '~') || a.id.localeCompare(b.id);

/** Those of one place. */
export const draftsIn = (drafts: readonly PostDraft[], place: PostDraftPlace): PostDraft[] =>
  drafts.filter((draft) => draft.place === place);
