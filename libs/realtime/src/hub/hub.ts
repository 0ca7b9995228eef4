import { randomUUID } from 'node:crypto';
import { shareEvent } from '../frames/shared-event.ts';
import type { ChannelMember, RawBroadcast } from './channel-member.ts';
import { type Broadcast, createLocalChannels } from './local-channels.ts';
import { followOtherProcesses, SEPARATOR } from './other-processes.ts';
import type { Relay } from '../relay/relay.ts';

/** A channel of an instance, as a key. */
export function channelKey(instanceId: string, topic: string): string {
  return `${instanceId}/${topic}`;
}

/** Who is in which channel, here and in the other processes. */
export type Hub = {
  /** Name of this process. */
  process: string;
  /** A new id of a member, unique over all processes. */
  newMemberId(): string;
  join(channel: string, member: ChannelMember): void;
  leave(channel: string, memberId: string): void;
  /** To everybody in the channel, here and elsewhere; the sender only when it asked for its own. */
  broadcast(channel: string, isPrivate: boolean, broadcast: Broadcast, sender: ChannelMember | null): void;
  broadcastRaw(
    channel: string,
    isPrivate: boolean,
    broadcast: RawBroadcast,
    sender: ChannelMember | null,
  ): void;
  /** Only in this process: every process reads the database itself. */
  broadcastHere(channel: string, isPrivate: boolean, broadcast: Broadcast): void;
  track(channel: string, member: ChannelMember, payload: Readonly<Record<string, unknown>>): void;
  untrack(channel: string, memberId: string): void;
  sendPresenceState(channel: string, member: ChannelMember): void;
  /** Tells the other processes that something was committed. */
  sayNews(): void;
  start(): void;
  /** Says good-bye to the others. */
  stop(): Promise<void>;
};

type HubOptions = {
  relay: Relay;
  /** Another process says that something was committed. */
  onNews?: () => void;
  process?: string;
  aliveMs?: number;
  now?: () => number;
};

export function createHub({
  relay,
  onNews = () => undefined,
  process = randomUUID(),
  aliveMs = 5000,
  now = Date.now,
}: HubOptions): Hub {
  const channels = createLocalChannels();
  const others = followOtherProcesses({ relay, process, channels, onNews, aliveMs, now });

  const untrack = (channel: string, memberId: string) => {
    const isChanged = channels.changePresence(channel, (presence) => presence.untrack(memberId));
    if (isChanged) relay.publish({ kind: 'untrack', channel, owner: memberId });
  };

  return {
    process,
    newMemberId: () => process + SEPARATOR + randomUUID(),
    join: channels.add,
    leave(channel, memberId) {
      channels.remove(channel, memberId);
      untrack(channel, memberId);
    },
    broadcast(channel, isPrivate, broadcast, sender) {
      const senderId = sender?.id ?? null;
      channels.broadcast(channel, isPrivate, senderId, broadcast);
      relay.publish({ ...broadcast, kind: 'broadcast', channel, isPrivate, sender: senderId });
    },
    broadcastRaw(channel, isPrivate, broadcast, sender) {
      const senderId = sender?.id ?? null;
      channels.broadcastRaw(channel, isPrivate, senderId, broadcast);
      const { event, metadata, payload } = broadcast;
      const base64 = payload.toString('base64');
      relay.publish({ kind: 'raw', channel, isPrivate, event, metadata, base64, sender: senderId });
    },
    broadcastHere: (channel, isPrivate, broadcast) => channels.broadcast(channel, isPrivate, null, broadcast),
    track(channel, { id: owner, settings }, payload) {
      const { key } = settings.presence;
      const meta = { ...payload, phx_ref: randomUUID() };
      channels.changePresence(channel, (presence) => presence.track(owner, key, meta));
      relay.publish({ kind: 'track', channel, owner, key, meta });
    },
    untrack,
    sendPresenceState(channel, member) {
      const state = JSON.stringify(channels.presenceOf(channel).state());
      member.send(shareEvent('presence_state', state));
    },
    sayNews: () => relay.publish({ kind: 'news' }),
    start: others.start,
    stop: others.stop,
  };
}
