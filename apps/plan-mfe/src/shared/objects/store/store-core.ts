import type { Level, LoggedChange } from '@reflectory/contracts/editing';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AnyShape, Notice, ObjectPlace, Snapshot } from '../model/objects.ts';
import type { EditingServer } from '../server/editing-server.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { noticesOf, type QuietFields } from './notices.ts';
import { createObjectRows } from './object-rows.ts';
import { createServiceClock } from './service-clock.ts';
import type { TabChannel } from './tab-channel.ts';

/** What is known of an object besides its rows. */
export type ObjectState = {
  /** `gone`: there is none, or it may not be seen; `failed`: it could not be asked for, and is not on this device. */
  status: 'loading' | 'ready' | 'gone' | 'failed';
  level: Level;
  /** Changes that the service has not answered yet. */
  pending: number;
  /** Where the newest change is. */
  save: 'saved' | 'saving' | 'kept';
  /** The newest first. */
  notices: readonly Notice[];
  canUndo: boolean;
  canRedo: boolean;
};

/** What a store stands on, so that tests can hold the clock, the network and the device in their hands. */
export type StoreSurroundings = {
  server: EditingServer;
  storage: ObjectStorage;
  channel: TabChannel;
  deviceId: string;
  userId: string;
  quietFields: QuietFields;
  now(): number;
  newId(): string;
  isOnline(): boolean;
  after(milliseconds: number, task: () => void): () => void;
  exclusively(name: string, task: () => Promise<void>): Promise<void>;
};

/** Milliseconds after a change until the object is written down on the device. */
const SNAPSHOT_MS = 2000;
const MOST_NOTICES = 50;

type Facts = Pick<ObjectState, 'status' | 'level' | 'notices'>;

/** What all parts of a store share: rows, the number of the newest change that is in them, and who wants to hear. */
export type StoreCore = ReturnType<typeof createStoreCore>;

export function createStoreCore(shape: AnyShape, place: ObjectPlace, around: StoreSurroundings) {
  const rows = createObjectRows(Object.keys(shape.tables));
  const clock = createServiceClock(around.now);
  const hearers = createListeners();
  let number = 0;
  let facts: Facts = { status: 'loading', level: 'view', notices: [] };
  let cancelSnapshot: (() => void) | null = null;

  const core = {
    shape,
    place,
    around,
    rows,
    clock,
    number: () => number,
    facts: () => facts,
    set(change: Partial<Facts>): void {
      facts = { ...facts, ...change, notices: (change.notices ?? facts.notices).slice(0, MOST_NOTICES) };
    },
    notify(notices: readonly Notice[]): void {
      if (notices.length > 0) core.set({ notices: [...notices, ...facts.notices] });
    },
    hear: hearers.subscribe,
    tell(): void {
      hearers.notify();
    },
    /**
     * Takes logged changes, all after the known one; answers the ids of those that were new. One that was heard live counts
     * only if it follows on what is known.
     */
    take(changes: readonly LoggedChange[], isComplete = true): ReadonlySet<string> {
      const next = changes.filter((change) => change.number > number);
      if (!isComplete && next[0]?.number !== number + 1) return new Set();
      rows.take(next);
      const ids = new Set(next.map(({ id }) => id));
      rows.drop(ids);
      number = next.at(-1)?.number ?? number;
      const party = { deviceId: around.deviceId, userId: around.userId, quiet: around.quietFields };
      core.notify(next.toReversed().flatMap((change) => noticesOf(change, party)));
      if (next.length > 0) core.keepSnapshot();
      return ids;
    },
    /** Shows the object as it was at a number. */
    load(snapshot: Omit<Snapshot, 'offset'>): void {
      if (snapshot.number < number) return;
      number = snapshot.number;
      rows.load(snapshot.tables);
      core.set({ status: 'ready', level: snapshot.level });
    },
    keepSnapshot(): void {
      cancelSnapshot ??= around.after(SNAPSHOT_MS, () => void core.saveSnapshot());
    },
    async saveSnapshot(): Promise<void> {
      cancelSnapshot?.();
      cancelSnapshot = null;
      if (facts.status !== 'ready' || number === 0) return;
      const { level } = facts;
      const snapshot = { number, level, offset: clock.offset(), tables: rows.snapshot() };
      // A device without room still has what is pending.
      await around.storage.saveSnapshot(place, snapshot).catch(() => undefined);
    },
  };
  return core;
}
