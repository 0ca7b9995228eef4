import type { LocalChannels } from './local-channels.ts';
import type { Present, Relay, RelayMessage } from '../relay/relay.ts';

/** Separates the process from the rest of a member's id. */
export const SEPARATOR = ':';
/** Processes not heard of for so many heartbeats are gone. */
const MISSED_BEATS = 3;

export type OtherProcesses = { start(): void; stop(): Promise<void> };

type Options = {
  relay: Relay;
  process: string;
  channels: LocalChannels;
  onNews(): void;
  aliveMs: number;
  now: () => number;
};

/** Hears what other processes say of the channels, and notices when one of them is gone. */
export function followOtherProcesses(options: Options): OtherProcesses {
  const { relay, process, channels, onNews, aliveMs, now } = options;
  const heardOf = new Map<string, number>();
  let beat: NodeJS.Timeout | null = null;

  const forget = (name: string) => {
    heardOf.delete(name);
    channels.changePresences((presence) => presence.untrackAll(name + SEPARATOR));
  };
  const sayWhoIsHere = () => relay.publish({ kind: 'everybody', present: presentOf(channels, process) });
  const hear = (message: RelayMessage, from: string) => {
    heardOf.set(from, now());
    if (message.kind === 'hello') sayWhoIsHere();
    else if (message.kind === 'bye') forget(from);
    else if (message.kind === 'news') onNews();
    else tellChannels(channels, message, from);
  };

  return {
    start() {
      relay.start({
        process,
        onMessage: hear,
        onConnected() {
          relay.publish({ kind: 'hello' });
          sayWhoIsHere();
        },
      });
      beat = setInterval(() => {
        relay.publish({ kind: 'alive' });
        const oldest = now() - aliveMs * MISSED_BEATS;
        for (const [name, at] of heardOf) if (at < oldest) forget(name);
      }, aliveMs).unref();
    },
    async stop() {
      if (beat) clearInterval(beat);
      relay.publish({ kind: 'bye' });
      await relay.stop();
    },
  };
}

/** Everybody who is there by a process. */
function presentOf(channels: LocalChannels, process: string): Present[] {
  return [...channels.presences()].flatMap(([channel, presence]) =>
    presence.owners().flatMap(({ owner, key, meta }) => {
      const isOwn = owner.startsWith(process + SEPARATOR);
      return isOwn ? [{ channel, owner, key, meta }] : [];
    }),
  );
}

function tellChannels(channels: LocalChannels, message: RelayMessage, from: string): void {
  switch (message.kind) {
    case 'broadcast':
      return channels.broadcast(message.channel, message.isPrivate, message.sender, message);
    case 'raw':
      return channels.broadcastRaw(message.channel, message.isPrivate, message.sender, {
        ...message,
        payload: Buffer.from(message.base64, 'base64'),
      });
    case 'track':
      return track(channels, message);
    case 'untrack':
      return void channels.changePresence(message.channel, (presence) => presence.untrack(message.owner));
    case 'everybody': {
      // Whoever left while nobody heard it is not among them.
      const owners = new Set(message.present.map(({ owner }) => owner));
      channels.changePresences((presence) => presence.untrackAll(from + SEPARATOR, owners));
      for (const present of message.present) track(channels, present);
    }
  }
}

function track(channels: LocalChannels, { channel, owner, key, meta }: Present): void {
  channels.changePresence(channel, (presence) => presence.track(owner, key, meta));
}
