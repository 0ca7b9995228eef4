import { WebSocket } from 'ws';

/** What became of the sockets. */
export type SocketOutcome = { opened: number; closeCodes: number[]; rejoinMs: number[]; failures: string[] };

const RETRY_MS = 50;
/** Milliseconds after which a client that is not back counts as lost. */
const LOST_MS = 10_000;

type Options = { url: string; anonKey: string; count: number };

/** Clients that join a channel and come back by themselves whenever their socket ends. */
export async function startSockets({ url, anonKey, count }: Options): Promise<{ stop(): SocketOutcome }> {
  const outcome: SocketOutcome = { opened: 0, closeCodes: [], rejoinMs: [], failures: [] };
  const open = new Map<number, WebSocket>();
  let isStopping = false;
  const join = (index: number, lostAt: number | null, onJoined?: () => void) => {
    if (isStopping) return;
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${anonKey}`,
    );
    open.set(index, socket);
    let isJoined = false;
    socket.once('open', () => {
      outcome.opened += 1;
      socket.send(
        JSON.stringify({
          topic: `realtime:rolling ${index}`,
          event: 'phx_join',
          payload: { config: {} },
          ref: '1',
        }),
      );
    });
    socket.on('message', (data) => {
      const { event, payload } = JSON.parse(String(data));
      if (isJoined || event !== 'phx_reply' || payload?.status !== 'ok') return;
      isJoined = true;
      if (lostAt !== null) outcome.rejoinMs.push(performance.now() - lostAt);
      onJoined?.();
    });
    socket.on('error', () => undefined);
    socket.once('close', (code) => {
      if (isStopping) return;
      const since = isJoined ? performance.now() : (lostAt ?? performance.now());
      if (isJoined) outcome.closeCodes.push(code);
      if (performance.now() - since > LOST_MS) outcome.failures.push(`socket ${index} did not come back`);
      else setTimeout(() => join(index, since, onJoined), RETRY_MS);
    });
  };
  await Promise.all(
    Array.from(
      { length: count },
      (_socket, index) => new Promise<void>((resolve) => join(index, null, resolve)),
    ),
  );
  return {
    stop() {
      isStopping = true;
      for (const socket of open.values()) socket.terminate();
      return outcome;
    },
  };
}
