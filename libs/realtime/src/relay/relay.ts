import * as z from 'zod';

const metaSchema = z.looseObject({ phx_ref: z.string() });
const presentSchema = z.object({ channel: z.string(), owner: z.string(), key: z.string(), meta: metaSchema });

/** What processes tell each other about a channel. */
export const relayMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    channel: z.string(),
    isPrivate: z.boolean(),
    event: z.string(),
    payload: z.unknown(),
    meta: z.record(z.string(), z.unknown()).optional(),
    sender: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('raw'),
    channel: z.string(),
    isPrivate: z.boolean(),
    event: z.string(),
    metadata: z.string(),
    base64: z.string(),
    sender: z.string().nullable(),
  }),
  presentSchema.extend({ kind: z.literal('track') }),
  z.object({ kind: z.literal('untrack'), channel: z.string(), owner: z.string() }),
  /** A process that others can hear again asks who is there. */
  z.object({ kind: z.literal('hello') }),
  /** Everybody whom a process knows to be there by itself. */
  z.object({ kind: z.literal('everybody'), present: z.array(presentSchema) }),
  /** Something was committed that others may want to hear of. */
  z.object({ kind: z.literal('news') }),
  /** A process is still there. */
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('bye') }),
]);
export type RelayMessage = z.output<typeof relayMessageSchema>;
/** Somebody who is there. */
export type Present = z.output<typeof presentSchema>;

/** What a process does with what it hears. */
export type RelayListener = {
  /** Name of the process; it never gets its own messages. */
  process: string;
  onMessage(message: RelayMessage, from: string): void;
  /** From now on the others are heard, and hear: each of them may have missed something. */
  onConnected(): void;
};

/**
 * Carries messages between processes, in order, each at most once. What cannot be carried within half a minute, or is
 * more than can be kept for so long, is lost.
 */
export type Relay = {
  publish(message: RelayMessage): void;
  start(listener: RelayListener): void;
  /** Carries what was published before. */
  stop(): Promise<void>;
};

/** For a process that is alone. */
export const noRelay: Relay = {
  publish: () => undefined,
  start: () => undefined,
  stop: async () => undefined,
};
