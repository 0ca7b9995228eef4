import type { Change } from '@reflectory/contracts/editing';
import type { ObjectPlace, Snapshot } from '../model/objects.ts';

/** Whose objects: of a person at an instance. */
export type ObjectOwner = { instanceId: string; userId: string };

/** What a device keeps of somebody's objects. Promises resolve when the device has it. */
export type ObjectStorage = {
  /** An object as it was last known, and what the service has not answered yet, in the order in which it was made. */
  load(place: ObjectPlace): Promise<{ snapshot: Snapshot | null; pending: Change[] }>;
  saveSnapshot(place: ObjectPlace, snapshot: Snapshot): Promise<void>;
  /** Adds changes that are not answered yet. */
  keep(place: ObjectPlace, changes: readonly Change[]): Promise<void>;
  /** Forgets changes that are answered. */
  release(place: ObjectPlace, ids: readonly string[]): Promise<void>;
  /** Objects with changes that are not answered yet, and how many. */
  listPending(): Promise<{ place: ObjectPlace; amount: number }[]>;
  /** Forgets an object that is gone, with all that was kept of it. */
  forget(place: ObjectPlace): Promise<void>;
  /** Removes everything; what is on this device alone only `withPending`. */
  forgetAll(options: { withPending: boolean }): Promise<void>;
};
