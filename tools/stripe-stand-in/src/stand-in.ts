import { startHttpServer } from '@reflectory/server-kit';
import express from 'express';
import { createApiRouter } from './api/api-router.ts';
import { guardForms } from './guard-forms.ts';
import { createClock } from './life-cycle/clock.ts';
import { createEmit } from './life-cycle/events.ts';
import { checkoutPages } from './pages/checkout.ts';
import { overviewPages } from './pages/overview.ts';
import { portalPages } from './pages/portal.ts';
import { openStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';

export type StandInOptions = {
  /** 0 asks the system for a free one. */
  port: number;
  /** File that keeps the state; null: memory. */
  file: string | null;
  secretKey: string;
  webhookSecret: string;
  /** Where events go; null: nowhere. */
  webhookUrl: string | null;
  /** Milliseconds before a failed delivery is tried again. */
  retryMs?: number;
};

/** A running stand-in for Stripe. */
export type StandIn = {
  url: string;
  /** Moves the clock forward; resolves when each message of what happened was sent once. */
  advance(days: number): Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds between two looks at what is due. */
const TICK_MS = 5_000;
/** Milliseconds that messages on their way may take when it closes; they ask back before they are accepted. */
const SETTLE_MS = 2_000;

/** Starts a stand-in for Stripe on this machine: API, hosted pages, signed messages, and a clock one can move. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { secretKey, webhookSecret, webhookUrl, retryMs } = options;
  const store = openStore(options.file);
  const sending = { store, url: webhookUrl, secret: webhookSecret };
  const webhooks = createWebhooks({ ...sending, ...(retryMs !== undefined && { retryMs }) });
  const emit = createEmit(store, webhooks);
  const clock = createClock(store, emit, webhooks);
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'extended');
  let url = '';

  app.use(guardForms());
  app.get('/livez', (_req, res) => void res.type('text/plain').send('ok\n'));
  app.use('/v1', createApiRouter({ store, emit, secretKey, pagesUrl: () => url, catchUp: clock.catchUp }));
  app.use(express.urlencoded({ extended: false, limit: '16kb' }), express.json({ limit: '16kb' }));
  app.use((_req, res, next) => {
    clock.catchUp();
    res.set('cache-control', 'no-store');
    next();
  });
  app.use('/checkout', checkoutPages({ store, emit, webhooks }));
  app.use('/portal', portalPages({ store, emit, webhooks }));
  app.use(overviewPages({ store, clock, webhooks }));

  const server = await startHttpServer(app, { port: options.port, host: '127.0.0.1' });
  url = `http://localhost:${server.port}`;
  webhooks.resume();
  const ticking = setInterval(() => clock.catchUp(), TICK_MS);
  return {
    url,
    advance: clock.advance,
    async close() {
      clearInterval(ticking);
      webhooks.stop();
      await webhooks.settled(SETTLE_MS);
      await server.close({ graceMs: 500 });
      store.save();
    },
  };
}
