import { usePlatform } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useReadScope } from '../../../service/use-read-scope.ts';
import type { ReadEntry } from './use-entry.ts';

/** Milliseconds between two looks, should the live connection be lost. */
const POLL_MS = 4000;

/** Asks anew for an entry while it is being read, as soon as something is heard of it, and for what was found at the end. */
export function useFollowReading(entryId: string, state: ReadEntry['analysis_state']): void {
  const { boot } = usePlatform();
  const { client, key } = useReadScope();
  const queries = useQueryClient();
  const scope = key.join('/');
  const isReading = state === 'reading';
  const wasReading = useRef(false);

  useEffect(() => {
    if (!isReading) return undefined;
    const ask = (): void =>
      void queries.invalidateQueries({ queryKey: [...scope.split('/'), 'entry', entryId] });
    const timer = setInterval(ask, POLL_MS);
    let isOver = false;
    let leave: (() => void) | undefined;
    // Without its sockets a page still looks now and then.
    void import('@reflectory/client/sockets').then(
      ({ socketsOf }) => {
        if (isOver) return;
        const sockets = socketsOf(client, boot.service);
        const channel = sockets
          .channel(`reading:${entryId}`)
          .on(
            'postgres_changes',
            { event: 'UPDATE', schema: 'public', table: 'entries', filter: `id=eq.${entryId}` },
            ask,
          )
          // What happened before somebody listened is not told.
          .subscribe((status) => status === 'SUBSCRIBED' && ask());
        leave = () => void sockets.removeChannel(channel);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      leave?.();
    };
  }, [isReading, client, boot, queries, scope, entryId]);

  useEffect(() => {
    const isDone = wasReading.current && !isReading;
    wasReading.current = isReading;
    if (!isDone) return;
    for (const name of ['analysis', 'artwork']) {
      void queries.invalidateQueries({ queryKey: [...scope.split('/'), name, entryId] });
    }
  }, [isReading, queries, scope, entryId]);
}
