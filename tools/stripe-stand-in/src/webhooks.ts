import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects.ts';
import type { Delivery, Store } from './store.ts';

type Options = {
  store: Store;
  /** Where events go; null: nowhere. */
  url: string | null;
  secret: string;
  /** Milliseconds before the first retry; each further one waits twice as long, up to a minute. */
  retryMs?: number;
};

/** Sends events to the webhook. */
export type Webhooks = {
  /** Sends an event; tries again until it is accepted. */
  send(event: StripeEvent): void;
  /** Resolves when each event was tried once, or after `timeoutMs`. */
  settled(timeoutMs: number): Promise<void>;
  /** Goes on with what was not delivered before a restart. */
  resume(): void;
  stop(): void;
};

const TIMEOUT_MS = 15_000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds after which an event is given up, as Stripe does. */
const GIVE_UP_MS = 3 * 86_400_000;

/** The header by which the receiver knows the sender; `at` in unix seconds. */
export function signatureOf(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** Delivers events at least once, in no particular order. */
export function createWebhooks({ store, url, secret, retryMs = 1000 }: Options): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const post = async (event: StripeEvent): Promise<number | string> => {
    const body = JSON.stringify(event);
    // The receiver compares with its own clock, so the time is the real one.
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (stand-in)',
    };
    const sent = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const answer = await fetch(url ?? '', sent);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const attempt = async (event: StripeEvent): Promise<void> => {
    const delivery: Delivery = (store.state.deliveries[event.id] ??= { attempts: [], deliveredAt: null });
    const status = await post(event);
    delivery.attempts.push({ at: Date.now(), status });
    const isAccepted = typeof status === 'number' && status >= 200 && status < 300;
    if (isAccepted) delivery.deliveredAt = Date.now();
    store.save();
    const first = delivery.attempts[0]?.at ?? 0;
    if (isAccepted || isStopped || Date.now() - first > GIVE_UP_MS) return;
    const pause = Math.min(LONGEST_PAUSE_MS, retryMs * 2 ** (delivery.attempts.length - 1));
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(event);
    }, pause);
    timers.add(timer);
  };

  const start = (event: StripeEvent): void => {
    if (!url || isStopped) return;
    const sending = attempt(event).finally(() => running.delete(sending));
    running.add(sending);
  };

  return {
    send: start,
    async settled(timeoutMs) {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all(running), late]);
    },
    resume() {
      for (const event of store.state.events) {
        if (store.state.deliveries[event.id]?.deliveredAt === null) start(event);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
