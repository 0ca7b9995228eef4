import { shareEvent } from '../frames/shared-event.ts';
import type { ChannelMember, RawBroadcast } from './channel-member.ts';
import { createPresence, type Presence, type PresenceDiff } from './presence.ts';

/** The channels that somebody of this process is in, or of which another process says who is there. */
export type LocalChannels = {
  add(key: string, member: ChannelMember): void;
  remove(key: string, memberId: string): void;
  /** To the members of one kind of channel; the sender only when it asked for its own. */
  broadcast(key: string, isPrivate: boolean, senderId: string | null, broadcast: Broadcast): void;
  broadcastRaw(key: string, isPrivate: boolean, senderId: string | null, broadcast: RawBroadcast): void;
  /** Changes who is there and tells the members; whether anything changed. */
  changePresence(key: string, change: (presence: Presence) => PresenceDiff | null): boolean;
  /** The same for every channel. */
  changePresences(change: (presence: Presence) => PresenceDiff | null): void;
  presences(): Iterable<[key: string, presence: Presence]>;
  presenceOf(key: string): Presence;
};

/** What somebody, or the database, says in a channel. */
export type Broadcast = {
  event: string;
  payload: unknown;
  meta?: Readonly<Record<string, unknown>> | undefined;
};

type Channel = { members: Map<string, ChannelMember>; presence: Presence };

export function createLocalChannels(): LocalChannels {
  const channels = new Map<string, Channel>();
  const open = (key: string): Channel => {
    const channel = channels.get(key) ?? { members: new Map(), presence: createPresence() };
    channels.set(key, channel);
    return channel;
  };
  const closeIfEmpty = (key: string, { members, presence }: Channel) => {
    if (members.size === 0 && presence.isEmpty()) channels.delete(key);
  };
  const change = (
    key: string,
    channel: Channel,
    run: (presence: Presence) => PresenceDiff | null,
  ): boolean => {
    const diff = run(channel.presence);
    const event = diff && shareEvent('presence_diff', JSON.stringify(diff));
    for (const member of event ? channel.members.values() : []) {
      if (event && member.settings.presence.isEnabled && member.mayHear('presence')) member.send(event);
    }
    closeIfEmpty(key, channel);
    return diff !== null;
  };
  const audience = function* (key: string, isPrivate: boolean, senderId: string | null) {
    for (const member of channels.get(key)?.members.values() ?? []) {
      // A private channel and a public one of the same name never hear each other.
      if (member.settings.isPrivate !== isPrivate || !member.mayHear('broadcast')) continue;
      if (member.id !== senderId || member.settings.broadcast.self) yield member;
    }
  };
  return {
    add: (key, member) => void open(key).members.set(member.id, member),
    remove(key, memberId) {
      const channel = open(key);
      channel.members.delete(memberId);
      closeIfEmpty(key, channel);
    },
    broadcast(key, isPrivate, senderId, { event, payload, meta }) {
      const said = JSON.stringify({ type: 'broadcast', event, payload, meta });
      const shared = shareEvent('broadcast', said);
      for (const member of audience(key, isPrivate, senderId)) {
        if (!member.hasHeard.has(String(meta?.['id']))) member.send(shared);
      }
    },
    broadcastRaw(key, isPrivate, senderId, broadcast) {
      for (const member of audience(key, isPrivate, senderId)) member.sendRaw(broadcast);
    },
    changePresence: (key, run) => change(key, open(key), run),
    changePresences(run) {
      for (const [key, channel] of channels) change(key, channel, run);
    },
    *presences() {
      for (const [key, { presence }] of channels) yield [key, presence];
    },
    presenceOf: (key) => open(key).presence,
  };
}
