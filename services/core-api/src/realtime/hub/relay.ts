/** What processes tell each other about a channel. `from` is the process that says it. */
export type RelayMessage =
  | {
      kind: 'broadcast';
      channel: string;
      isPrivate: boolean;
      event: string;
      payload: unknown;
      sender: string | null;
    }
  | {
      kind: 'raw';
      channel: string;
      isPrivate: boolean;
      event: string;
      metadata: string;
      base64: string;
      sender: string;
    }
  | {
      kind: 'track';
      channel: string;
      owner: string;
      key: string;
      meta: { phx_ref: string } & Record<string, unknown>;
    }
  | { kind: 'untrack'; channel: string; owner: string }
  /** A process that has just begun asks who is there. */
  | { kind: 'hello' }
  /** A process is still there. */
  | { kind: 'alive' }
  | { kind: 'bye' };

/** Carries messages between processes; a process never gets its own. */
export type Relay = {
  publish(message: RelayMessage): void;
  subscribe(onMessage: (message: RelayMessage, from: string) => void): void;
};

/** For a process that is alone. */
export const noRelay: Relay = { publish: () => undefined, subscribe: () => undefined };
