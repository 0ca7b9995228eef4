import type { RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { Upstreams } from '../core-api/upstreams.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { createLimiter } from './limit-rates.middleware.ts';
import { readMessage } from './read-message.ts';

/** Addresses at which services outside send their messages. */
const prefix = '/webhooks/';
/** Bytes of a message. */
const longestMessage = 256 * 1024;
/** Milliseconds that core-api may take: it asks the sender back before it answers. */
const timeoutMs = 20_000;
/** What core-api is told of a message; its signature is all that speaks for it. */
const passedHeaders = ['content-type', 'content-encoding', 'stripe-signature', 'user-agent', 'x-request-id'];

type Dependencies = { upstreams: Upstreams; rates: Pick<GatewayConfig['rates'], 'webhooks'> };

/** Whether a path takes messages of services outside. */
export const isWebhookPath = (path: string) => path.startsWith(prefix);

function answer(res: Response, reason: Refusal, headers: Readonly<Record<string, string>> = {}): void {
  const { status, code, message, headers: own } = refuse(reason, headers);
  res.status(status).set(own).set('cache-control', 'no-store').json({ error: { code, message } });
}

/**
 * Passes messages of services outside to core-api, byte for byte, at any host: they belong to no instance, no person
 * and no page. Where core-api is away the sender hears 503, and sends again.
 */
export function forwardWebhooks({ upstreams, rates }: Dependencies): RequestHandler {
  const limiter = createLimiter(rates.webhooks);
  return async (req, res, next) => {
    if (!isWebhookPath(req.path)) return next();
    if (req.method !== 'POST') {
      res.status(405).set('allow', 'POST').type('text/plain').send('Method not allowed\n');
      return;
    }
    const waitSeconds = limiter?.(req.context.address) ?? 0;
    if (waitSeconds > 0) return answer(res, 'rate_limited', { 'retry-after': String(waitSeconds) });
    const body = await readMessage(req, longestMessage);
    if (!body) {
      req.resume();
      return answer(res, 'too_large');
    }
    const headers = Object.fromEntries(passedHeaders.map((name) => [name, req.headers[name]]));
    const patience = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    const asked = { path: req.path, method: 'POST', headers, body, ...patience } as const;
    const reply = await upstreams
      .choose()
      .pool.request(asked)
      .catch(() => null);
    if (!reply) return answer(res, 'unavailable');
    const retryAfter = reply.headers['retry-after'];
    if (retryAfter !== undefined) res.set('retry-after', String(retryAfter));
    res.status(reply.statusCode).type('application/json').set('cache-control', 'no-store');
    res.send(Buffer.from(await reply.body.arrayBuffer()));
  };
}
