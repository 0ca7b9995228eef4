import { Agent, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sendAreaError } from '../area-error.ts';
import type { DocumentCookie } from '../auth/document-cookie.ts';
import { refuse } from '../refusal.ts';
import { limitBody } from './limit-body.ts';
import { prepareAnswer } from './prepare-answer.ts';

/** How calls reach core-api. */
export type CallProxyOptions = {
  coreApiUrl: string;
  cookie: DocumentCookie;
  /** Milliseconds that core-api may stay silent. */
  timeoutMs?: number;
};

const awayAnswer = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\n\r\n';

/** The proxy engine with connections that are kept; answers in the area's shape when core-api is away. */
export function createCallProxy({ coreApiUrl, cookie, timeoutMs = 30_000 }: CallProxyOptions) {
  const AgentOfScheme = coreApiUrl.startsWith('https:') ? SecureAgent : Agent;
  const agent = new AgentOfScheme({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 });
  const askedAt = new WeakMap<IncomingMessage, number>();
  const waited = (req: Request) => performance.now() - (askedAt.get(req) ?? performance.now());
  return createProxyMiddleware<Request, Response>({
    target: coreApiUrl,
    agent,
    proxyTimeout: timeoutMs,
    on: {
      proxyReq(proxyReq, req, res) {
        askedAt.set(req, performance.now());
        limitBody(proxyReq, req, res);
      },
      proxyRes(answer, req, res) {
        req.context.upstreamMs = waited(req);
        prepareAnswer(answer, req, res, cookie);
      },
      error(_error, req, res) {
        if (res instanceof Socket) res.end(awayAnswer);
        else if (!res.headersSent) {
          const reason = waited(req) < timeoutMs ? 'unavailable' : 'timeout';
          sendAreaError(res, req.context.area ?? 'functions', refuse(reason));
        } else if (!res.writableEnded) res.destroy();
      },
    },
  });
}
