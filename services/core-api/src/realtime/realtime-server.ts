import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts';
import { InternalTokenError, verifyContext } from '@reflectory/server-kit';
import { WebSocketServer } from 'ws';
import type { ChangeFeed } from '../control-plane/change-feed.ts';
import type { Database } from '../database/database.ts';
import { createChannelTokens } from './access/channel-token.ts';
import { createChangeNotifier } from './changes/change-notifier.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Version, versions } from './frames/frame.ts';
import { channelKey, createHub } from './hub/hub.ts';
import { noRelay, type Relay } from './hub/relay.ts';
import type { RealtimeParts } from './realtime-parts.ts';

export type RealtimeOptions = {
  database: Database;
  changes: ChangeFeed;
  /** Published keys of access tokens, and the secret of the fixed keys. */
  keys: { keys: readonly object[] };
  fixedKeySecret: string | null;
  internalSecret: string;
  /** Left out: this process is alone. */
  relay?: Relay;
  onError(error: unknown): void;
};

/** The live side of the service: sockets, and what is broadcast by a call. */
export type RealtimeServer = {
  parts: RealtimeParts;
  /** Answers upgrades of a server. */
  attach(server: Server): void;
  /** Something was written by this process. */
  hint(): void;
  start(): void;
  /** Asks every client to come back, to another process if there is one. */
  stop(): Promise<void>;
};

const PATH = '/realtime/v1/websocket';
/** Bytes of a frame; milliseconds between two looks at the ends of tokens, and between two pings. */
const MAX_FRAME_BYTES = 1024 * 1024;
const TOKEN_CHECK_MS = 30_000;
const PING_MS = 30_000;
/** WebSocket close code: the service is being restarted. */
const RESTART = 1012;

function refuse(socket: Duplex, status: string, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

export function createRealtimeServer(options: RealtimeOptions): RealtimeServer {
  const { database, changes, keys, fixedKeySecret, internalSecret, relay = noRelay, onError } = options;
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const hub = createHub({ relay });
  const timers: NodeJS.Timeout[] = [];
  let lastBinding = 0;
  const notifier = createChangeNotifier({
    database,
    process: hub.process,
    onError,
    hasListeners: () => connections.size > 0,
    onMessage: ({ instance_id, topic, event, payload, private: isPrivate }) =>
      hub.broadcastHere(channelKey(instance_id, topic), isPrivate, event, payload),
  });
  const parts: RealtimeParts = {
    database,
    hub,
    notifier,
    tokens: createChannelTokens({ database, keys, fixedKeySecret }),
    nextBindingId: () => (lastBinding += 1),
  };

  const askAgain = (isMeant: (context: RequestContext) => boolean) => {
    for (const connection of connections) connection.askAgain(isMeant).catch(onError);
  };
  const follow = () =>
    changes.subscribe({
      onEnd: () => undefined,
      onEvent(event) {
        if (event.kind === 'auth_session_ended') {
          askAgain((context) => context.auth_session_id === event.auth_session_id);
        }
        if (event.kind === 'membership_changed') {
          const { user_id: userId, instance_id: instanceId } = event;
          askAgain((context) => context.user_id === userId && context.instance_id === instanceId);
        }
      },
    });

  async function upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://core-api');
    if (url.pathname !== PATH) return refuse(socket, '404 Not Found', 'There is no socket at this path');
    const version: Version = versions.find((known) => known === url.searchParams.get('vsn')) ?? '1.0.0';
    let context: RequestContext;
    try {
      context = await verifyContext(String(req.headers[CONTEXT_HEADER] ?? ''), internalSecret);
    } catch (error) {
      if (!(error instanceof InternalTokenError)) throw error;
      return refuse(socket, '401 Unauthorized', 'The request carries no valid context');
    }
    sockets.handleUpgrade(req, socket, head, (client) => {
      const connection = openConnection(parts, client, {
        context,
        version,
        onError,
        onEnd: () => connections.delete(connection),
      });
      connections.add(connection);
    });
  }

  return {
    parts,
    attach(server) {
      server.on('upgrade', (req, socket, head) => {
        upgrade(req, socket, head).catch((error: unknown) => {
          onError(error);
          socket.destroy();
        });
      });
    },
    hint: notifier.hint,
    start() {
      hub.start();
      notifier.start();
      follow();
      timers.push(
        setInterval(() => {
          for (const connection of connections) connection.checkTokens();
        }, TOKEN_CHECK_MS).unref(),
        setInterval(() => {
          for (const client of sockets.clients) client.ping();
        }, PING_MS).unref(),
      );
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      for (const connection of connections) connection.close(RESTART, 'The service is being restarted');
      hub.stop();
      await notifier.stop();
    },
  };
}
