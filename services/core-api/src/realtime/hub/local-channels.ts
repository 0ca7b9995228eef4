import type { ChannelMember } from './channel-member.ts';
import { createPresence, type Presence, type PresenceDiff } from './presence.ts';

/** The channels that somebody of this process is in, or of which another process says who is there. */
export type LocalChannels = {
  add(key: string, member: ChannelMember): void;
  remove(key: string, memberId: string): void;
  /** To the members of one kind of channel; the sender only when it asked for its own. */
  deliver(key: string, isPrivate: boolean, senderId: string | null, send: (to: ChannelMember) => void): void;
  /** Changes who is there and tells the members; whether anything changed. */
  changePresence(key: string, change: (presence: Presence) => PresenceDiff | null): boolean;
  /** The same for every channel. */
  changePresences(change: (presence: Presence) => PresenceDiff | null): void;
  presences(): Iterable<[key: string, presence: Presence]>;
  presenceOf(key: string): Presence;
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
    for (const member of diff ? channel.members.values() : []) {
      if (member.settings.presence.isEnabled) member.send('presence_diff', diff);
    }
    closeIfEmpty(key, channel);
    return diff !== null;
  };
  return {
    add: (key, member) => void open(key).members.set(member.id, member),
    remove(key, memberId) {
      const channel = open(key);
      channel.members.delete(memberId);
      closeIfEmpty(key, channel);
    },
    deliver(key, isPrivate, senderId, send) {
      for (const member of channels.get(key)?.members.values() ?? []) {
        // A private channel and a public one of the same name never hear each other.
        if (member.settings.isPrivate !== isPrivate) continue;
        if (member.id !== senderId || member.settings.broadcast.self) send(member);
      }
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
