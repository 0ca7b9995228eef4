import type { IncomingMessage } from 'node:http';
import { isLeavingCall } from '@reflectory/contracts/auth';
import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import { createContextVerifier, HttpError, InternalTokenError } from '@reflectory/server-kit';
import type { RequestHandler } from 'express';

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** The gateway's decision about this request. @throws HttpError 401 when the middleware did not run before. */
export function contextOf(req: IncomingMessage): RequestContext {
  const context = contexts.get(req);
  if (!context) throw unauthorised();
  return context;
}

/** Accepts the signed header of the gateway as context and nothing else; without it the answer is 401. */
export function readContext(internalSecret: string): RequestHandler {
  const verifyContext = createContextVerifier(internalSecret);
  return (req, _res, next) => {
    const token = req.headers[CONTEXT_HEADER];
    if (typeof token !== 'string') throw unauthorised();
    const context = trusted(() => verifyContext(token));
    if (context.is_leaving && !isLeavingCall(req.method, req.path)) throw leavesOnly();
    contexts.set(req, context);
    next();
  };
}

function trusted(read: () => RequestContext): RequestContext {
  try {
    return read();
  } catch (error) {
    throw error instanceof InternalTokenError ? unauthorised() : error;
  }
}

const unauthorised = () => new HttpError(401, 'not_authenticated', 'The request carries no valid context');

const leavesOnly = () =>
  new HttpError(403, 'membership_paused', 'Your membership is paused: this session only exports and deletes');
