import type { NavigationItem } from '@reflectory/contracts/remotes';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at a page that is seen. */
const EVERY_MS = 60_000;

let isIdle = false;
/** Nothing of a first view waits for what is counted here. */
function subscribe(listener: () => void): () => void {
  if (isIdle) return () => undefined;
  const note = () => {
    isIdle = true;
    listener();
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(note, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(note, { timeout: 5000 });
  return () => cancelIdleCallback(request);
}

/** How much waits for the person at a place of the rail. */
export function useWaiting(id: string, waiting: NavigationItem['waiting']): number {
  const { client, isOnline, auth } = usePlatform();
  const isReady = useSyncExternalStore(subscribe, () => isIdle);
  const { data = 0 } = useQuery({
    queryKey: ['waiting', id],
    enabled: waiting !== undefined && isReady && isOnline && auth.status === 'signed-in',
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    async queryFn() {
      if (!waiting) return 0;
      const { count } = await client
        .from(waiting.table as never)
        .select('*', { count: 'exact', head: true })
        .is(waiting.without, null)
        .limit(0);
      return count ?? 0;
    },
  });
  return data;
}
