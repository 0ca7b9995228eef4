import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts';
import { type ChannelPermissions, findChannelPermissions } from './access/channel-permissions.ts';
import type { ChannelPrincipal } from './access/channel-token.ts';
import { readBindings } from './changes/read-bindings.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import type { BinaryBroadcast, Frame } from './frames/frame.ts';
import type { ChannelMember } from './hub/channel-member.ts';
import { channelKey } from './hub/hub.ts';
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

/** Lets a client into a channel. @throws ChannelRefusal, ChannelTokenError */
export async function openChannel(
  parts: RealtimeParts,
  port: ChannelPort,
  join: Join,
  first: ChannelPrincipal,
): Promise<Channel> {
  const { hub, notifier, database } = parts;
  const { topic } = port;
  const name = topic.slice(TOPIC_PREFIX.length);
  if (!topic.startsWith(TOPIC_PREFIX) || name === '' || name.length > 255) {
    throw new ChannelRefusal('Topics begin with realtime: and have a name of at most 255 characters');
  }
  const isPrivate = join.config?.private ?? false;
  let principal = first;
  let permissions = await permissionsOf(parts, first.context, name, isPrivate);
  const wanted = join.config?.postgres_changes ?? [];
  const { answer, bindings } = await readBindings(database, wanted, parts.nextBindingId);

  const key = channelKey(first.context.instance_id, name);
  const event = (kind: string, payload: unknown) =>
    port.send({ joinRef: port.joinRef, ref: null, topic, event: kind, payload });
  const member: ChannelMember = {
    id: `${hub.process}:${randomUUID()}`,
    settings: {
      isPrivate,
      broadcast: { self: join.config?.broadcast?.self ?? false, ack: join.config?.broadcast?.ack ?? false },
      presence: {
        key: join.config?.presence?.key || randomUUID(),
        isEnabled: join.config?.presence?.enabled ?? true,
      },
    },
    send: event,
    sendRaw: (broadcast) => port.sendBytes({ ...broadcast, isJson: false }),
  };
  const subscribe = (context: RequestContext) =>
    notifier.subscribe(member.id, {
      context,
      bindings,
      send: (payload) => event('postgres_changes', payload),
    });

  await notifier.ready();
  hub.join(key, member);
  if (bindings.length > 0) await subscribe(first.context);

  return {
    get principal() {
      return principal;
    },
    isAcknowledging: member.settings.broadcast.ack,
    answer: { postgres_changes: answer },
    greet() {
      if (member.settings.presence.isEnabled) hub.sendPresenceState(key, member);
      if (wanted.length === 0) return;
      event('system', {
        channel: name,
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        status: 'ok',
      });
    },
    broadcast(payload) {
      const parsed = broadcastSchema.safeParse(payload);
      if (!parsed.success || !permissions.canWrite) return false;
      hub.broadcast(key, isPrivate, parsed.data.event, parsed.data.payload, member);
      return true;
    },
    broadcastBytes({ event: named, metadata, payload, isJson }) {
      if (!permissions.canWrite) return false;
      if (!isJson) {
        hub.broadcastRaw(key, { event: named, metadata, payload }, member);
        return true;
      }
      try {
        hub.broadcast(key, isPrivate, named, JSON.parse(payload.toString('utf8')), member);
        return true;
      } catch {
        return false;
      }
    },
    presence(payload) {
      const parsed = presenceSchema.safeParse(payload);
      if (!parsed.success || !permissions.canWrite) return false;
      if (parsed.data.event === 'track') hub.track(key, member, parsed.data.payload ?? {});
      else if (parsed.data.event === 'untrack') hub.untrack(key, member);
      return true;
    },
    async renew(renewed) {
      permissions = await permissionsOf(parts, renewed.context, name, isPrivate);
      principal = renewed;
      if (bindings.length > 0) await subscribe(principal.context);
    },
    leave() {
      hub.leave(key, member.id);
      notifier.unsubscribe(member.id);
    },
  };
}
