import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getDrafts, type Drafts } from './create-drafts.ts';
import { useFinishedSessions } from './use-finished-sessions.ts';
import type { DeskRecord } from './desk/desk-records.ts';

/** The drafts of the signed-in person; null while the device's store is being opened. */
export function useDrafts(): Drafts | null {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void getDrafts(client, { instanceId, userId }).then((found) => isCurrent && setDrafts(found));
    return () => {
      isCurrent = false;
      // Another person signed in on this page: nothing of the one before may be shown meanwhile.
      setDrafts(null);
    };
  }, [client, instanceId, userId]);
  useFinishedSessions(drafts);
  return drafts;
}

const nothing = (): (() => void) => () => undefined;
const noRecords: readonly DeskRecord[] = [];

/** Everything on the desk, as it changes. */
export function useDeskRecords(drafts: Drafts | null): readonly DeskRecord[] {
  return useSyncExternalStore(drafts?.desk.subscribe ?? nothing, () => drafts?.desk.list() ?? noRecords);
}

/** One draft on the desk, as it changes; null while it is not there. */
export function useDeskRecord(drafts: Drafts | null, sessionId: string): DeskRecord | null {
  return useSyncExternalStore(drafts?.desk.subscribe ?? nothing, () => drafts?.desk.get(sessionId) ?? null);
}
