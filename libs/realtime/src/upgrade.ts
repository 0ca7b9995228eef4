import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import { InternalTokenError, verifyContext } from '@reflectory/server-kit';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Version, versions } from './frames/frame.ts';
import type { SocketPlace, SocketPlaces } from './socket-limits.ts';

/** A client that was let in. */
export type Arrival = { socket: WebSocket; context: RequestContext; version: Version; place: SocketPlace };

export type Upgrades = {
  /** Answers a request for a socket; `onArrival` is told of those who are let in. */
  handle(
    req: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    onArrival: (arrival: Arrival) => void,
  ): Promise<void>;
  /** Asks every client whether it is still there, and lets go those who did not answer the last time. */
  ping(): void;
  /** Cuts whoever is still there. */
  terminate(): void;
};

const PATH = '/realtime/v1/websocket';
const MAX_FRAME_BYTES = 1024 * 1024;

function refuse(socket: Duplex, status: string, error: string): void {
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The client's address as the gateway tells it. */
const addressOf = ({ headers }: IncomingMessage) =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** Lets in whoever the gateway vouches for, while there is a place. */
export function createUpgrades(internalSecret: string, places: SocketPlaces): Upgrades {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const silent = new WeakSet<WebSocket>();
  return {
    async handle(req, socket, head, onArrival) {
      // Until the socket is open nobody else listens, and an error that nobody hears ends the process.
      socket.on('error', () => socket.destroy());
      const { pathname, searchParams } = new URL(req.url ?? '/', 'http://core-api');
      if (pathname !== PATH) return refuse(socket, '404 Not Found', 'There is no socket at this path');
      const version = versions.find((known) => known === searchParams.get('vsn')) ?? '1.0.0';
      try {
        const context = verifyContext(String(req.headers[CONTEXT_HEADER] ?? ''), internalSecret);
        const place = places.enter(context, addressOf(req));
        if (!place) return refuse(socket, '429 Too Many Requests', 'Too many sockets are open');
        socket.once('close', place.leave);
        sockets.handleUpgrade(req, socket, head, (client) => {
          client.on('pong', () => silent.delete(client));
          onArrival({ socket: client, context, version, place });
        });
      } catch (error) {
        if (!(error instanceof InternalTokenError)) throw error;
        refuse(socket, '401 Unauthorized', 'The request carries no valid context');
      }
    },
    terminate() {
      for (const client of sockets.clients) client.terminate();
    },
    ping() {
      for (const client of sockets.clients) {
        if (silent.has(client)) client.terminate();
        silent.add(client);
        client.ping();
      }
    },
  };
}
