import type { IncomingHttpHeaders } from 'node:http';
import { AUTH_SESSION_HEADER, INTERNAL_HEADER_PREFIX } from '@reflectory/contracts/control-plane';
import type { Request, Response } from 'express';
import * as z from 'zod';
import type { CallOptions } from './call-dispatcher.ts';
import { getInstance } from '../request-context.ts';

type Told = Pick<CallOptions, 'cookie' | 'principals'>;

const authSessionSchema = z.tuple([z.uuid(), z.uuid()]);

/** The cookie that follows from what core-api says of the auth session of its answer. */
function documentCookieFor(announced: string, req: Request, { cookie, principals }: Told): string | null {
  if (announced === 'none') return cookie.clear(req.secure);
  const parsed = authSessionSchema.safeParse(announced.split('.'));
  if (!parsed.success) return null;
  const [userId, authSessionId] = parsed.data;
  const { id: instanceId } = getInstance(req);
  principals.forget(instanceId, userId);
  return cookie.issue({ userId, authSessionId, instanceId }, req.secure);
}

/** Headers that are the gateway's to set, or that concern the connection to core-api only. */
const ownHeaders =
  /^(access-control-|keep-alive$|server$|x-powered-by$|content-security-policy$|x-request-id$)/;

/** Turns, in place, the headers of core-api's answer into those that the client may see. */
export function prepareHeaders(headers: IncomingHttpHeaders, req: Request, res: Response, told: Told): void {
  const announced = headers[AUTH_SESSION_HEADER];
  for (const name of Object.keys(headers)) {
    if (name.startsWith(INTERNAL_HEADER_PREFIX) || ownHeaders.test(name)) delete headers[name];
  }
  if (typeof announced === 'string' && req.context.area === 'auth') {
    const value = documentCookieFor(announced, req, told);
    if (value) headers['set-cookie'] = [headers['set-cookie'] ?? [], value].flat();
  }
  headers['cache-control'] ??= 'no-store';
  headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close';
}
