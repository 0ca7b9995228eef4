import type { Frame } from '../frames/frame.ts';

/** What a client asked for when it joined. */
export type ChannelSettings = {
  isPrivate: boolean;
  /** Whether the sender gets its own broadcasts, and whether each is acknowledged. */
  broadcast: { self: boolean; ack: boolean };
  presence: { key: string; isEnabled: boolean };
};

/** Bytes of a broadcast that is no JSON, to be passed on as they came. */
export type RawBroadcast = { event: string; metadata: string; payload: Buffer };

/** Somebody in a channel of this process. */
export type ChannelMember = {
  /** Unique over all processes. */
  id: string;
  settings: ChannelSettings;
  /** Sends an event of the channel. */
  send(event: string, payload: unknown): void;
  sendRaw(broadcast: RawBroadcast): void;
};

/** The frame of an event that nobody asked for. */
export const eventFrame = (
  topic: string,
  event: string,
  payload: unknown,
  joinRef: string | null = null,
): Frame => ({
  joinRef,
  ref: null,
  topic,
  event,
  payload,
});
