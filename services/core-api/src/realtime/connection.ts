import type { RequestContext } from '@reflectory/contracts';
import type { RawData } from 'ws';
import type { Channel } from './channel.ts';
import { createClientChannels } from './client-channels.ts';
import { type Asked, createFrameWriter, POLICY } from './frame-writer.ts';
import { readBinaryBroadcast } from './frames/binary-frame.ts';
import type { Frame } from './frames/frame.ts';
import { readTextFrame } from './frames/text-frame.ts';
import type { RealtimeParts } from './realtime-parts.ts';
import type { Arrival } from './upgrade.ts';

/** One client. */
export type Connection = {
  /** Closes channels whose token has ended. */
  checkTokens(): void;
  /** Asks again whether those who are meant may be here, and closes their channels if not. */
  askAgain(isMeant: (context: RequestContext) => boolean): Promise<void>;
  close(code: number, reason: string): void;
};

export type ConnectionOptions = Arrival & { onEnd(): void; onError(error: unknown): void };

/** Frames of one client in a second. */
const MAX_FRAMES = 200;

/** Counts what comes; false once it is too much for this second. */
function createFlowLimit(most: number): () => boolean {
  let count = 0;
  let second = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= most;
  };
}

export function openConnection(parts: RealtimeParts, options: ConnectionOptions): Connection {
  const { socket, context, version, onEnd, onError } = options;
  const writer = createFrameWriter(socket, version);
  const isOpen = () => socket.readyState === socket.OPEN;
  const channels = createClientChannels({ parts, writer, context, isOpen });
  const isWithinLimit = createFlowLimit(MAX_FRAMES);

  const acknowledge = (asked: Asked, channel: Channel, isTaken: boolean) => {
    if (channel.isAcknowledging || !isTaken) writer.reply(asked, isTaken ? 'ok' : 'error', {});
  };
  const receiveBytes = (bytes: Buffer) => {
    const broadcast = readBinaryBroadcast(bytes);
    const channel = broadcast && channels.find(broadcast.topic);
    if (channel) acknowledge(broadcast, channel, channel.broadcastBytes(broadcast));
  };
  const inChannel = (frame: Frame) => {
    const channel = channels.find(frame.topic);
    if (!channel) return writer.reply(frame, 'error', { reason: 'unmatched topic' });
    switch (frame.event) {
      case 'broadcast':
        return acknowledge(frame, channel, channel.broadcast(frame.payload));
      case 'presence':
        return writer.reply(frame, channel.presence(frame.payload) ? 'ok' : 'error', {});
      case 'phx_leave':
        writer.reply(frame, 'ok', {});
        return channels.close(frame.topic, frame.joinRef);
      default:
        return writer.reply(frame, 'error', { reason: 'unknown event' });
    }
  };
  async function receive(data: RawData, isBinary: boolean): Promise<void> {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    if (isBinary) return receiveBytes(bytes);
    const frame = readTextFrame(bytes.toString('utf8'), version);
    if (!frame) return socket.close(POLICY, 'A frame could not be read');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return writer.reply(frame, 'ok', {});
    if (frame.event === 'phx_join') return channels.join(frame);
    if (frame.event === 'access_token') return channels.renew(frame);
    return inChannel(frame);
  }

  // One after the other, so that what follows a join finds the channel.
  let queue = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    if (!isWithinLimit()) return socket.close(POLICY, 'Too many messages');
    queue = queue
      .then(() => receive(data, isBinary))
      .catch((error: unknown) => {
        onError(error);
        socket.close(1011, 'The server could not answer');
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    channels.leaveAll();
    onEnd();
  });
  return {
    checkTokens: channels.closeExpired,
    askAgain: channels.askAgain,
    close: (code, reason) => socket.close(code, reason),
  };
}
