import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import { signContext } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { languageWishes, wantedLanguage } from '../documents/document-language.ts';
import { getInstance } from '../request-context.ts';

/** Milliseconds that a signed context is used again; half of what it is valid for. */
const keptMs = 30_000;

/** The gateway's decision about a request, in the words of the contract. */
function decisionOf(req: Request): RequestContext {
  const { principal, origin, role, permissions, isLeaving } = req.context;
  const instance = getInstance(req);
  return {
    instance_id: instance.id,
    origin,
    db_role: principal.databaseUser,
    user_id: principal.userId,
    auth_session_id: principal.authSessionId,
    role: role ?? 'user',
    ...(permissions && { permissions: [...permissions] }),
    ...(isLeaving && { is_leaving: true as const }),
    language: wantedLanguage(req, instance),
    claims: principal.claims,
  };
}

/** Hands core-api what was decided, as one short-lived signed token. */
export function signRequestContext({ secret }: { secret: string }): RequestHandler {
  const signed = new LRUCache<string, string>({ max: 20_000, ttl: keptMs });
  return (req, _res, next) => {
    const { origin, role, permissions, isLeaving, token } = req.context;
    const key = [getInstance(req).id, origin, role, permissions, isLeaving, languageWishes(req), token].join(
      '\n',
    );
    const known = signed.get(key);
    const context = known ?? signContext(decisionOf(req), secret);
    if (known === undefined) signed.set(key, context);
    req.headers[CONTEXT_HEADER] = context;
    next();
  };
}
