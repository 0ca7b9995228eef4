import { WebSocket } from 'ws';
import type { SocketInput } from './input.ts';
import { bytesOf, fill, type Names } from './render.ts';

/** Milliseconds in which a socket opens, and in which it answers the last heartbeat. */
const PATIENCE_MS = 10_000;
/** The server could not answer: never the fault of a frame. */
const SERVER_FAILED = 1011;
const LAST_REF = 'last';

/** Opens a socket, sends the frames, and asks for a last sign of life. */
export function sendFrames(
  input: SocketInput,
  port: number,
  names: Names,
): Promise<{ problem: string | null; kind: string }> {
  const token = names[`${input.principal}Token`] ?? '';
  const url = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${token}${fill(input.query, names)}`;
  const isArray = input.query.includes('vsn=2.0.0');
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers: { host: names['host'] ?? 'localhost' } });
    const timer = setTimeout(() => finish('no sign of life', 'silent'), PATIENCE_MS);
    const finish = (problem: string | null, kind: string) => {
      clearTimeout(timer);
      socket.removeAllListeners().on('error', () => undefined);
      socket.terminate();
      resolve({ problem, kind });
    };
    socket.on('open', () => {
      for (const frame of input.frames) {
        if ('binary' in frame) socket.send(bytesOf(frame.binary, names), { binary: true });
        else socket.send(bytesOf(frame, names), { binary: false });
      }
      socket.send(heartbeat(isArray));
    });
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.includes(`"${LAST_REF}"`) && text.includes('phoenix')) finish(null, 'alive');
    });
    socket.on('unexpected-response', (_request, { statusCode = 0 }) =>
      finish(statusCode >= 500 ? `the handshake was answered ${statusCode}` : null, String(statusCode)),
    );
    socket.on('close', (code) =>
      finish(code === SERVER_FAILED ? 'closed with 1011' : null, `closed ${code}`),
    );
    socket.on('error', () => undefined);
  });
}

function heartbeat(isArray: boolean): string {
  return JSON.stringify(
    isArray
      ? [null, LAST_REF, 'phoenix', 'heartbeat', {}]
      : { topic: 'phoenix', event: 'heartbeat', payload: {}, ref: LAST_REF, join_ref: null },
  );
}
