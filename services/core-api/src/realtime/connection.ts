import type { RequestContext } from '@reflectory/contracts';
import type { RawData, WebSocket } from 'ws';
import { type ChannelPrincipal, ChannelTokenError } from './access/channel-token.ts';
import { type Channel, openChannel, type OutgoingBytes } from './channel.ts';
import { ChannelRefusal } from './channel-refusal.ts';
import { readBinaryBroadcast, writeBinaryBroadcast } from './frames/binary-frame.ts';
import type { Frame, Version } from './frames/frame.ts';
import { readTextFrame, writeTextFrame } from './frames/text-frame.ts';
import { joinSchema, tokenSchema } from './join-settings.ts';
import type { RealtimeParts } from './realtime-parts.ts';

/** One client. */
export type Connection = {
  /** Closes channels whose token has ended. */
  checkTokens(): void;
  /** Asks again whether those who are meant may be here, and closes their channels if not. */
  askAgain(isMeant: (context: RequestContext) => boolean): Promise<void>;
  close(code: number, reason: string): void;
};

export type ConnectionOptions = {
  context: RequestContext;
  version: Version;
  onEnd(): void;
  onError(error: unknown): void;
};

/** Channels of one client, and frames of one client in a second. */
const MAX_CHANNELS = 100;
const MAX_FRAMES = 200;
/** Bytes waiting for a client that does not read; beyond them it is let go. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** WebSocket close codes: too big a mess, try again later. */
const POLICY = 1008;

const isRefusal = (error: unknown): error is ChannelRefusal | ChannelTokenError =>
  error instanceof ChannelRefusal || error instanceof ChannelTokenError;

export function openConnection(
  parts: RealtimeParts,
  socket: WebSocket,
  { context, version, onEnd, onError }: ConnectionOptions,
): Connection {
  const channels = new Map<string, Channel>();
  let frames = 0;
  let second = 0;

  const push = (data: string | Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) return socket.close(POLICY, 'Too slow');
    socket.send(data);
  };
  const send = (frame: Frame) => push(writeTextFrame(frame, version));
  const reply = (
    { joinRef, ref, topic }: Pick<Frame, 'joinRef' | 'ref' | 'topic'>,
    status: 'ok' | 'error',
    response: unknown,
  ) => send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  const closeChannel = (topic: string, joinRef: string | null = null) => {
    channels.get(topic)?.leave();
    if (channels.delete(topic)) send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  };
  const endChannel = (topic: string, message: string) => {
    const payload = { channel: topic.slice(9), extension: 'system', message, status: 'error' };
    send({ joinRef: null, ref: null, topic, event: 'system', payload });
    closeChannel(topic);
  };

  async function principalOf(token: string | null | undefined): Promise<ChannelPrincipal> {
    if (token === null || token === undefined || token === '' || token.startsWith('sb_')) {
      return { context, expiresAt: Number.POSITIVE_INFINITY };
    }
    return parts.tokens.read(token, context);
  }

  async function join(frame: Frame): Promise<void> {
    const parsed = joinSchema.safeParse(frame.payload);
    if (!parsed.success) return reply(frame, 'error', { reason: 'The join could not be read' });
    if (channels.size >= MAX_CHANNELS) return reply(frame, 'error', { reason: 'Too many channels' });
    // A client that joins again has forgotten the first time.
    channels.get(frame.topic)?.leave();
    channels.delete(frame.topic);
    try {
      const principal = await principalOf(parsed.data.access_token);
      const { topic, joinRef } = frame;
      const port = {
        topic,
        joinRef,
        send,
        sendBytes: (broadcast: OutgoingBytes) => push(writeBinaryBroadcast({ ...broadcast, topic })),
      };
      const channel = await openChannel(parts, port, parsed.data, principal);
      if (socket.readyState !== socket.OPEN) return channel.leave();
      channels.set(topic, channel);
      reply(frame, 'ok', channel.answer);
      channel.greet();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      reply(frame, 'error', { reason: error.message });
    }
  }

  async function renew(frame: Frame): Promise<void> {
    const token = tokenSchema.safeParse(frame.payload).data?.access_token;
    const channel = channels.get(frame.topic);
    if (!channel) return;
    try {
      await channel.renew(await principalOf(token));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      endChannel(frame.topic, error.message);
    }
  }

  function inChannel(frame: Frame): void {
    const channel = channels.get(frame.topic);
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'broadcast':
        return acknowledge(frame, channel, channel.broadcast(frame.payload));
      case 'presence':
        return reply(frame, channel.presence(frame.payload) ? 'ok' : 'error', {});
      case 'phx_leave':
        reply(frame, 'ok', {});
        return closeChannel(frame.topic, frame.joinRef);
      default:
        return reply(frame, 'error', { reason: 'unknown event' });
    }
  }
  const acknowledge = (
    frame: Pick<Frame, 'joinRef' | 'ref' | 'topic'>,
    channel: Channel,
    isTaken: boolean,
  ) => {
    if (channel.isAcknowledging || !isTaken) reply(frame, isTaken ? 'ok' : 'error', {});
  };

  async function receive(data: RawData, isBinary: boolean): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    frames = now === second ? frames + 1 : 1;
    second = now;
    if (frames > MAX_FRAMES) return socket.close(POLICY, 'Too many messages');
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    if (isBinary) {
      const broadcast = readBinaryBroadcast(bytes);
      const channel = broadcast && channels.get(broadcast.topic);
      if (channel) acknowledge(broadcast, channel, channel.broadcastBytes(broadcast));
      return;
    }
    const frame = readTextFrame(bytes.toString('utf8'), version);
    if (!frame) return socket.close(POLICY, 'A frame could not be read');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return join(frame);
    if (frame.event === 'access_token') return renew(frame);
    return inChannel(frame);
  }

  // One after the other, so that what follows a join finds the channel.
  let queue = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    queue = queue
      .then(() => receive(data, isBinary))
      .catch((error: unknown) => {
        onError(error);
        socket.close(1011, 'The server could not answer');
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const channel of channels.values()) channel.leave();
    channels.clear();
    onEnd();
  });

  return {
    checkTokens() {
      for (const [topic, { principal }] of channels) {
        if (principal.expiresAt <= Date.now()) endChannel(topic, 'Access token has expired');
      }
    },
    async askAgain(isMeant) {
      for (const [topic, channel] of channels) {
        const { principal } = channel;
        if (!isMeant(principal.context)) continue;
        try {
          const context = await parts.tokens.standing(principal.context);
          await channel.renew({ ...principal, context });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          endChannel(topic, error.message);
        }
      }
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
