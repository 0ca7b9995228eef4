import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts';
import { signContext } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { wantedLanguage } from '../documents/document-language.ts';
import { getInstance } from '../request-context.ts';

/** Milliseconds that a signed context is used again; half of what it is valid for. */
const keptMs = 30_000;

/** The gateway's decision about a request, in the words of the contract. */
export function decisionOf(req: Request): RequestContext {
  const { principal, origin, role } = req.context;
  const instance = getInstance(req);
  return {
    instance_id: instance.id,
    origin,
    db_role: principal.databaseRole,
    user_id: principal.userId,
    auth_session_id: principal.authSessionId,
    role: role ?? 'user',
    language: wantedLanguage(req, instance),
    claims: principal.claims,
  };
}

/** Hands core-api what was decided, as one short-lived signed token. */
export function signRequestContext({ secret }: { secret: string }): RequestHandler {
  const signed = new LRUCache<string, string>({ max: 20_000, ttl: keptMs });
  return async (req, _res, next) => {
    const { origin, role, token } = req.context;
    const instance = getInstance(req);
    const key = [instance.id, origin, role, wantedLanguage(req, instance), token].join(' ');
    let context = signed.get(key);
    if (!context) {
      context = await signContext(decisionOf(req), secret);
      signed.set(key, context);
    }
    req.headers[CONTEXT_HEADER] = context;
    next();
  };
}
