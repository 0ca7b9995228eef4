import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts';
import { type ChannelPermissions, findChannelPermissions } from './access/channel-permissions.ts';
import type { ChannelPrincipal } from './access/channel-token.ts';
import { readBindings } from './changes/read-bindings.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import type { BinaryBroadcast, Frame } from './frames/frame.ts';
import type { ChannelMember, ChannelSettings } from './hub/channel-member.ts';
import { channelKey, type Hub } from './hub/hub.ts';
import { broadcastSchema, type Join, presenceSchema } from './join-settings.ts';
import type { RealtimeParts } from './realtime-parts.ts';

const TOPIC_PREFIX = 'realtime:';
const everything: ChannelPermissions = { canRead: true, canWrite: true };

/** A broadcast for the client that is no text. */
export type OutgoingBytes = Pick<BinaryBroadcast, 'event' | 'metadata' | 'isJson' | 'payload'>;

/** How a channel speaks to its client. */
export type ChannelPort = {
  topic: string;
  joinRef: string | null;
  send(frame: Frame): void;
  sendBytes(broadcast: OutgoingBytes): void;
};

/** A channel that a client is in. */
export type Channel = {
  readonly principal: ChannelPrincipal;
  /** Whether the client waits for an answer to each broadcast. */
  isAcknowledging: boolean;
  /** Answer of the join. */
  answer: { postgres_changes: unknown[] };
  /** What the client is told right after the answer. */
  greet(): void;
  /** True when it was taken; a broadcast without the right to write is not. */
  broadcast(payload: unknown): boolean;
  broadcastBytes(broadcast: BinaryBroadcast): boolean;
  presence(payload: unknown): boolean;
  /** The same person with another token. @throws ChannelRefusal */
  renew(principal: ChannelPrincipal): Promise<void>;
  leave(): void;
};

async function permissionsOf(
  { database }: RealtimeParts,
  context: RequestContext,
  name: string,
  isPrivate: boolean,
): Promise<ChannelPermissions> {
  if (!isPrivate) return everything;
  const permissions = await findChannelPermissions(database, context, name);
  if (!permissions.canRead) {
    throw new ChannelRefusal(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
    );
  }
  return permissions;
}

/** Name of a channel without the prefix of its topic. @throws ChannelRefusal */
function nameOf(topic: string): string {
  const name = topic.slice(TOPIC_PREFIX.length);
  if (topic.startsWith(TOPIC_PREFIX) && name !== '' && name.length <= 255) return name;
  throw new ChannelRefusal('Topics begin with realtime: and have a name of at most 255 characters');
}

function settingsOf({ config }: Join): ChannelSettings {
  return {
    isPrivate: config?.private ?? false,
    broadcast: { self: config?.broadcast?.self ?? false, ack: config?.broadcast?.ack ?? false },
    presence: {
      key: config?.presence?.key || randomUUID(),
      isEnabled: config?.presence?.enabled ?? true,
    },
  };
}

/** What the client stands waiting for before it counts on changes of tables. */
const subscribedTo = (channel: string) => ({
  channel,
  extension: 'postgres_changes',
  message: 'Subscribed to PostgreSQL',
  status: 'ok',
});

function memberOf(
  hub: Hub,
  settings: ChannelSettings,
  { topic, joinRef, send, sendBytes }: ChannelPort,
): ChannelMember {
  return {
    id: hub.newMemberId(),
    settings,
    send: (event, payload) => send({ joinRef, ref: null, topic, event, payload }),
    sendRaw: (broadcast) => sendBytes({ ...broadcast, isJson: false }),
  };
}

/** What a member may say, once it may write. */
function speakerOf(hub: Hub, key: string, member: ChannelMember) {
  const { isPrivate } = member.settings;
  return {
    broadcast(payload: unknown): boolean {
      const parsed = broadcastSchema.safeParse(payload);
      if (parsed.success) hub.broadcast(key, isPrivate, parsed.data.event, parsed.data.payload, member);
      return parsed.success;
    },
    broadcastBytes({ event, metadata, payload, isJson }: BinaryBroadcast): boolean {
      if (!isJson) {
        hub.broadcastRaw(key, isPrivate, { event, metadata, payload }, member);
        return true;
      }
      try {
        hub.broadcast(key, isPrivate, event, JSON.parse(payload.toString('utf8')), member);
        return true;
      } catch {
        return false;
      }
    },
    presence(payload: unknown): boolean {
      const parsed = presenceSchema.safeParse(payload);
      if (!parsed.success) return false;
      if (parsed.data.event === 'track') hub.track(key, member, parsed.data.payload ?? {});
      else if (parsed.data.event === 'untrack') hub.untrack(key, member.id);
      return true;
    },
  };
}

/** Lets a client into a channel. @throws ChannelRefusal */
export async function openChannel(
  parts: RealtimeParts,
  port: ChannelPort,
  join: Join,
  first: ChannelPrincipal,
): Promise<Channel> {
  const { hub, notifier, database, nextBindingId } = parts;
  const name = nameOf(port.topic);
  const settings = settingsOf(join);
  let principal = first;
  let permissions = await permissionsOf(parts, first.context, name, settings.isPrivate);
  const { answer, bindings } = await readBindings(
    database,
    join.config?.postgres_changes ?? [],
    nextBindingId,
  );

  const member = memberOf(hub, settings, port);
  const key = channelKey(first.context.instance_id, name);
  const speaker = speakerOf(hub, key, member);
  const subscribe = async ({ context }: ChannelPrincipal) => {
    if (bindings.length === 0) return;
    const tell = (payload: unknown) => member.send('postgres_changes', payload);
    await notifier.subscribe(member.id, { context, bindings, send: tell });
  };
  await notifier.ready();
  hub.join(key, member);
  await subscribe(first);

  return {
    get principal() {
      return principal;
    },
    isAcknowledging: settings.broadcast.ack,
    answer: { postgres_changes: answer },
    greet() {
      if (settings.presence.isEnabled) hub.sendPresenceState(key, member);
      if (answer.length > 0) member.send('system', subscribedTo(name));
    },
    broadcast: (payload) => permissions.canWrite && speaker.broadcast(payload),
    broadcastBytes: (broadcast) => permissions.canWrite && speaker.broadcastBytes(broadcast),
    presence: (payload) => permissions.canWrite && speaker.presence(payload),
    async renew(renewed) {
      permissions = await permissionsOf(parts, renewed.context, name, settings.isPrivate);
      principal = renewed;
      await subscribe(renewed);
    },
    leave() {
      hub.leave(key, member.id);
      notifier.unsubscribe(member.id);
    },
  };
}
