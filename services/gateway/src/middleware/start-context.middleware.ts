import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from '@reflectory/server-kit';
import type { RequestHandler } from 'express';
import { areaOf } from '../area.ts';
import { visitor } from '../request-context.ts';

const acceptableId = /^[\w.-]{8,64}$/;

/** Opens the request's context: its id (the client's, when it is harmless), its area, its origin. */
export function startContext({ log }: { log: Logger }): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
    const area = areaOf(req.path);
    req.headers['x-request-id'] = requestId;
    res.setHeader('x-request-id', requestId);
    req.context = {
      requestId,
      log,
      startedAt: performance.now(),
      upstreamMs: 0,
      area,
      styleNonce: area ? '' : randomBytes(16).toString('base64'),
      origin: `${req.protocol}://${req.host}`,
      instance: null,
      principal: visitor,
      token: null,
      role: null,
      lacksSecondFactor: false,
      features: {},
      reachable: [],
    };
    next();
  };
}
