import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReadScope } from '../../service/use-read-scope.ts';
import type { Drafts } from './create-drafts.ts';

/** Lists of entries are read again whenever a session has become one, also in the background. */
export function useFinishedSessions(drafts: Drafts | null): void {
  const { key } = useReadScope();
  const queries = useQueryClient();
  const [area, instanceId, userId] = key;
  useEffect(() => {
    if (!drafts) return undefined;
    const countFinished = (): number => drafts.desk.list().filter(({ entryId }) => entryId !== null).length;
    let known = countFinished();
    return drafts.desk.subscribe(() => {
      const finished = countFinished();
      if (finished === known) return;
      known = finished;
      void queries.invalidateQueries({ queryKey: [area, instanceId, userId, 'entries'] });
      void queries.invalidateQueries({ queryKey: [area, instanceId, userId, 'unfinished'] });
    });
  }, [drafts, queries, area, instanceId, userId]);
}
