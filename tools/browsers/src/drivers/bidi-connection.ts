import { WebSocket } from 'ws';

/** Commands of WebDriver BiDi, one after the other or at once. */
export type BidiConnection = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  close(): void;
};

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string };
type Waiting = { resolve(result: Record<string, unknown>): void; reject(error: Error): void };

/** @throws Error where nobody listens */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, type, result, message } = JSON.parse(data.toString()) as Answer;
    if (id === undefined) return;
    if (type === 'success') waiting.get(id)?.resolve(result ?? {});
    else waiting.get(id)?.reject(new Error(message ?? 'The browser refused'));
    waiting.delete(id);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'));
  });
  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
