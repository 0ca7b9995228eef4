import { reachesData } from '@reflectory/contracts/auth';
import type { RequestHandler } from 'express';
import { Passport } from 'passport';
import { ACCESS_TOKEN, accessTokenStrategy, findToken } from '../auth/access-token-strategy.ts';
import type { OpaqueKeys } from '../auth/opaque-keys.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { VerifiedTokens } from '../auth/verified-tokens.ts';
import { CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { refuse } from '../refusal.ts';
import { getInstance, type Principal } from '../request-context.ts';

type Dependencies = {
  keys: SigningKeys;
  opaqueKeys: OpaqueKeys;
  verified: VerifiedTokens;
  metrics: GatewayMetrics;
};

function refusalFor(problem: unknown) {
  if (problem instanceof CoreApiUnavailableError) return refuse('unavailable');
  const isExpired = problem instanceof Error && problem.name === 'TokenExpiredError';
  return refuse(isExpired ? 'token_expired' : 'token_invalid');
}

/** Finds out who calls: verifies the token once, remembers it, and insists that it was made for this instance. */
export function resolvePrincipal({ keys, opaqueKeys, verified, metrics }: Dependencies): RequestHandler {
  const passport = new Passport();
  passport.use(ACCESS_TOKEN, accessTokenStrategy(keys));
  return (req, res, next) => {
    const token = findToken(req);
    // A token of another kind has said who calls.
    if (token === null || req.context.token !== null) {
      next();
      return;
    }
    const accept = (principal: Principal) => {
      if (principal.instanceId !== null && principal.instanceId !== getInstance(req).id) {
        next(refuse('token_of_other_instance'));
        return;
      }
      if (req.context.area !== 'auth' && !reachesData(principal)) {
        next(refuse('role_unknown'));
        return;
      }
      req.context.principal = principal;
      req.context.token = token;
      next();
    };
    if (opaqueKeys.isOpaque(token)) {
      const principal = opaqueKeys.find(token);
      if (principal) accept(principal);
      else next(refuse('token_invalid'));
      return;
    }
    const remembered = verified.find(token);
    metrics.tokenCache.inc({ outcome: remembered ? 'hit' : 'miss' });
    if (remembered) {
      accept(remembered);
      return;
    }
    const conclude = (error: unknown, principal: Principal | false | null, problem: unknown) => {
      if (error || !principal) {
        next(error ?? refusalFor(problem));
        return;
      }
      verified.remember(token, principal);
      accept(principal);
    };
    passport.authenticate(ACCESS_TOKEN, { session: false }, conclude)(req, res, next);
  };
}
