import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { sessionNotFound, validationFailed } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { hashToken, isTokenShaped, type RefreshChain } from '../tokens/opaque-token.ts';
import { decideRefresh } from '../tokens/refresh.policy.ts';
import { mayLeave } from '../users/user-row.ts';
import { findUser } from '../users/users.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from './session-issuer.ts';
import {
  endSessions,
  findRefreshTokens,
  insertRefreshToken,
  lockSessionOfToken,
  noteUse,
  type SessionRow,
} from './sessions.repository.ts';

type Dependencies = {
  database: Database;
  issuer: SessionIssuer;
  chain: RefreshChain;
  config: { reuseMs: number };
  now: () => number;
};

/** Exchanges a refresh token for a new access token and the next refresh token. */
export type RefreshService = (place: SignInPlace, token: string | null | undefined) => Promise<IssuedSession>;

/** A refusal is returned, not thrown: ending the auth session must be committed with it. */
type Outcome = IssuedSession | HttpError;

export function createRefreshService(dependencies: Dependencies): RefreshService {
  const { database, issuer, chain, config, now } = dependencies;
  const useToken = async (
    tx: Transaction,
    { context, device }: SignInPlace,
    session: SessionRow,
    token: string,
  ): Promise<Outcome> => {
    const instanceId = context.instance_id;
    const user = await findUser(tx, instanceId, session.user_id);
    const isHere = user && (session.is_leaving ? mayLeave(user, now()) : user.is_member);
    if (!isHere) return end(tx, session, sessionNotFound(400));
    if (user.banned_until && user.banned_until.getTime() > now()) return end(tx, session, userBanned());
    if (session.not_after.getTime() <= now()) return end(tx, session, sessionExpired());

    const hash = hashToken(token);
    const { presented, active } = await findRefreshTokens(tx, session.id, hash);
    if (!presented) return tokenNotFound();
    const decision = decideRefresh(presented, active, { now: now(), reuseMs: config.reuseMs });
    if (decision === 'rotate') {
      const next = chain.successorOf(hash);
      const keys = { instanceId, userId: user.id, sessionId: session.id };
      await insertRefreshToken(tx, { ...keys, hash: hashToken(next), parent: hash });
      await noteUse(tx, session.id, device);
      return issuer.answer(session, user, next, context);
    }
    const current = decision === 'repeat' && active ? chain.findDescendant(hash, active.hash) : undefined;
    return current === undefined
      ? end(tx, session, tokenAlreadyUsed())
      : issuer.answer(session, user, current, context);
  };

  return async (place, token) => {
    const { context } = place;
    if (!token || !isTokenShaped(token)) throw validationFailed('Refresh token is not valid');
    const outcome = await database.asService(
      'auth_admin',
      context.instance_id,
      async (tx): Promise<Outcome> => {
        await getActiveInstance(tx, context);
        const session = await lockSessionOfToken(tx, context.instance_id, hashToken(token));
        return session ? useToken(tx, place, session, token) : tokenNotFound();
      },
    );
    if (outcome instanceof HttpError) throw outcome;
    return outcome;
  };
}

async function end(tx: Transaction, session: SessionRow, reason: HttpError): Promise<HttpError> {
  await endSessions(tx, { userId: session.user_id, only: session.id });
  return reason;
}

const tokenNotFound = () =>
  new HttpError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const tokenAlreadyUsed = () =>
  new HttpError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
const sessionExpired = () => new HttpError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
const userBanned = () => new HttpError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
