import type { ServiceClient } from '@reflectory/client';

/** Whose things on a device: a person at an instance. */
export type DeviceOwner = { client: ServiceClient; instanceId: string; userId: string };

/** What a remote keeps on a device for a person, as far as signing out must know of it. */
export type DeviceKeeper = {
  /** Texts that are on this device alone, after one more try to send them. */
  countUnsent(owner: DeviceOwner): Promise<number>;
  /** Removes what is kept; what is on this device alone only when the person said so. */
  forget(owner: DeviceOwner, options: { withUnsent: boolean }): Promise<void>;
};
