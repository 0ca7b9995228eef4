import type { RawData, WebSocket } from 'ws';
import { POLICY } from './frame-writer.ts';

/** Counts what comes; false once it is too much for this window of time. */
export function createFlowLimit(most: number, windowMs: number): () => boolean {
  let count = 0;
  let window = 0;
  return () => {
    const now = Math.floor(Date.now() / windowMs);
    count = now === window ? count + 1 : 1;
    window = now;
    return count <= most;
  };
}

/** Bytes of a client that wait for their turn; beyond them no more are read until they are handled. */
const MAX_WAITING_BYTES = 1024 * 1024;

type Options = {
  socket: WebSocket;
  receive(bytes: Buffer, isBinary: boolean): Promise<void>;
  /** Frames in a second; whoever sends more is let go. */
  maxFrames: number;
  onError(error: unknown): void;
};

const bytesOf = (data: RawData): Buffer => {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
};

/** Handles what a client sends one after the other, so that what follows a join finds the channel. */
export function receiveInTurn({ socket, receive, maxFrames, onError }: Options): void {
  const isWithinLimit = createFlowLimit(maxFrames, 1000);
  let waiting = 0;
  let turn = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isWithinLimit()) return socket.close(POLICY, 'Too many messages');
    const bytes = bytesOf(data);
    waiting += bytes.length;
    if (waiting > MAX_WAITING_BYTES) socket.pause();
    turn = turn
      .then(() => receive(bytes, isBinary))
      .catch(onError)
      .then(() => {
        waiting -= bytes.length;
        if (waiting <= MAX_WAITING_BYTES) socket.resume();
      });
  });
}
