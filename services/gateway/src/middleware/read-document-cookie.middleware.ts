import type { RequestHandler } from 'express';
import { DOCUMENT_COOKIE, type DocumentCookie } from '../auth/document-cookie.ts';
import type { PrincipalDirectory } from '../control-plane/principal-directory.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { getInstance } from '../request-context.ts';

type Dependencies = { cookie: DocumentCookie; principals: PrincipalDirectory };

/**
 * Finds out for whom a document is drawn. It authorises no call: a cookie that is forged, ended or of another
 * instance, or without the second factor that the person has, or a person nothing is known of while core-api is away, is a
 * visitor.
 */
export function readDocumentCookie({ cookie, principals }: Dependencies): RequestHandler {
  return async (req, res, next) => {
    const header = req.headers.cookie;
    if (!header?.includes(DOCUMENT_COOKIE)) return next();
    const instance = getInstance(req);
    const named = await cookie.read(header, req.secure);
    if (!named || named.instanceId !== instance.id || principals.isAuthSessionEnded(named.authSessionId)) {
      res.append('set-cookie', cookie.clear(req.secure));
      return next();
    }
    try {
      const answer = await principals.find(instance.id, named.userId, named.authSessionId);
      if (!answer?.isAuthSessionActive || !answer.isMember) {
        res.append('set-cookie', cookie.clear(req.secure));
        return next();
      }
      // Kept for later: the same auth session may give its second factor yet.
      if (answer.secondFactor === 'missing') return next();
      const { userId, authSessionId } = named;
      const base = req.context.principal;
      req.context.principal = { ...base, userId, authSessionId, instanceId: instance.id };
      req.context.role = answer.role;
      req.context.permissions = answer.permissions;
      req.context.reachable = answer.instances;
    } catch (error) {
      if (!(error instanceof CoreApiUnavailableError)) throw error;
      req.context.log.warn(
        { requestId: req.context.requestId },
        'document drawn for a visitor: core-api is away',
      );
    }
    next();
  };
}
