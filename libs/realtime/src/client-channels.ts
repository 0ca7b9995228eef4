import type { RequestContext } from '@reflectory/contracts/control-plane';
import { BusyError } from '@reflectory/server-kit';
import type { ChannelPrincipal } from './access/channel-token.ts';
import { ChannelTokenError } from './access/channel-token-error.ts';
import { type Channel, openChannel, type OutgoingBytes } from './channel.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { Frame } from './frames/frame.ts';
import type { SharedEvent } from './frames/shared-event.ts';
import { joinSchema, tokenSchema } from './join-settings.ts';
import { createOpenChannels, type OpenChannels } from './open-channels.ts';
import type { RealtimeParts } from './realtime-parts.ts';
import type { SocketPlace } from './socket-limits.ts';

/** The channels that one client is in. */
export type ClientChannels = {
  find(topic: string): Channel | undefined;
  join(frame: Frame): Promise<void>;
  /** Takes another token for a channel, or closes it. */
  renew(frame: Frame): Promise<void>;
  /** Asks again whether those who are meant may be here, and closes their channels if not. */
  askAgain(isMeant: (context: RequestContext) => boolean): Promise<void>;
  close(topic: string, joinRef: string | null): void;
  closeExpired(): void;
  leaveAll(): void;
};

const MAX_CHANNELS = 100;

/** Whether a client names a token: keys of the new kind are none, and name nobody. */
const isToken = (token: string | null | undefined): token is string =>
  Boolean(token) && !token?.startsWith('sb_');

const isRefusal = (error: unknown): error is ChannelRefusal | ChannelTokenError =>
  error instanceof ChannelRefusal || error instanceof ChannelTokenError;

/** Without a token of its own a channel stands on what the connection was opened with. */
const ofConnection = (context: RequestContext): ChannelPrincipal => ({
  context,
  expiresAt: Number(context.claims['exp'] ?? Number.POSITIVE_INFINITY) * 1000,
});

/** What a client is told of a join that failed. The socket stays: its other channels have no part in it. */
function reasonOf(error: unknown, onError: Options['onError']): string {
  if (isRefusal(error)) return error.message;
  onError(error);
  return error instanceof BusyError ? error.message : 'The service could not answer, try again';
}

/** Whether whoever speaks may have one more socket. */
const isPlaced = (place: SocketPlace, { context: { user_id: userId } }: ChannelPrincipal) =>
  userId === null || place.claim(userId);

type Options = {
  parts: RealtimeParts;
  writer: FrameWriter;
  context: RequestContext;
  place: SocketPlace;
  isOpen: () => boolean;
  onError: (error: unknown) => void;
};

export function createClientChannels(options: Options): ClientChannels {
  const { parts, writer, context, place, isOpen, onError } = options;
  const channels = createOpenChannels(writer);

  const principalOf = async (token: string | null | undefined): Promise<ChannelPrincipal> =>
    isToken(token) ? parts.tokens.read(token, context) : ofConnection(context);
  const renewOrEnd = async (topic: string, channel: Channel, find: () => Promise<ChannelPrincipal>) => {
    try {
      await channel.renew(await find());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      channels.end(topic, error.message);
    }
  };

  async function join(frame: Frame): Promise<void> {
    const { topic, payload } = frame;
    const refuse = (reason: string) => writer.reply(frame, 'error', { reason });
    const parsed = joinSchema.safeParse(payload);
    if (!parsed.success) return refuse('The join could not be read');
    // A client that joins again has forgotten the first time.
    channels.forget(topic);
    if (channels.all.size >= MAX_CHANNELS) return refuse('Too many channels');
    try {
      const principal = await principalOf(parsed.data.access_token);
      if (!isPlaced(place, principal)) return refuse('Too many sockets are open');
      const port = {
        topic,
        send: (event: SharedEvent) => writer.sendShared(topic, event),
        sendBytes: (bytes: OutgoingBytes) => writer.sendBytes(topic, bytes),
      };
      const channel = await openChannel(parts, port, parsed.data, principal);
      if (!isOpen()) return channel.leave();
      channels.add(topic, channel);
      writer.reply(frame, 'ok', channel.answer);
      channel.greet();
    } catch (error) {
      refuse(reasonOf(error, onError));
    }
  }

  return {
    find: (topic) => channels.all.get(topic),
    join,
    async renew({ topic, payload }) {
      const token = tokenSchema.safeParse(payload).data?.access_token;
      const channel = channels.all.get(topic);
      if (channel && isToken(token)) await renewOrEnd(topic, channel, () => principalOf(token));
    },
    askAgain: (isMeant) => askAgain(parts, channels, isMeant, renewOrEnd),
    close: channels.close,
    closeExpired() {
      for (const [topic, { principal }] of channels.all) {
        if (principal.expiresAt <= Date.now()) channels.end(topic, 'Access token has expired');
      }
    },
    leaveAll() {
      for (const topic of channels.all.keys()) channels.forget(topic);
    },
  };
}

async function askAgain(
  { tokens }: RealtimeParts,
  channels: OpenChannels,
  isMeant: (context: RequestContext) => boolean,
  renew: (topic: string, channel: Channel, find: () => Promise<ChannelPrincipal>) => Promise<void>,
): Promise<void> {
  for (const [topic, channel] of channels.all) {
    const { principal } = channel;
    if (!isMeant(principal.context)) continue;
    await renew(topic, channel, async () => ({
      ...principal,
      context: await tokens.standing(principal.context),
    }));
  }
}
