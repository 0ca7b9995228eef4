import type { BinaryBroadcast } from './frames/frame.ts';
import type { ChannelMember } from './hub/channel-member.ts';
import type { Hub } from './hub/hub.ts';
import { broadcastSchema, presenceSchema } from './join-settings.ts';

/** What became of something that a client said: taken, or why it was not. */
export type Outcome = 'taken' | { error: string };

/** What a member of a channel says to the others. */
export type Speaker = {
  broadcast(payload: unknown): Outcome;
  broadcastBytes(broadcast: BinaryBroadcast): Outcome;
  presence(payload: unknown): Outcome;
};

const unreadable: Outcome = { error: 'The message could not be read' };
const notStored: Outcome = {
  error: 'Broadcasts of clients are not stored: send them from the database with realtime.send()',
};

/** Whether a client asks for its broadcast to be kept. */
function isToBeKept(metadata: string): boolean {
  try {
    const read: unknown = metadata === '' ? {} : JSON.parse(metadata);
    return typeof read === 'object' && read !== null && 'persist' in read && Boolean(read.persist);
  } catch {
    return false;
  }
}

/** Lets a member speak in the channel of a key; whether it may is asked before. */
export function createSpeaker(hub: Hub, key: string, member: ChannelMember): Speaker {
  const { isPrivate } = member.settings;
  return {
    broadcast(said) {
      const parsed = broadcastSchema.safeParse(said);
      if (!parsed.success) return unreadable;
      if (parsed.data.persist) return notStored;
      const { event, payload } = parsed.data;
      hub.broadcast(key, isPrivate, { event, payload }, member);
      return 'taken';
    },
    broadcastBytes({ event, metadata, payload, isJson }) {
      if (isToBeKept(metadata)) return notStored;
      if (!isJson) {
        hub.broadcastRaw(key, isPrivate, { event, metadata: '', payload }, member);
        return 'taken';
      }
      try {
        hub.broadcast(key, isPrivate, { event, payload: JSON.parse(payload.toString('utf8')) }, member);
        return 'taken';
      } catch {
        return unreadable;
      }
    },
    presence(said) {
      const parsed = presenceSchema.safeParse(said);
      if (!parsed.success) return unreadable;
      const { event, payload } = parsed.data;
      if (event === 'track') hub.track(key, member, payload ?? {});
      else if (event === 'untrack') hub.untrack(key, member.id);
      else return { error: 'Presence is tracked or untracked' };
      return 'taken';
    },
  };
}
