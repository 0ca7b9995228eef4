import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** The client went away, or took nothing for too long: nobody needs to be told. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client is gone');
    this.name = 'ClientGoneError';
  }
}

/** An answer that is written piece by piece. */
export type StreamedAnswer = {
  /** Sends status and headers, at once. @throws ClientGoneError */
  begin(headers: Readonly<Record<string, string>>, status?: number): void;
  /** Aborted, with a ClientGoneError, when the client goes away. */
  gone: AbortSignal;
  /** Resolves when the client can take more. @throws ClientGoneError */
  write(chunk: Uint8Array | string): Promise<void>;
};

/** Milliseconds that a client may take nothing of what was written. */
const STALL_MS = 30_000;

/** Writes to a response no faster than the client reads, so that nothing piles up here; `onBegin` is told once. */
export function createStreamedAnswer(
  res: ServerResponse,
  onBegin: () => void,
  stallMs = STALL_MS,
): StreamedAnswer {
  const closed = new AbortController();
  res.once('close', () => closed.abort(new ClientGoneError()));
  return {
    gone: closed.signal,
    begin(headers, status = 200) {
      if (res.closed) throw new ClientGoneError();
      onBegin();
      res.writeHead(status, { 'cache-control': 'no-store', ...headers }).flushHeaders();
    },
    async write(chunk) {
      if (res.closed || res.destroyed) throw new ClientGoneError();
      if (res.write(chunk)) return;
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(stallMs)]);
      await once(res, 'drain', { signal }).catch(() => {
        res.destroy();
        throw new ClientGoneError();
      });
    },
  };
}
