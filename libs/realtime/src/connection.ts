import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Channel } from './channel.ts';
import { type ClientChannels, createClientChannels } from './client-channels.ts';
import { type Asked, createFrameWriter, type FrameWriter, POLICY } from './frame-writer.ts';
import { readBinaryBroadcast } from './frames/binary-frame.ts';
import type { Frame } from './frames/frame.ts';
import { readTextFrame } from './frames/text-frame.ts';
import type { RealtimeParts } from './realtime-parts.ts';
import { createFlowLimit, receiveInTurn } from './receive-in-turn.ts';
import type { Outcome } from './speaker.ts';
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

/** Frames of one client in a second, and joins, each of which asks the database, in ten. */
const MAX_FRAMES = 200;
const MAX_JOINS = 120;

/** Hands what a client says of a channel to the channel, and answers. */
function createDispatch(writer: FrameWriter, channels: ClientChannels) {
  const answer = (asked: Asked, outcome: Outcome) =>
    outcome === 'taken' ? writer.reply(asked, 'ok', {}) : writer.reply(asked, 'error', outcome);
  const acknowledge = (asked: Asked, channel: Channel, outcome: Outcome) => {
    if (channel.isAcknowledging || outcome !== 'taken') answer(asked, outcome);
  };
  return {
    receiveBytes(bytes: Buffer) {
      const broadcast = readBinaryBroadcast(bytes);
      const channel = broadcast && channels.find(broadcast.topic);
      if (channel) acknowledge(broadcast, channel, channel.broadcastBytes(broadcast));
    },
    inChannel(frame: Frame) {
      const channel = channels.find(frame.topic);
      if (!channel) return writer.reply(frame, 'error', { reason: 'unmatched topic' });
      switch (frame.event) {
        case 'broadcast':
          return acknowledge(frame, channel, channel.broadcast(frame.payload));
        case 'presence':
          return answer(frame, channel.presence(frame.payload));
        case 'phx_leave':
          writer.reply(frame, 'ok', {});
          return channels.close(frame.topic, frame.joinRef);
        default:
          return writer.reply(frame, 'error', { reason: 'unknown event' });
      }
    },
  };
}

export function openConnection(parts: RealtimeParts, options: ConnectionOptions): Connection {
  const { socket, context, version, place, onEnd, onError } = options;
  const writer = createFrameWriter(socket, version);
  const isOpen = () => socket.readyState === socket.OPEN;
  const channels = createClientChannels({ parts, writer, context, place, isOpen, onError });
  const mayJoin = createFlowLimit(MAX_JOINS, 10_000);

  const { receiveBytes, inChannel } = createDispatch(writer, channels);
  async function receive(bytes: Buffer, isBinary: boolean): Promise<void> {
    if (isBinary) return receiveBytes(bytes);
    const frame = readTextFrame(bytes.toString('utf8'), version);
    if (!frame) return socket.close(POLICY, 'A frame could not be read');
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return writer.reply(frame, 'ok', {});
    if (frame.event === 'phx_join') {
      return mayJoin() ? channels.join(frame) : writer.reply(frame, 'error', { reason: 'Too many joins' });
    }
    if (frame.event === 'access_token') return channels.renew(frame);
    return inChannel(frame);
  }

  receiveInTurn({
    socket,
    receive,
    maxFrames: MAX_FRAMES,
    onError(error) {
      onError(error);
      socket.close(1011, 'The server could not answer');
    },
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
