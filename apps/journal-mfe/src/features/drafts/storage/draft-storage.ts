import type { Draft, DraftOwner } from '../model/draft.ts';

/** Where this device keeps drafts. `memory` keeps nothing beyond the page. */
export type StorageKind = 'indexed-db' | 'web-storage' | 'memory';

/** Drafts on this device. Every promise resolves when the device has the words, not before. */
export type DraftStorage = {
  kind: StorageKind;
  find(owner: DraftOwner, sessionId: string): Promise<Draft | null>;
  /** All drafts of one person at one instance, in no order. */
  list(owner: DraftOwner): Promise<Draft[]>;
  /** Stores all or none. Rejects when the device has no room. */
  put(drafts: readonly Draft[]): Promise<void>;
  remove(owner: DraftOwner, sessionId: string): Promise<void>;
};
