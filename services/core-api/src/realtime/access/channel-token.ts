import { principalAnswerSchema, type RequestContext } from '@reflectory/contracts';
import * as z from 'zod';
import { findPrincipal } from '../../control-plane/control-plane.repository.ts';
import type { Database } from '../../database/database.ts';
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

const fixedKeySchema = z.looseObject({ role: z.enum(['anon', 'service_role']), exp: z.number() });
const personSchema = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  exp: z.number(),
  instance_id: z.uuid(),
  session_id: z.uuid().optional(),
});

/** Who verified claims speak of, on a connection; null when they are not those of one of our tokens. */
function principalOf(claims: unknown, connection: RequestContext): ChannelPrincipal | null {
  const nobody = { user_id: null, auth_session_id: null, role: 'user' } as const;
  const key = fixedKeySchema.safeParse(claims).data;
  if (key) {
    const context = { ...connection, ...nobody, db_role: key.role, claims: key.role === 'anon' ? {} : key };
    return { context, expiresAt: key.exp * 1000 };
  }
  const person = personSchema.safeParse(claims).data;
  if (!person) return null;
  if (person.instance_id !== connection.instance_id) {
    throw new ChannelTokenError('The token was made for another instance');
  }
  const context: RequestContext = {
    ...connection,
    db_role: 'authenticated',
    user_id: person.sub,
    auth_session_id: person.session_id ?? null,
    role: 'user',
    claims: person,
  };
  return { context, expiresAt: person.exp * 1000 };
}

/** Verifies what a socket says of its caller, by the same keys and rules as a call. */
export function createChannelTokens({
  database,
  ...keys
}: VerificationKeys & { database: Database }): ChannelTokens {
  const verify = createTokenVerifier(keys);

  async function standing(context: RequestContext): Promise<RequestContext> {
    const { instance_id: instanceId, user_id: userId, auth_session_id: sessionId } = context;
    if (userId === null) return context;
    const found = await database.asService(
      'control_plane',
      null,
      (tx) => findPrincipal(tx, instanceId, userId, sessionId),
      { readOnly: true },
    );
    const now = principalAnswerSchema.safeParse(found).data;
    if (!now?.isMember || !now.isAuthSessionActive || now.secondFactor === 'missing') {
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
