import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ReadScope, useReadScope } from '../service/use-read-scope.ts';

/** Milliseconds after the journal was opened: what is on the screen comes first. */
const AFTER_MS = 3000;

/** Lets the newest entries be read without the network. */
export function useRecentOnDevice(): void {
  const scope = useReadScope();
  const queries = useQueryClient();
  const [area, instanceId, userId] = scope.key;
  const { client } = scope;
  useEffect(() => {
    const own: ReadScope = { client, key: [area, instanceId, userId] };
    // It is an extra: when it fails, opened entries are kept all the same.
    const keep = async () => (await import('./keep-recent.ts')).keepRecent(own, queries);
    const timer = setTimeout(() => void keep().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, queries, area, instanceId, userId]);
}
