import type { IncomingMessage } from 'node:http';
import { CONTEXT_HEADER } from '@reflectory/contracts';
import type { RequestHandler } from 'express';
import { type CallProxyOptions, createCallProxy } from '../core-api/call-proxy.ts';
import { refuse } from '../refusal.ts';

/** First bytes after the handshake of a request that asks for a socket, by request. */
export type PendingUpgrades = WeakMap<IncomingMessage, Buffer>;

/** Passes calls on to core-api, and sockets where the request is a handshake. */
export function proxyCalls({
  upgrades,
  ...options
}: CallProxyOptions & { upgrades: PendingUpgrades }): RequestHandler {
  const proxy = createCallProxy(options);
  return (req, res, next) => {
    if (!req.headers[CONTEXT_HEADER]) throw refuse('internal');
    // What the client authenticates with ends here: the signed context is all that core-api is told.
    for (const name of ['authorization', 'apikey', 'cookie', 'forwarded']) delete req.headers[name];
    req.headers['x-forwarded-for'] = req.ip ?? '';
    req.headers['x-forwarded-proto'] = req.protocol;
    const head = upgrades.get(req);
    if (!head) {
      void proxy(req, res, next);
      return;
    }
    res.detachSocket(req.socket);
    proxy.upgrade(req, req.socket, head);
  };
}
