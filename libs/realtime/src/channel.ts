import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { type ChannelPermissions, everything, findChannelPermissions } from './access/channel-permissions.ts';
import type { ChannelPrincipal } from './access/channel-token.ts';
import { type EarlierMessage, findEarlierMessages, MOST_EARLIER } from './access/earlier-messages.ts';
import { type ReadBindings, readBindings } from './changes/read-bindings.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import type { BinaryBroadcast } from './frames/frame.ts';
import { type SharedEvent, shareEvent } from './frames/shared-event.ts';
import type { ChannelMember, ChannelSettings } from './hub/channel-member.ts';
import { channelKey } from './hub/hub.ts';
import type { Join } from './join-settings.ts';
import type { RealtimeParts } from './realtime-parts.ts';
import { createSpeaker, type Outcome, type Speaker } from './speaker.ts';

const TOPIC_PREFIX = 'realtime:';

/** A broadcast for the client that is no text. */
export type OutgoingBytes = Pick<BinaryBroadcast, 'event' | 'metadata' | 'isJson' | 'payload'>;

/** How a channel speaks to its client. */
export type ChannelPort = {
  topic: string;
  send(event: SharedEvent): void;
  sendBytes(broadcast: OutgoingBytes): void;
};

/** A channel that a client is in; who may not write is told so. */
export type Channel = Speaker & {
  readonly principal: ChannelPrincipal;
  /** Whether the client waits for an answer to each broadcast. */
  isAcknowledging: boolean;
  /** Answer of the join. */
  answer: { postgres_changes: unknown[] };
  /** What the client is told right after the answer. */
  greet(): void;
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
  if (!permissions.broadcast.canRead && !permissions.presence.canRead) {
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

/** What a client is told about its channel by the service itself. */
const systemEvent = (channel: string, extension: string, status: 'ok' | 'error', message: string) =>
  shareEvent('system', JSON.stringify({ channel, extension, message, status }));

/** What the client stands waiting for before it counts on changes of tables. */
function subscriptionEvent(channel: string, { unpublished }: ReadBindings): SharedEvent {
  return unpublished === null
    ? systemEvent(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    : systemEvent(channel, 'postgres_changes', 'error', notPublished(unpublished));
}

const notPublished = (what: string) =>
  `Unable to subscribe to changes: nothing of [${what}] is in the publication supabase_realtime`;

async function bindingsOf(parts: RealtimeParts, { config }: Join, role: string): Promise<ReadBindings> {
  const wanted = config?.postgres_changes ?? [];
  const read = await readBindings(parts.database, wanted, { nextId: parts.nextBindingId, role });
  if (config?.postgres_changes_options?.wait && read.unpublished !== null) {
    throw new ChannelRefusal(`RealtimeDisabledForConfiguration: ${notPublished(read.unpublished)}`);
  }
  return read;
}

/** What is to be told again of a private channel. @throws ChannelRefusal */
async function earlierOf(
  { database }: RealtimeParts,
  context: RequestContext,
  topic: string,
  { config }: Join,
): Promise<EarlierMessage[]> {
  const replay = config?.broadcast?.replay;
  if (!replay) return [];
  if (!config.private) {
    throw new ChannelRefusal('UnableToReplayMessages: Replay is not allowed for public channels');
  }
  const { since, limit } = replay;
  return findEarlierMessages(database, context, { topic, since, limit: limit ?? MOST_EARLIER });
}

const replayed = ({ id, event, payload }: EarlierMessage) =>
  shareEvent(
    'broadcast',
    JSON.stringify({ type: 'broadcast', event, payload, meta: { replayed: true, id } }),
  );

/** What a client joins with, looked up. */
type Prepared = {
  name: string;
  settings: ChannelSettings;
  permissions: ChannelPermissions;
  read: ReadBindings;
  earlier: EarlierMessage[];
};

async function prepare(
  parts: RealtimeParts,
  topic: string,
  join: Join,
  context: RequestContext,
): Promise<Prepared> {
  const name = nameOf(topic);
  const settings = settingsOf(join);
  const permissions = await permissionsOf(parts, context, name, settings.isPrivate);
  const read = await bindingsOf(parts, join, context.db_role);
  await parts.notifier.ready();
  return { name, settings, permissions, read, earlier: await earlierOf(parts, context, name, join) };
}

const forbidden: Outcome = { error: 'You do not have permissions to write to this Channel topic' };

/** Lets a speaker speak as far as the channel's policies do. */
function guardSpeaker(speaker: Speaker, permissions: () => ChannelPermissions): Speaker {
  return {
    broadcast: (said) => (permissions().broadcast.canWrite ? speaker.broadcast(said) : forbidden),
    broadcastBytes: (said) => (permissions().broadcast.canWrite ? speaker.broadcastBytes(said) : forbidden),
    presence: (said) => (permissions().presence.canWrite ? speaker.presence(said) : forbidden),
  };
}

/** Lets a client into a channel. @throws ChannelRefusal */
export async function openChannel(
  parts: RealtimeParts,
  port: ChannelPort,
  join: Join,
  first: ChannelPrincipal,
): Promise<Channel> {
  const { hub, notifier } = parts;
  let principal = first;
  const prepared = await prepare(parts, port.topic, join, first.context);
  const { name, settings, read, earlier } = prepared;
  let { permissions } = prepared;

  const member: ChannelMember = {
    id: hub.newMemberId(),
    settings,
    hasHeard: new Set(earlier.map(({ id }) => id)),
    mayHear: (what) => permissions[what].canRead,
    send: port.send,
    sendRaw: (broadcast) => port.sendBytes({ ...broadcast, isJson: false }),
  };
  const key = channelKey(first.context.instance_id, name);
  const subscribe = async ({ context }: ChannelPrincipal) => {
    if (read.bindings.length === 0) return;
    const tell = (payload: string) => port.send(shareEvent('postgres_changes', payload));
    await notifier.subscribe(member.id, { context, bindings: read.bindings, send: tell });
  };
  const leave = () => {
    hub.leave(key, member.id);
    notifier.unsubscribe(member.id);
  };
  hub.join(key, member);
  try {
    await subscribe(first);
  } catch (error) {
    // Whoever is refused is in no channel.
    leave();
    throw error;
  }

  return {
    ...guardSpeaker(createSpeaker(hub, key, member), () => permissions),
    get principal() {
      return principal;
    },
    isAcknowledging: settings.broadcast.ack,
    answer: { postgres_changes: read.answer },
    greet() {
      if (settings.presence.isEnabled && permissions.presence.canRead) hub.sendPresenceState(key, member);
      if (read.answer.length > 0) port.send(subscriptionEvent(name, read));
      if (join.config?.broadcast?.replication_ready) {
        port.send(systemEvent(name, 'system', 'ok', 'Replication connection established'));
      }
      for (const message of earlier) port.send(replayed(message));
    },
    async renew(renewed) {
      permissions = await permissionsOf(parts, renewed.context, name, settings.isPrivate);
      principal = renewed;
      await subscribe(renewed);
    },
    leave,
  };
}
