import type { IncomingMessage } from 'node:http';
import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import type { RequestHandler } from 'express';
import { type CallOptions, createCallDispatcher } from '../calls/call-dispatcher.ts';
import { dropEndingHeaders } from '../calls/passed-headers.ts';
import { createStreamProxy } from '../calls/stream-proxy.ts';
import { refuse } from '../refusal.ts';

/** First bytes after the handshake of a request that asks for a socket, by request. */
export type PendingUpgrades = WeakMap<IncomingMessage, Buffer>;

/** Passes calls on to core-api: JSON calls by the quick way, files and sockets by the one made for them. */
export function proxyCalls({
  upgrades,
  ...options
}: CallOptions & { upgrades: PendingUpgrades }): RequestHandler {
  const dispatch = createCallDispatcher(options);
  const proxy = createStreamProxy(options);
  return (req, res, next) => {
    if (!req.headers[CONTEXT_HEADER]) throw refuse('internal');
    const { area, address, protocol } = req.context;
    req.headers['x-forwarded-for'] = address;
    req.headers['x-forwarded-proto'] = protocol;
    if (area !== 'storage' && area !== 'realtime') return dispatch(req, res);
    dropEndingHeaders(req);
    // Only there is a socket to be had: the answer of any other call goes the way that all answers go.
    const head = area === 'realtime' ? upgrades.get(req) : undefined;
    if (!head) {
      proxy(req, res, next).catch(next);
      return;
    }
    res.detachSocket(req.socket);
    const { socket } = req;
    const upgrade = async () => proxy.upgrade(req, socket, head);
    upgrade().catch(() => socket.destroy());
  };
}
