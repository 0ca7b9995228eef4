import { FunctionCallError } from '@reflectory/client';
import { type FocusEvent, focusLimits, type KnownFocus } from '@reflectory/contracts/focus';
import { currentTimer, foldTimers, mergeEvents, type Timer } from '@reflectory/domain/focus';
import type { FocusServer } from './focus-server.ts';
import type { FocusStorage } from './focus-storage.ts';

type Kind = FocusEvent['kind'];
export type FocusData<Of extends Kind> = Extract<FocusEvent, { kind: Of }>['data'];

/** The timer as this device knows it. */
export type FocusState = {
  /** All that is known of the last session, by the service's clock. */
  events: readonly FocusEvent[];
  /** How much of it is on this device alone. */
  pending: number;
  /** Milliseconds that the service's clock is ahead. */
  ahead: number;
  /** The service did not take what was last said. */
  isRefused: boolean;
};

export type FocusStore = {
  get(): FocusState;
  subscribe(listener: () => void): () => void;
  /** The service's clock, as far as it is known. */
  now(): number;
  /** Says that something happened, now or at a moment by the service's clock. Answers the id of the event. */
  act<Of extends Kind>(session: string, kind: Of, data: FocusData<Of>, at?: number): string;
  /** Sends what waits and hears what is new. */
  refresh(): Promise<void>;
};

type Surroundings = {
  server: FocusServer;
  storage: FocusStorage;
  now: () => number;
  newId: () => string;
  /** Does something while no other tab does the same. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
};

/** Milliseconds that an answer may be under way: less is no wrong clock. The service says the same. */
const TRAVEL_MS = 3000;

const moved = (event: FocusEvent, by: number): FocusEvent =>
  by === 0 ? event : { ...event, at: new Date(Date.parse(event.at) + by).toISOString() };

/** Sends what waits, batch by batch, and takes what the service answers; `onRefused` hears whether it took the last. */
async function sendAll(
  { server, storage, now }: Surroundings,
  onRefused: (isRefused: boolean) => void,
): Promise<void> {
  const release = (sent: readonly FocusEvent[]) => {
    const ids = new Set(sent.map(({ id }) => id));
    return storage.read().pending.filter(({ id }) => !ids.has(id));
  };
  const take = (answer: KnownFocus, begun: number, sent: readonly FocusEvent[]) => {
    const ahead = Date.parse(answer.now) - (begun + now()) / 2;
    storage.write({
      events: answer.events,
      pending: release(sent),
      ahead: Math.abs(ahead) > TRAVEL_MS ? Math.round(ahead) : 0,
    });
  };
  for (;;) {
    const batch = storage.read().pending.slice(0, focusLimits.events);
    const begun = now();
    if (batch.length === 0) return take(await server.get(), begun, []);
    try {
      take(await server.record(new Date(begun).toISOString(), batch), begun, batch);
      onRefused(false);
    } catch (error) {
      if (!(error instanceof FunctionCallError && error.code === 'invalid_input')) throw error;
      // It would be refused again and hold up all that comes after it.
      storage.write({ ...storage.read(), pending: release(batch) });
      onRefused(true);
    }
  }
}

/** Does something whenever another device may have said something, or the service can be reached again. */
function listenForNews({ server, storage }: Surroundings, tell: () => void, refresh: () => void): () => void {
  const quiet = [storage.subscribe(tell), server.listen(refresh)];
  const refreshWhenSeen = () => document.visibilityState === 'visible' && refresh();
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refreshWhenSeen);
  refresh();
  return () => {
    for (const end of quiet) end();
    removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refreshWhenSeen);
  };
}

/** One timer for all tabs of this browser, kept on the device until the service has it. */
export function createFocusStore(surroundings: Surroundings): FocusStore {
  const { storage, now, newId, exclusively } = surroundings;
  const listeners = new Set<() => void>();
  let isRefused = false;
  let seen: { kept: ReturnType<FocusStorage['read']>; isRefused: boolean; state: FocusState } | null = null;
  let leave = () => {};
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // What cannot be reached is tried again by whoever listens; until then it waits.
  const refresh = () =>
    exclusively(() => sendAll(surroundings, (isNow) => (isRefused = isNow)))
      .catch(() => undefined)
      .finally(tell);
  const refreshNow = () => void refresh();

  const store: FocusStore = {
    refresh,
    now: () => now() + storage.read().ahead,
    get() {
      const kept = storage.read();
      if (seen?.kept !== kept || seen.isRefused !== isRefused) {
        const { pending, ahead } = kept;
        const events = mergeEvents(
          kept.events,
          pending.map((event) => moved(event, ahead)),
        );
        seen = { kept, isRefused, state: { events, pending: pending.length, ahead, isRefused } };
      }
      return seen.state;
    },
    subscribe(listener) {
      if (listeners.size === 0) leave = listenForNews(surroundings, tell, refreshNow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave();
      };
    },
    act(session, kind, data, at = store.now()) {
      const kept = storage.read();
      const id = newId();
      const raw = new Date(at - kept.ahead).toISOString();
      const event = { id, session_id: session, at: raw, kind, data } as FocusEvent;
      storage.write({ ...kept, pending: [...kept.pending, event] });
      refreshNow();
      return id;
    },
  };
  return store;
}

/** The session that was begun last, and whether it is on. */
export function readState(
  { events }: FocusState,
  now: number,
): { last: Timer | null; current: Timer | null } {
  const timers = foldTimers(events, now);
  return { last: timers.at(-1) ?? null, current: currentTimer(timers) };
}
