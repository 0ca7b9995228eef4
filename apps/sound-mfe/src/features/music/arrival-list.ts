import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { KeptArrival } from './arrival-store.ts';
import type { MusicRefusal } from './model/music.ts';

/**
 * A file on its way, by the id that its piece will have; what is taken leaves the list, what is refused stays until it is
 * read by the person who brought it.
 */
export type Arrival = Pick<KeptArrival, 'id' | 'userId' | 'name' | 'type'> & {
  /** Null where only the device has it, since the page was opened anew. */
  file: File | null;
  /** Whether the device has it. */
  isKept: boolean;
  state: 'waiting' | 'reading' | 'sending' | MusicRefusal;
};

const ON_ITS_WAY = new Set<Arrival['state']>(['waiting', 'reading', 'sending']);
export const isOnItsWay = ({ state }: Pick<Arrival, 'state'>): boolean => ON_ITS_WAY.has(state);

/** Held by a tab while it takes files: another one leaves them to it. */
const LOCK = 'reflectory.sound.arrivals';

/** The files of this tab, and who hears of them. */
export function createArrivalList(locks: LockManager | undefined) {
  const listeners = createListeners();
  let arrivals: readonly Arrival[] = [];
  let release: (() => void) | null = null;
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    locks?.request(LOCK, { mode: 'shared' }, () => promise).catch(() => undefined);
  };
  const set = (next: readonly Arrival[]) => {
    arrivals = next;
    const isBusy = arrivals.some(isOnItsWay);
    if (isBusy && !release) hold();
    if (!isBusy) {
      release?.();
      release = null;
    }
    listeners.notify();
  };
  return {
    get: () => arrivals,
    subscribe: listeners.subscribe,
    find: (id: string) => arrivals.find((arrival) => arrival.id === id),
    change: (id: string, part: Partial<Arrival>) =>
      set(arrivals.map((arrival) => (arrival.id === id ? { ...arrival, ...part } : arrival))),
    remove: (isGone: (arrival: Arrival) => boolean) => set(arrivals.filter((arrival) => !isGone(arrival))),
    /** Adds files that wait. */
    add(added: readonly (Pick<Arrival, 'id' | 'userId' | 'name' | 'type'> & { file?: File })[]) {
      const waiting = added.map(({ id, userId, name, type, file = null }): Arrival => ({
        id,
        userId,
        name,
        type,
        file,
        isKept: true,
        state: 'waiting',
      }));
      set([...arrivals, ...waiting]);
    },
    /** Whether another tab is taking files. */
    async isBusyElsewhere(): Promise<boolean> {
      const { held = [] } = (await locks?.query()) ?? {};
      return held.filter(({ name }) => name === LOCK).length > (release ? 1 : 0);
    },
  };
}
