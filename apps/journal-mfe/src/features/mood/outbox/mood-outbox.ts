import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { After } from '@reflectory/platform-sdk/surroundings';
import { createDelivery } from '../../../service/create-delivery.ts';
import type { CheckIn } from '../model/check-in.ts';
import { createMoodStore, type MoodArea } from './mood-store.ts';

/** What is to be done about a check-in; a removal keeps it, so that it can be brought back. */
export type MoodChange = { kind: 'save' | 'remove'; checkIn: CheckIn; isRefused?: boolean };

export type MoodOutboxOptions = {
  /** Null where the browser gives none. */
  area: MoodArea | null;
  /** Head of the keys in `area`: of one person at one instance. */
  prefix: string;
  /** Doing it twice does no harm. Answers whether it was taken; rejects where another try may help. */
  send: (change: MoodChange) => Promise<'taken' | 'refused'>;
  after: After;
};

export type MoodOutbox = ReturnType<typeof createMoodOutbox>;

/** Changes of check-ins: on the device at once, on the server as soon as it can be reached. */
export function createMoodOutbox({ area, prefix, send, after }: MoodOutboxOptions) {
  const waiting = createMoodStore(area, prefix);
  // What the server took since its list was read: shown until the next reading has it.
  const taken = new Map<string, MoodChange>();
  const listeners = createListeners();
  let shown: readonly MoodChange[] = [];

  const publish = (): void => {
    shown = [...taken.values(), ...waiting.changes.values()];
    listeners.notify();
  };
  const settleOutcome = (change: MoodChange, outcome: 'taken' | 'refused'): void => {
    const { id } = change.checkIn;
    // It was changed again meanwhile: that is sent next.
    if (waiting.changes.get(id) !== change) return;
    if (outcome === 'refused') return waiting.keep({ ...change, isRefused: true });
    waiting.drop(id);
    taken.set(id, change);
  };
  const findNext = () => [...waiting.changes.values()].find(({ isRefused }) => !isRefused);
  const { deliverAll, stop } = createDelivery(async () => {
    for (let next = findNext(); next; next = findNext()) {
      settleOutcome(next, await send(next));
      publish();
    }
  }, after);
  const load = (): void => {
    waiting.load();
    publish();
  };
  load();
  return {
    /** Takes over what other tabs put there. */
    load,
    subscribe: listeners.subscribe,
    /** What the list of the server may not have yet, the newest last. */
    list: () => shown,
    isWaiting: (id: string) => waiting.changes.has(id),
    countWaiting: () => waiting.changes.size,
    put(change: MoodChange) {
      taken.delete(change.checkIn.id);
      waiting.keep(change);
      publish();
      return deliverAll();
    },
    deliverAll,
    /** What was taken before a reading of the list; given to `settle` after it. */
    takenSoFar: (): readonly MoodChange[] => [...taken.values()],
    settle(changes: readonly MoodChange[]) {
      for (const change of changes) {
        if (taken.get(change.checkIn.id) === change) taken.delete(change.checkIn.id);
      }
      publish();
    },
    forget() {
      stop();
      for (const id of waiting.changes.keys()) waiting.drop(id);
      taken.clear();
      publish();
    },
  };
}
