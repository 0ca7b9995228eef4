import type { LocalChannels } from './local-channels.ts';
import type { Relay, RelayMessage } from './relay.ts';

/** Separates the process from the rest of a member's id. */
export const SEPARATOR = ':';
/** Processes not heard of for so many heartbeats are gone. */
const MISSED_BEATS = 3;

export type OtherProcesses = { start(): void; stop(): void };

type Options = { relay: Relay; process: string; channels: LocalChannels; aliveMs: number; now: () => number };

/** Hears what other processes say of the channels, and notices when one of them is gone. */
export function followOtherProcesses({ relay, process, channels, aliveMs, now }: Options): OtherProcesses {
  const heardOf = new Map<string, number>();
  let beat: NodeJS.Timeout | null = null;

  const forget = (name: string) => {
    heardOf.delete(name);
    channels.changePresences((presence) => presence.untrackAll(name + SEPARATOR));
  };
  const repeatOwn = () => {
    for (const [channel, presence] of channels.presences()) {
      for (const { owner, key, meta } of presence.owners()) {
        if (owner.startsWith(process + SEPARATOR))
          relay.publish({ kind: 'track', channel, owner, key, meta });
      }
    }
  };
  const hear = (message: RelayMessage, from: string) => {
    heardOf.set(from, now());
    switch (message.kind) {
      case 'broadcast':
        return channels.deliver(message.channel, message.isPrivate, message.sender, (member) =>
          member.send('broadcast', { type: 'broadcast', event: message.event, payload: message.payload }),
        );
      case 'raw':
        return channels.deliver(message.channel, message.isPrivate, message.sender, (member) =>
          member.sendRaw({ ...message, payload: Buffer.from(message.base64, 'base64') }),
        );
      case 'track':
        channels.changePresence(message.channel, (presence) =>
          presence.track(message.owner, message.key, message.meta),
        );
        return;
      case 'untrack':
        channels.changePresence(message.channel, (presence) => presence.untrack(message.owner));
        return;
      case 'hello':
        return repeatOwn();
      case 'bye':
        return forget(from);
      case 'alive':
    }
  };

  relay.subscribe(hear);
  return {
    start() {
      relay.publish({ kind: 'hello' });
      beat = setInterval(() => {
        relay.publish({ kind: 'alive' });
        const oldest = now() - aliveMs * MISSED_BEATS;
        for (const [name, at] of heardOf) if (at < oldest) forget(name);
      }, aliveMs).unref();
    },
    stop() {
      if (beat) clearInterval(beat);
      relay.publish({ kind: 'bye' });
    },
  };
}
