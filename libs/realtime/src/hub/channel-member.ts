import type { SharedEvent } from '../frames/shared-event.ts';

/** What a client asked for when it joined. */
export type ChannelSettings = {
  isPrivate: boolean;
  /** Whether the sender gets its own broadcasts, and whether each is acknowledged. */
  broadcast: { self: boolean; ack: boolean };
  presence: { key: string; isEnabled: boolean };
};

/** Bytes of a broadcast that is no JSON, to be passed on as they came. */
export type RawBroadcast = { event: string; metadata: string; payload: Buffer };

/** What a member may hear. */
type Hearing = { broadcast: boolean; presence: boolean };

/** Somebody in a channel of this process. */
export type ChannelMember = {
  /** Unique over all processes. */
  id: string;
  settings: ChannelSettings;
  /** Messages of the database that it was told before. */
  hasHeard: ReadonlySet<string>;
  mayHear(what: keyof Hearing): boolean;
  /** Sends an event of the channel. */
  send(event: SharedEvent): void;
  sendRaw(broadcast: RawBroadcast): void;
};
