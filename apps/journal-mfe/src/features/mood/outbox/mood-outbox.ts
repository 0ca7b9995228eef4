import type { CheckIn } from '../model/check-in.ts';

/** What is to be done about a check-in; a removal keeps it, so that it can be brought back. */
export type MoodChange = { kind: 'save' | 'remove'; checkIn: CheckIn; isRefused?: boolean };

export type MoodOutboxOptions = {
  /** Null where the browser gives none. */
  area: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Head of the keys in `area`: of one person at one instance. */
  prefix: string;
  /** Doing it twice does no harm. Answers whether it was taken; rejects where another try may help. */
  send: (change: MoodChange) => Promise<'taken' | 'refused'>;
  /** Runs a task after some milliseconds; answers what cancels it. */
  after: (milliseconds: number, task: () => void) => () => void;
};

export type MoodOutbox = ReturnType<typeof createMoodOutbox>;

const RETRY_MS = 10_000;

function parse(stored: string | null): MoodChange | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && 'checkIn' in value ? (value as MoodChange) : null;
  } catch {
    return null;
  }
}

/** Changes of check-ins: on the device at once, on the server as soon as it can be reached. */
export function createMoodOutbox({ area, prefix, send, after }: MoodOutboxOptions) {
  const waiting = new Map<string, MoodChange>();
  // What the server took since its list was read: shown until the next reading has it.
  const taken = new Map<string, MoodChange>();
  const listeners = new Set<() => void>();
  let shown: readonly MoodChange[] = [];
  let running: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;

  const publish = (): void => {
    shown = [...taken.values(), ...waiting.values()];
    for (const listener of listeners) listener();
  };
  const keep = (change: MoodChange): void => {
    waiting.set(change.checkIn.id, change);
    try {
      area?.setItem(prefix + change.checkIn.id, JSON.stringify(change));
    } catch {
      // A browser that keeps nothing: it is held as long as the page lives.
    }
  };
  const drop = (id: string): void => {
    waiting.delete(id);
    try {
      area?.removeItem(prefix + id);
    } catch {
      // As above.
    }
  };
  const deliver = async (change: MoodChange): Promise<void> => {
    const { id } = change.checkIn;
    const outcome = await send(change);
    // It was changed again meanwhile: that is sent next.
    if (waiting.get(id) !== change) return;
    if (outcome === 'refused') return keep({ ...change, isRefused: true });
    drop(id);
    taken.set(id, change);
  };
  const deliverWaiting = async (): Promise<void> => {
    try {
      for (;;) {
        const next = [...waiting.values()].find(({ isRefused }) => !isRefused);
        if (!next) return;
        await deliver(next);
        publish();
      }
    } catch {
      cancelRetry = after(RETRY_MS, () => void deliverAll());
    }
  };
  const deliverAll = (): Promise<void> => {
    cancelRetry();
    running ??= deliverWaiting().finally(() => (running = null));
    return running;
  };
  const load = (): void => {
    waiting.clear();
    for (const key of Array.from({ length: area?.length ?? 0 }, (_, at) => area?.key(at) ?? '')) {
      const change = key.startsWith(prefix) ? parse(area?.getItem(key) ?? null) : null;
      if (change) waiting.set(change.checkIn.id, change);
    }
    publish();
  };
  load();
  return {
    /** Takes over what other tabs put there. */
    load,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the list of the server may not have yet, the newest last. */
    list: () => shown,
    isWaiting: (id: string) => waiting.has(id),
    countWaiting: () => waiting.size,
    put(change: MoodChange) {
      taken.delete(change.checkIn.id);
      keep(change);
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
      cancelRetry();
      for (const id of waiting.keys()) drop(id);
      taken.clear();
      publish();
    },
  };
}
