import type { WebSocket } from 'ws';
import type { OutgoingBytes } from './channel.ts';
import { writeBinaryBroadcast } from './frames/binary-frame.ts';
import type { Frame, Version } from './frames/frame.ts';
import { writeTextFrame } from './frames/text-frame.ts';

/** What a frame is answered by. */
export type Asked = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** Speaks to one client. */
export type FrameWriter = {
  send(frame: Frame): void;
  sendBytes(topic: string, broadcast: OutgoingBytes): void;
  reply(asked: Asked, status: 'ok' | 'error', response: unknown): void;
};

/** Bytes waiting for a client that does not read; beyond them it is let go. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** WebSocket close code: the client breaks a rule. */
export const POLICY = 1008;

export function createFrameWriter(socket: WebSocket, version: Version): FrameWriter {
  const push = (data: string | Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    // A good-bye would only wait behind the rest.
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else socket.send(data);
  };
  const send = (frame: Frame) => push(writeTextFrame(frame, version));
  return {
    send,
    sendBytes(topic, broadcast) {
      const bytes = writeBinaryBroadcast({ ...broadcast, topic });
      if (bytes) push(bytes);
    },
    reply: ({ joinRef, ref, topic }, status, response) =>
      send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
  };
}
