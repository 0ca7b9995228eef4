import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getEditOutbox } from './api/get-edit-outbox.ts';
import type { EditNews, EditOutbox } from './outbox/edit-outbox.ts';

/** Sends what waits, from whichever page of the journal; what it changed is read again before `onNews` hears of it. */
export function useEditOutbox(onNews?: (news: EditNews) => void): EditOutbox {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  const queries = useQueryClient();
  const outbox = useMemo(() => getEditOutbox(client, { instanceId, userId }), [client, instanceId, userId]);
  useEffect(
    () =>
      outbox.subscribe((news) => {
        if (news.outcome === 'sent') {
          void queries.invalidateQueries({ queryKey: ['journal', instanceId, userId] });
        }
        onNews?.(news);
      }),
    [outbox, queries, instanceId, userId, onNews],
  );
  return outbox;
}
