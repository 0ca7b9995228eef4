import type { MusicRefusal } from './model/music.ts';

/**
 * A file on its way, by the id that its piece will have; what is taken leaves the list, what is refused stays until it is
 * read by the person who brought it.
 */
export type Arrival = {
  id: string;
  userId: string;
  file: File;
  state: 'waiting' | 'reading' | 'sending' | MusicRefusal;
};

const ON_ITS_WAY = new Set<Arrival['state']>(['waiting', 'reading', 'sending']);
export const isOnItsWay = ({ state }: Pick<Arrival, 'state'>): boolean => ON_ITS_WAY.has(state);

/** Takes one file, until it is stopped; never rejects. */
type Take = (arrival: Arrival, stopped: AbortSignal) => Promise<void>;

/** Files one after the other, whichever page is open. While there are any, the browser asks before it closes the page. */
export function createArrivalQueue(page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {
  const listeners = new Set<() => void>();
  const warn = (event: Event) => event.preventDefault();
  let arrivals: readonly Arrival[] = [];
  let last = Promise.resolve();
  let stopping = new AbortController();
  const set = (next: readonly Arrival[]) => {
    arrivals = next;
    // A listener that is always there would keep the page out of the back-forward cache.
    if (arrivals.some(isOnItsWay)) page.addEventListener('beforeunload', warn);
    else page.removeEventListener('beforeunload', warn);
    for (const listener of listeners) listener();
  };
  const say = (id: string, state: Arrival['state']) =>
    set(arrivals.map((arrival) => (arrival.id === id ? { ...arrival, state } : arrival)));
  const queue = (arrival: Arrival, take: Take) => {
    last = last.then(async () => {
      if (!arrivals.some(({ id }) => id === arrival.id)) return;
      stopping = new AbortController();
      await take(arrival, stopping.signal);
    });
  };
  return {
    get: () => arrivals,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say,
    dismiss: (id: string) => set(arrivals.filter((arrival) => arrival.id !== id)),
    countOnTheirWay: (userId: string) =>
      arrivals.filter((arrival) => arrival.userId === userId && isOnItsWay(arrival)).length,
    /** Lets go of what a person brought, and stops what is being sent. */
    forget(userId: string) {
      const gone = arrivals.filter((arrival) => arrival.userId === userId);
      // One file is taken at a time.
      if (gone.some(({ state }) => state === 'reading' || state === 'sending')) stopping.abort();
      set(arrivals.filter((arrival) => !gone.includes(arrival)));
    },
    add(files: readonly File[], userId: string, take: Take) {
      const added = files.map((file): Arrival => ({
        id: crypto.randomUUID(),
        userId,
        file,
        state: 'waiting',
      }));
      set([...arrivals, ...added]);
      for (const arrival of added) queue(arrival, take);
    },
    retry(arrival: Arrival, take: Take) {
      say(arrival.id, 'waiting');
      queue(arrival, take);
    },
  };
}

/** The files of this tab. */
export const arrivalQueue = createArrivalQueue(window);
