import { isLeavingCall } from '@reflectory/contracts/auth';
import type { PrincipalAnswer } from '@reflectory/contracts/control-plane';
import type { RequestHandler } from 'express';
import type { PrincipalDirectory } from '../control-plane/principal-directory.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';

/** Finds role and permissions of the caller at this instance, and refuses whoever may no longer act here. */
export function resolveRole({ principals }: { principals: PrincipalDirectory }): RequestHandler {
  return (req, _res, next) => {
    const { userId, authSessionId, databaseUser, claims } = req.context.principal;
    if (userId === null) {
      req.context.role = databaseUser === 'service_role' ? 'super_admin' : null;
      next();
      return;
    }
    if (authSessionId !== null && principals.isAuthSessionEnded(authSessionId)) throw refuse('session_ended');
    const accept = (answer: PrincipalAnswer | null) => {
      if (!answer) throw refuse('person_unknown');
      if (authSessionId !== null && !answer.isAuthSessionActive) throw refuse('session_ended');
      const isLeaving = answer.isLeaving === true;
      if (!answer.isMember && !isLeaving) throw refuse('not_member');
      if (isLeaving && !isLeavingCall(req.method, req.path)) throw refuse('membership_paused');
      req.context.isLeaving = isLeaving;
      req.context.role = answer.role;
      req.context.permissions = answer.permissions;
      req.context.lacksSecondFactor = answer.secondFactor !== 'none' && claims.aal !== 'aal2';
      next();
    };
    const found = principals.find(getInstance(req).id, userId, authSessionId);
    if (!(found instanceof Promise)) return accept(found);
    return found.then(accept, (error: unknown) => {
      throw error instanceof CoreApiUnavailableError ? refuse('unavailable') : error;
    });
  };
}
