import { randomUUID } from 'node:crypto';
import type { ChannelMember, RawBroadcast } from './channel-member.ts';
import { createPresence, type Meta, type Presence, type PresenceDiff } from './presence.ts';
import type { Relay, RelayMessage } from './relay.ts';

/** A channel of an instance, as a key. */
export function channelKey(instanceId: string, topic: string): string {
  return `${instanceId}/${topic}`;
}

type Channel = { members: Map<string, ChannelMember>; presence: Presence };

/** Who is in which channel of this process, and what the other processes say of theirs. */
export type Hub = {
  /** Name of this process; the ids of its members begin with it. */
  process: string;
  join(channel: string, member: ChannelMember): void;
  leave(channel: string, memberId: string): void;
  /** To everybody in the channel, here and elsewhere; `sender` is left out unless it asked for its own. */
  broadcast(
    channel: string,
    isPrivate: boolean,
    event: string,
    payload: unknown,
    sender: ChannelMember | null,
  ): void;
  broadcastRaw(channel: string, broadcast: RawBroadcast, sender: ChannelMember): void;
  /** Only in this process: every process reads the database itself. */
  broadcastHere(channel: string, isPrivate: boolean, event: string, payload: unknown): void;
  track(channel: string, member: ChannelMember, payload: Readonly<Record<string, unknown>>): void;
  untrack(channel: string, member: ChannelMember): void;
  sendPresenceState(channel: string, member: ChannelMember): void;
  start(): void;
  stop(): void;
};

type HubOptions = { relay: Relay; process?: string; aliveMs?: number; now?: () => number };

/** Separates the process from the rest of a member's id. */
const SEPARATOR = ':';
/** Processes not heard of for so many heartbeats are gone. */
const MISSED_BEATS = 3;

export function createHub({
  relay,
  process = randomUUID(),
  aliveMs = 5000,
  now = Date.now,
}: HubOptions): Hub {
  const channels = new Map<string, Channel>();
  const heardOf = new Map<string, number>();
  let beat: NodeJS.Timeout | null = null;

  const open = (key: string): Channel => {
    const channel = channels.get(key) ?? { members: new Map(), presence: createPresence() };
    channels.set(key, channel);
    return channel;
  };
  const closeIfEmpty = (key: string) => {
    const channel = channels.get(key);
    if (channel && channel.members.size === 0 && channel.presence.isEmpty()) channels.delete(key);
  };
  const tell = (key: string, diff: PresenceDiff | null) => {
    if (!diff) return;
    for (const member of channels.get(key)?.members.values() ?? []) {
      if (member.settings.presence.isEnabled) member.send('presence_diff', diff);
    }
  };
  const deliver = (
    key: string,
    isPrivate: boolean,
    senderId: string | null,
    send: (to: ChannelMember) => void,
  ) => {
    for (const member of channels.get(key)?.members.values() ?? []) {
      // A private channel and a public one of the same name never hear each other.
      if (member.settings.isPrivate !== isPrivate) continue;
      if (member.id !== senderId || member.settings.broadcast.self) send(member);
    }
  };
  const forgetProcess = (name: string) => {
    heardOf.delete(name);
    for (const [key, { presence }] of channels) {
      tell(key, presence.untrackAll(name + SEPARATOR));
      closeIfEmpty(key);
    }
  };
  const receive = (message: RelayMessage, from: string) => {
    heardOf.set(from, now());
    switch (message.kind) {
      case 'broadcast':
        return deliver(message.channel, message.isPrivate, message.sender, (member) =>
          member.send('broadcast', { type: 'broadcast', event: message.event, payload: message.payload }),
        );
      case 'raw':
        return deliver(message.channel, message.isPrivate, message.sender, (member) =>
          member.sendRaw({ ...message, payload: Buffer.from(message.base64, 'base64') }),
        );
      case 'track':
        return tell(
          message.channel,
          open(message.channel).presence.track(message.owner, message.key, message.meta),
        );
      case 'untrack':
        tell(message.channel, channels.get(message.channel)?.presence.untrack(message.owner) ?? null);
        return closeIfEmpty(message.channel);
      case 'hello':
        return repeatOwnPresences();
      case 'bye':
        return forgetProcess(from);
      case 'alive':
    }
  };
  const repeatOwnPresences = () => {
    for (const [channel, { presence }] of channels) {
      for (const { owner, key, meta } of presence.owners()) {
        if (owner.startsWith(process + SEPARATOR))
          relay.publish({ kind: 'track', channel, owner, key, meta });
      }
    }
  };
  const untrack = (key: string, memberId: string) => {
    const diff = channels.get(key)?.presence.untrack(memberId) ?? null;
    if (!diff) return;
    tell(key, diff);
    relay.publish({ kind: 'untrack', channel: key, owner: memberId });
  };

  relay.subscribe(receive);
  return {
    process,
    join: (key, member) => void open(key).members.set(member.id, member),
    leave(key, memberId) {
      channels.get(key)?.members.delete(memberId);
      untrack(key, memberId);
      closeIfEmpty(key);
    },
    broadcast(channel, isPrivate, event, payload, sender) {
      const senderId = sender?.id ?? null;
      deliver(channel, isPrivate, senderId, (member) =>
        member.send('broadcast', { type: 'broadcast', event, payload }),
      );
      relay.publish({ kind: 'broadcast', channel, isPrivate, event, payload, sender: senderId });
    },
    broadcastRaw(channel, broadcast, sender) {
      const { isPrivate } = sender.settings;
      deliver(channel, isPrivate, sender.id, (member) => member.sendRaw(broadcast));
      const { event, metadata, payload } = broadcast;
      const base64 = payload.toString('base64');
      relay.publish({ kind: 'raw', channel, isPrivate, event, metadata, base64, sender: sender.id });
    },
    broadcastHere: (channel, isPrivate, event, payload) =>
      deliver(channel, isPrivate, null, (member) =>
        member.send('broadcast', { type: 'broadcast', event, payload }),
      ),
    track(channel, member, payload) {
      const { key } = member.settings.presence;
      const meta: Meta = { ...payload, phx_ref: randomUUID() };
      tell(channel, open(channel).presence.track(member.id, key, meta));
      relay.publish({ kind: 'track', channel, owner: member.id, key, meta });
    },
    untrack: (channel, member) => untrack(channel, member.id),
    sendPresenceState(channel, member) {
      member.send('presence_state', open(channel).presence.state());
    },
    start() {
      relay.publish({ kind: 'hello' });
      beat = setInterval(() => {
        relay.publish({ kind: 'alive' });
        const oldest = now() - aliveMs * MISSED_BEATS;
        for (const [name, at] of heardOf) if (at < oldest) forgetProcess(name);
      }, aliveMs).unref();
    },
    stop() {
      if (beat) clearInterval(beat);
      relay.publish({ kind: 'bye' });
    },
  };
}
