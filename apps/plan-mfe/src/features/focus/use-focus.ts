import type { FocusStart } from '@reflectory/contracts/focus';
import { type Timer } from '@reflectory/domain/focus';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMemo, useSyncExternalStore } from 'react';
import { useSecond } from './model/use-second.ts';
import { openFocus } from './store/open-focus.ts';
import { type FocusStore, readState } from './store/focus-store.ts';

/** The one timer of this person, as this tab sees it, second by second while it is on. */
export type Focus = {
  store: FocusStore;
  /** Null while none is on. */
  current: Timer | null;
  /** The one that was begun last. */
  last: Timer | null;
  /** Milliseconds by the service's clock. */
  now: number;
  pending: number;
  isRefused: boolean;
};

/** The store of this person. */
function useFocusStore(): FocusStore {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { service } = boot;
  const instanceId = boot.instance.id;
  return useMemo(
    () => openFocus({ client, service, owner: { instanceId, userId } }),
    [client, service, instanceId, userId],
  );
}

export function useFocus(): Focus {
  const store = useFocusStore();
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { ahead, pending, isRefused } = state;
  const begun = useMemo(() => readState(state, store.now()), [state, store]);
  const now = useSecond(begun.current !== null) + ahead;
  // Sixteen hours end a session without anything happening.
  const { current, last } = useMemo(
    () => (begun.current === null ? begun : readState(state, now)),
    [begun, state, now],
  );
  return { store, current, last, now, pending, isRefused };
}

/** The session that was begun last on this page. */
let begunHere: string | null = null;
export const isBegunHere = ({ id }: Pick<Timer, 'id'>): boolean => id === begunHere;

/** Begins a session; one that is on ends with it. */
export function beginFocus(store: FocusStore, start: FocusStart, moodBefore: number | null): string {
  const id = crypto.randomUUID();
  begunHere = id;
  store.act(id, 'start', start);
  if (moodBefore !== null) store.act(id, 'say', { mood_before: moodBefore });
  return id;
}
