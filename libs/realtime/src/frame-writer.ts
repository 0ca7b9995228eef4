import type { WebSocket } from 'ws';
import type { OutgoingBytes } from './channel.ts';
import { writeBinaryBroadcast } from './frames/binary-frame.ts';
import type { Frame, Version } from './frames/frame.ts';
import type { SharedEvent } from './frames/shared-event.ts';
import { writeTextFrame } from './frames/text-frame.ts';

/** What a frame is answered by. */
export type Asked = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** Speaks to one client. */
export type FrameWriter = {
  send(frame: Frame): void;
  sendShared(topic: string, event: SharedEvent): void;
  /** Nothing where the client's version knows text alone. */
  sendBytes(topic: string, broadcast: OutgoingBytes): void;
  reply(asked: Asked, status: 'ok' | 'error', response: unknown): void;
};

/** Bytes waiting for a client that does not read; beyond them it is let go. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** WebSocket close code: the client breaks a rule. */
export const POLICY = 1008;

export function createFrameWriter(socket: WebSocket, version: Version): FrameWriter {
  const push = (data: string | Buffer, isBinary = false) => {
    if (socket.readyState !== socket.OPEN) return;
    // A good-bye would only wait behind the rest.
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else socket.send(data, { binary: isBinary });
  };
  const send = (frame: Frame) => push(writeTextFrame(frame, version));
  return {
    send,
    sendShared: (topic, event) => push(event.bytes(topic, version)),
    sendBytes(topic, broadcast) {
      const bytes = version === '1.0.0' ? null : writeBinaryBroadcast({ ...broadcast, topic });
      if (bytes) push(bytes, true);
    },
    reply: ({ joinRef, ref, topic }, status, response) =>
      send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }),
  };
}
