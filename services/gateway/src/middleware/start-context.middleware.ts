import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { areaOf } from '../area.ts';
import { originPort } from '../origin-port.ts';
import { refuse } from '../refusal.ts';
import { visitor } from '../request-context.ts';

const acceptableId = /^[\w.-]{8,64}$/;
const plainAddress = /^\/(?![/\\])/;
/** Origin of a request that names none: nothing is found there. */
const nowhere = 'http://unknown.invalid';

/** Takes the host out of an address that has one: everything later finds an address by how it begins. */
function forgetHost(req: Request): void {
  if (req.originalUrl.startsWith('/') || !URL.canParse(req.originalUrl)) return;
  const { pathname, search } = new URL(req.originalUrl);
  req.url = pathname + search;
  req.originalUrl = req.url;
}

/** Whether a request names more than one host: a proxy before us may have believed the other one. */
const hasSeveralHosts = ({ rawHeaders }: Request) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Where a request thinks that it is, or null: everything later takes host and address for parts of a URL. */
function originOf({ originalUrl }: Request, protocol: string, host: string | undefined): string | null {
  const origin = `${protocol}://${host}`;
  if (!/^https?:/.test(origin) || originPort(origin) === null) return null;
  // Only an address that begins as one with a host could have a host that is none.
  return plainAddress.test(originalUrl) || URL.canParse(originalUrl, origin) ? origin : null;
}

/** Opens the request's context: its id (the client's, when it is harmless), its area, its origin. */
export function startContext({ log }: { log: Logger }): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
    forgetHost(req);
    const area = areaOf(req.path);
    const { protocol, host, ip = '' } = req;
    const origin = hasSeveralHosts(req) ? null : originOf(req, protocol, host);
    req.headers['x-request-id'] = requestId;
    res.setHeader('x-request-id', requestId);
    req.context = {
      requestId,
      log,
      startedAt: performance.now(),
      upstreamMs: 0,
      area,
      styleNonce: area ? '' : randomBytes(16).toString('base64'),
      host: host ?? '',
      protocol,
      address: ip,
      origin: origin ?? nowhere,
      instance: null,
      principal: visitor,
      token: null,
      role: null,
      lacksSecondFactor: false,
      isLeaving: false,
      features: {},
      endTurn: () => {},
      reachable: [],
    };
    next(origin === null ? refuse('malformed') : undefined);
  };
}
