import type { RequestContext } from '@reflectory/contracts';
import type { ChannelPrincipal } from './access/channel-token.ts';
import { ChannelTokenError } from './access/channel-token-error.ts';
import { type Channel, openChannel } from './channel.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { Frame } from './frames/frame.ts';
import { joinSchema, tokenSchema } from './join-settings.ts';
import type { RealtimeParts } from './realtime-parts.ts';

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

const isRefusal = (error: unknown): error is ChannelRefusal | ChannelTokenError =>
  error instanceof ChannelRefusal || error instanceof ChannelTokenError;

type Options = { parts: RealtimeParts; writer: FrameWriter; context: RequestContext; isOpen: () => boolean };

export function createClientChannels({ parts, writer, context, isOpen }: Options): ClientChannels {
  const channels = new Map<string, Channel>();

  const forget = (topic: string): boolean => {
    channels.get(topic)?.leave();
    return channels.delete(topic);
  };
  const close = (topic: string, joinRef: string | null) => {
    if (forget(topic)) writer.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  };
  const end = (topic: string, message: string) => {
    const payload = {
      channel: topic.slice('realtime:'.length),
      extension: 'system',
      message,
      status: 'error',
    };
    writer.send({ joinRef: null, ref: null, topic, event: 'system', payload });
    close(topic, null);
  };
  const principalOf = async (token: string | null | undefined): Promise<ChannelPrincipal> => {
    // Without a token of its own a channel stands on what the connection was opened with.
    if (!token || token.startsWith('sb_')) return { context, expiresAt: Number.POSITIVE_INFINITY };
    return parts.tokens.read(token, context);
  };
  const renewOrEnd = async (topic: string, channel: Channel, find: () => Promise<ChannelPrincipal>) => {
    try {
      await channel.renew(await find());
    } catch (error) {
      if (!isRefusal(error)) throw error;
      end(topic, error.message);
    }
  };

  async function join(frame: Frame): Promise<void> {
    const { topic, joinRef, payload } = frame;
    const refuse = (reason: string) => writer.reply(frame, 'error', { reason });
    const parsed = joinSchema.safeParse(payload);
    if (!parsed.success) return refuse('The join could not be read');
    // A client that joins again has forgotten the first time.
    forget(topic);
    if (channels.size >= MAX_CHANNELS) return refuse('Too many channels');
    try {
      const principal = await principalOf(parsed.data.access_token);
      const port = {
        ...{ topic, joinRef, send: writer.send },
        sendBytes: writer.sendBytes.bind(null, topic),
      };
      const channel = await openChannel(parts, port, parsed.data, principal);
      if (!isOpen()) return channel.leave();
      channels.set(topic, channel);
      writer.reply(frame, 'ok', channel.answer);
      channel.greet();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refuse(error.message);
    }
  }

  return {
    find: (topic) => channels.get(topic),
    join,
    async renew({ topic, payload }) {
      const token = tokenSchema.safeParse(payload).data?.access_token;
      const channel = channels.get(topic);
      if (channel) await renewOrEnd(topic, channel, () => principalOf(token));
    },
    async askAgain(isMeant) {
      for (const [topic, channel] of channels) {
        const { principal } = channel;
        if (!isMeant(principal.context)) continue;
        await renewOrEnd(topic, channel, async () => ({
          ...principal,
          context: await parts.tokens.standing(principal.context),
        }));
      }
    },
    close,
    closeExpired() {
      for (const [topic, { principal }] of channels) {
        if (principal.expiresAt <= Date.now()) end(topic, 'Access token has expired');
      }
    },
    leaveAll() {
      for (const topic of channels.keys()) forget(topic);
    },
  };
}
