import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sendAreaError } from '../area-error.ts';
import { refuse } from '../refusal.ts';
import type { CallOptions } from './call-dispatcher.ts';
import { prepareHeaders } from './prepare-headers.ts';

const awayAnswer = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\n\r\n';

/**
 * The proxy for what is not a short JSON call: uploads, downloads and sockets. `timeoutMs` is how long core-api may stay
 * silent.
 */
export function createStreamProxy(options: CallOptions & { timeoutMs?: number }) {
  const { upstreams, timeoutMs = 30_000 } = options;
  const { origin } = upstreams.choose();
  const AgentOfScheme = origin.startsWith('https:') ? SecureAgent : Agent;
  return createProxyMiddleware<Request, Response>({
    target: origin,
    router: () => upstreams.choose().origin,
    agent: new AgentOfScheme({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 }),
    proxyTimeout: timeoutMs,
    on: {
      proxyReq(asked) {
        // Whatever the client wants of its own: core-api would cut off an upload that it refuses early, and its answer.
        asked.setHeader('connection', 'keep-alive');
      },
      proxyRes(answer, req, res) {
        prepareHeaders(answer.headers, req, res, options);
      },
      error(_error, req, res) {
        if (res instanceof Socket) res.end(awayAnswer);
        else if (!res.headersSent) sendAreaError(res, req.context.area ?? 'storage', refuse('unavailable'));
        else if (!res.writableEnded) res.destroy();
      },
    },
  });
}
