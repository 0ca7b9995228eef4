import type { ControlPlaneEvent } from '@reflectory/contracts/control-plane';
import type { Database } from '../database/database.ts';
import { forgetOldChanges, readRecentChanges } from './changes.repository.ts';

export type ChangeFeedOptions = {
  database: Database;
  onError: (error: unknown) => void;
  /** Milliseconds between two looks when nothing hints at a change. */
  pollMs?: number;
  /** Milliseconds that hints are gathered before a look. */
  gatherMs?: number;
};

/** Delivers the changes of the outbox, at least once and in order of their writing. */
export type ChangeFeed = {
  start(): void;
  /** Something was written by this process: look soon. */
  hint(): void;
  /** Returns the end of the subscription. */
  subscribe(subscriber: Subscriber): () => void;
  /** Ends every subscription. */
  stop(): void;
};

type Subscriber = { onEvent: (event: ControlPlaneEvent) => void; onEnd: () => void };

const cleaningMs = 60 * 60_000;

/**
 * Looks back one minute and skips what it has delivered: ids are given before the commit, so a lower one can appear
 * after a higher one. Other processes' changes are found by the poll.
 */
export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { database, onError, pollMs = 500, gatherMs = 20 } = options;
  const subscribers = new Set<Subscriber>();
  const timers: NodeJS.Timeout[] = [];
  let delivered = new Set<number>();
  let gathering: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;

  const look = async () => {
    const changes = await database.asService('control_plane', null, readRecentChanges, { readOnly: true });
    const fresh = changes.filter(({ id }) => !delivered.has(id));
    delivered = new Set(changes.map(({ id }) => id));
    for (const { event } of fresh) for (const { onEvent } of subscribers) onEvent(event);
  };
  const lookOnce = () => {
    if (subscribers.size === 0) return;
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  };
  const clean = () => void database.asService('control_plane', null, forgetOldChanges).catch(onError);

  return {
    start() {
      timers.push(setInterval(lookOnce, pollMs), setInterval(clean, cleaningMs));
      for (const timer of timers) timer.unref();
    },
    hint() {
      if (subscribers.size === 0) return;
      gathering ??= setTimeout(() => {
        gathering = null;
        // What was written during a look may have been missed by it.
        if (looking) void looking.then(lookOnce);
        else lookOnce();
      }, gatherMs);
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      if (gathering) clearTimeout(gathering);
      gathering = null;
      for (const { onEnd } of subscribers) onEnd();
      subscribers.clear();
    },
  };
}
