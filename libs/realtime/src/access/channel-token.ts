import { reachesData, readTokenClaims } from '@reflectory/contracts/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FindPrincipal } from '../ports.ts';
import { ChannelTokenError } from './channel-token-error.ts';
import { createTokenVerifier, type VerificationKeys } from './verify-token.ts';

/** Who a token speaks for; `expiresAt` in milliseconds. */
export type ChannelPrincipal = { context: RequestContext; expiresAt: number };

export type ChannelTokens = {
  /** Reads a token for a connection of an instance. @throws ChannelTokenError */
  read(token: string, connection: RequestContext): Promise<ChannelPrincipal>;
  /** The caller as they stand now. @throws ChannelTokenError when they may not be here any more */
  standing(context: RequestContext): Promise<RequestContext>;
};

/** Who verified claims speak of, on a connection; null when they are not those of one of our tokens. */
function principalOf(claims: unknown, connection: RequestContext): ChannelPrincipal | null {
  const bearer = readTokenClaims(claims);
  if (!bearer || bearer.expiresAt === null || !reachesData(bearer)) return null;
  if (bearer.instanceId !== null && bearer.instanceId !== connection.instance_id) {
    throw new ChannelTokenError('The token was made for another instance');
  }
  const context: RequestContext = {
    ...connection,
    db_role: bearer.databaseUser,
    user_id: bearer.userId,
    auth_session_id: bearer.authSessionId,
    role: 'user',
    claims: bearer.claims,
  };
  return { context, expiresAt: bearer.expiresAt * 1000 };
}

/** Verifies what a socket says of its caller, by the same keys and rules as a call. */
export function createChannelTokens({
  findPrincipal,
  ...keys
}: VerificationKeys & { findPrincipal: FindPrincipal }): ChannelTokens {
  const verify = createTokenVerifier(keys);

  async function standing(context: RequestContext): Promise<RequestContext> {
    const { instance_id: instanceId, user_id: userId, auth_session_id: sessionId } = context;
    if (userId === null) return context;
    const now = await findPrincipal({
      instance_id: instanceId,
      user_id: userId,
      auth_session_id: sessionId,
    });
    const isOver = sessionId !== null && !now?.isAuthSessionActive;
    if (!now?.isMember || isOver || now.secondFactor === 'missing') {
      throw new ChannelTokenError('The sign-in is not valid any more');
    }
    return { ...context, role: now.role };
  }

  return {
    standing,
    async read(token, connection) {
      const principal = principalOf(await verify(token), connection);
      if (!principal) throw new ChannelTokenError('The token carries no role and end');
      return { ...principal, context: await standing(principal.context) };
    },
  };
}
