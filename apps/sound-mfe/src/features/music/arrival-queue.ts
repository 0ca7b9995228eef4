import { exclusively } from '@reflectory/platform-sdk/surroundings';
import { type Arrival, createArrivalList, isOnItsWay } from './arrival-list.ts';
import type { ArrivalOwner, ArrivalStore } from './arrival-store.ts';

/** Takes one file, until it is stopped; never rejects. */
type Take = (arrival: Arrival, stopped: AbortSignal) => Promise<void>;
type QueueParts = { store: ArrivalStore; locks: LockManager | undefined };

/** Held by the tab that takes a file: two that are opened at once find the same files on the device. */
const fileLock = (id: string) => `reflectory.sound.arrival:${id}`;

/** One file at a time, each once what it waits for is over. */
function createTurns(
  find: (id: string) => Arrival | undefined,
  locks: LockManager | undefined,
  whenWritten: () => Promise<void>,
) {
  let last = Promise.resolve();
  let stopping = new AbortController();
  return {
    stop: () => stopping.abort(),
    queue(id: string, take: Take, waited?: Promise<void>) {
      const takeIt = async () => {
        const arrival = find(id);
        if (!arrival) return;
        stopping = new AbortController();
        await take(arrival, stopping.signal);
        await whenWritten();
      };
      last = last.then(async () => {
        await waited;
        await exclusively(fileLock(id), takeIt, locks);
      });
    },
  };
}

/** Files one after the other, whichever page is open, and after a reload from the device. */
export function createArrivalQueue({ store, locks }: QueueParts) {
  const { get, subscribe, find, change, ...list } = createArrivalList(locks);
  const restored = new Set<string>();
  // What is let go of while it is written would stay.
  let written = Promise.resolve();
  const turns = createTurns(find, locks, () => written);
  const drop = (ids: readonly string[]) => (written = written.then(() => store.drop(ids)));
  return {
    get,
    subscribe,
    say(id: string, state: Arrival['state']) {
      // What failed may succeed at another try; what is refused otherwise never does.
      if (state !== 'failed' && !isOnItsWay({ state })) void drop([id]);
      change(id, { state });
    },
    dismiss(id: string) {
      void drop([id]);
      list.remove((arrival) => arrival.id === id);
    },
    /** Files that are on this device alone: on their way, or kept. */
    async countWaiting(owner: ArrivalOwner): Promise<number> {
      const own = get().filter((arrival) => arrival.userId === owner.userId && isOnItsWay(arrival));
      return new Set([...own, ...(await store.list(owner))].map(({ id }) => id)).size;
    },
    /** Lets go of what a person brought, and stops what is being sent; the device keeps it unless it is not to. */
    async forget(owner: ArrivalOwner, { withKept }: { withKept: boolean }): Promise<void> {
      const isOwn = ({ userId }: Arrival) => userId === owner.userId;
      // One file is taken at a time.
      if (get().some((one) => isOwn(one) && (one.state === 'reading' || one.state === 'sending')))
        turns.stop();
      restored.delete(owner.userId);
      if (!withKept) await written;
      list.remove(isOwn);
      await written;
      if (withKept) await drop((await store.list(owner)).map(({ id }) => id));
    },
    /** Larger files than `largest` bytes are refused, and not kept. */
    add(files: readonly File[], owner: ArrivalOwner, largest: number, take: Take) {
      const added = files.map((file) => ({ file, id: crypto.randomUUID() }));
      list.add(added.map(({ file, id }) => ({ id, ...owner, name: file.name, type: file.type, file })));
      for (const { file, id } of added) {
        written = written.then(async () => {
          if (!find(id)) return;
          const isKept = file.size > largest || (await store.keep(owner, id, file));
          if (!isKept) change(id, { isKept });
        });
        turns.queue(id, take, written);
      }
    },
    /** Goes on with what an earlier page of this person did not send; once, and where no other tab does. */
    async restore(owner: ArrivalOwner, take: Take): Promise<void> {
      if (restored.has(owner.userId)) return;
      restored.add(owner.userId);
      const kept = (await list.isBusyElsewhere()) ? [] : await store.list(owner);
      const waiting = kept.filter(({ id }) => !find(id));
      if (waiting.length > 0) list.add(waiting);
      for (const { id } of waiting) turns.queue(id, take);
    },
    retry({ id }: Arrival, take: Take) {
      change(id, { state: 'waiting' });
      turns.queue(id, take);
    },
    read: async (arrival: Arrival): Promise<File | null> => arrival.file ?? store.read(arrival),
  };
}
