import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Transaction } from '@reflectory/runtime/database';
import type { Weakness } from '../passwords/password.policy.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { sessionNotFound } from '../auth-errors.ts';
import { hashToken, newToken, type RefreshChain } from '../tokens/opaque-token.ts';
import { presentUser } from '../users/user.presenter.ts';
import type { UserRow } from '../users/user-row.ts';
import { accessTokenClaims } from './access-token.ts';
import {
  type AuthenticationMethod,
  type Device,
  insertRefreshToken,
  insertSession,
  lockActiveToken,
  type SessionRow,
} from './sessions.repository.ts';

/** Days after which a person signs in again, whatever they did. */
const SESSION_DAYS = 30;
const LEAVING_DAYS = 1;

/** Where and from what a person signs in. */
export type SignInPlace = { context: RequestContext; device: Device };

/** The contract's Session reply, and whose auth session it is. */
export type IssuedSession = {
  userId: string;
  sessionId: string;
  reply: {
    access_token: string;
    token_type: 'bearer';
    expires_in: number;
    expires_at: number;
    refresh_token: string;
    user: Record<string, unknown>;
    /** What today's policy has against the password that was given. */
    weak_password?: Weakness;
  };
};

/** Opens auth sessions and writes their answers. */
export type SessionIssuer = {
  open(
    tx: Transaction,
    user: UserRow,
    method: AuthenticationMethod['method'],
    place: SignInPlace,
  ): Promise<IssuedSession>;
  /** Opens one that exports and deletes and does nothing else, for a day. */
  openLeaving(tx: Transaction, user: UserRow, place: SignInPlace): Promise<IssuedSession>;
  /** The next tokens of a session whose present refresh token the call does not bring. @throws HttpError 403 */
  renew(tx: Transaction, session: SessionRow, user: UserRow, context: RequestContext): Promise<IssuedSession>;
  /** A new access token beside a refresh token that is the session's active one. */
  answer(
    session: SessionRow,
    user: UserRow,
    refreshToken: string,
    context: RequestContext,
  ): Promise<IssuedSession>;
};

type Dependencies = {
  keys: SigningKeys;
  chain: RefreshChain;
  config: { accessTokenSeconds: number };
  now: () => number;
};

/** `now` in milliseconds. */
export function createSessionIssuer({ keys, chain, config, now }: Dependencies): SessionIssuer {
  const answer: SessionIssuer['answer'] = async (session, user, refreshToken, context) => {
    const issuedAt = Math.floor(now() / 1000);
    const { origin, instance_id: instanceId } = context;
    const lifetime = config.accessTokenSeconds;
    return {
      userId: user.id,
      sessionId: session.id,
      reply: {
        access_token: await keys.sign(
          accessTokenClaims({ origin, instanceId, user, session, issuedAt, lifetime }),
        ),
        token_type: 'bearer',
        expires_in: lifetime,
        expires_at: issuedAt + lifetime,
        refresh_token: refreshToken,
        user: presentUser(user),
      },
    };
  };
  const open = async (
    tx: Transaction,
    user: UserRow,
    { method, isLeaving }: { method: AuthenticationMethod['method']; isLeaving: boolean },
    { context, device }: SignInPlace,
  ) => {
    const owner = { instanceId: context.instance_id, userId: user.id };
    const days = isLeaving ? LEAVING_DAYS : SESSION_DAYS;
    const session = await insertSession(tx, {
      ...owner,
      amr: [{ method, timestamp: Math.floor(now() / 1000) }],
      device,
      notAfter: new Date(now() + days * 86_400_000),
      isLeaving,
    });
    const refreshToken = newToken();
    const first = { sessionId: session.id, hash: hashToken(refreshToken), parent: null };
    await insertRefreshToken(tx, { ...owner, ...first });
    return answer(session, user, refreshToken, context);
  };
  return {
    answer,
    async renew(tx, session, user, context) {
      const parent = await lockActiveToken(tx, session.id);
      if (parent === undefined) throw sessionNotFound(403);
      const next = chain.successorOf(parent);
      const owner = { instanceId: context.instance_id, userId: user.id, sessionId: session.id };
      await insertRefreshToken(tx, { ...owner, hash: hashToken(next), parent });
      return answer(session, user, next, context);
    },
    open: (tx, user, method, place) => open(tx, user, { method, isLeaving: false }, place),
    openLeaving: (tx, user, place) => open(tx, user, { method: 'otp', isLeaving: true }, place),
  };
}
