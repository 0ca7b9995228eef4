import type { Server } from 'node:http';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { createChannelTokens } from './access/channel-token.ts';
import type { VerificationKeys } from './access/verify-token.ts';
import { createChangeNotifier } from './changes/change-notifier.ts';
import { type Connection, openConnection } from './connection.ts';
import { channelKey, createHub } from './hub/hub.ts';
import type { FindPrincipal, StandingChanges } from './ports.ts';
import { noRelay, type Relay } from './relay/relay.ts';
import type { RealtimeParts } from './realtime-parts.ts';
import { createSocketPlaces, type SocketLimits, unlimitedSockets } from './socket-limits.ts';
import { createUpgrades } from './upgrade.ts';

export type RealtimeOptions = VerificationKeys & {
  database: Database;
  findPrincipal: FindPrincipal;
  changes: StandingChanges;
  internalSecret: string;
  /** Left out: this process is alone. */
  relay?: Relay;
  /** Milliseconds between two signs of life for other processes. */
  aliveMs?: number;
  /** Left out: any number of sockets. */
  limits?: SocketLimits;
  onError(error: unknown): void;
};

/** The live side of the service: sockets, and what is broadcast by a call. */
export type RealtimeServer = {
  parts: RealtimeParts;
  /** Answers upgrades of a server. */
  attach(server: Server): void;
  /** Something was written by this process. */
  hint(): void;
  /** Tables were changed. */
  readTablesAnew(): void;
  start(): void;
  /** Asks every client to come back, to another process if there is one. */
  stop(): Promise<void>;
};

/** Milliseconds between two looks at the ends of tokens, and between two pings. */
const TOKEN_CHECK_MS = 2000;
const PING_MS = 30_000;
/** Milliseconds in which a client may answer a good-bye. */
const GRACE_MS = 1000;
/** WebSocket close code: the service is being restarted. */
const RESTART = 1012;

function createParts(
  { database, findPrincipal, keys, fixedKeySecret, relay = noRelay, aliveMs, onError }: RealtimeOptions,
  hasListeners: () => boolean,
): RealtimeParts {
  const hub = createHub({
    relay,
    onNews: () => notifier.hint(),
    ...(aliveMs !== undefined && { aliveMs }),
  });
  const notifier = createChangeNotifier({
    database,
    onError,
    hasListeners,
    process: hub.process,
    sayNews: hub.sayNews,
    onMessage: ({ instance_id, id, topic, event, payload, private: isPrivate }) =>
      hub.broadcastHere(channelKey(instance_id, topic), isPrivate, { event, payload, meta: { id } }),
  });
  let lastBinding = 0;
  return {
    database,
    hub,
    notifier,
    tokens: createChannelTokens({ findPrincipal, keys, fixedKeySecret }),
    nextBindingId: () => (lastBinding += 1),
  };
}

/** Asks again about those whom a change of a sign-in or of a membership concerns. */
function followStandings(
  changes: StandingChanges,
  askAgain: (isMeant: (context: RequestContext) => boolean) => void,
) {
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
}

export function createRealtimeServer(options: RealtimeOptions): RealtimeServer {
  const { changes, internalSecret, onError } = options;
  const connections = new Set<Connection>();
  const upgrades = createUpgrades(internalSecret, createSocketPlaces(options.limits ?? unlimitedSockets));
  const parts = createParts(options, () => connections.size > 0);
  const { hub, notifier } = parts;
  const timers: NodeJS.Timeout[] = [];
  const forAll = (run: (connection: Connection) => void) => connections.forEach(run);

  return {
    parts,
    attach(server) {
      server.on('upgrade', (req, socket, head) => {
        const opened = upgrades.handle(req, socket, head, (arrival) => {
          const onEnd = () => connections.delete(connection);
          const connection = openConnection(parts, { ...arrival, onEnd, onError });
          connections.add(connection);
        });
        opened.catch((error: unknown) => {
          onError(error);
          socket.destroy();
        });
      });
    },
    hint: notifier.hint,
    readTablesAnew: () => void notifier.readTablesAnew().catch(onError),
    start() {
      hub.start();
      notifier.start();
      followStandings(changes, (isMeant) => forAll((one) => void one.askAgain(isMeant).catch(onError)));
      timers.push(
        setInterval(() => forAll((connection) => connection.checkTokens()), TOKEN_CHECK_MS).unref(),
        setInterval(upgrades.ping, PING_MS).unref(),
      );
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      forAll((connection) => connection.close(RESTART, 'The service is being restarted'));
      setTimeout(upgrades.terminate, GRACE_MS).unref();
      await hub.stop();
      await notifier.stop();
    },
  };
}
