import { createSecretKey } from 'node:crypto';
import { principalAnswerSchema, type RequestContext } from '@reflectory/contracts';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import * as z from 'zod';
import { findPrincipal } from '../../control-plane/control-plane.repository.ts';
import type { Database } from '../../database/database.ts';

/** Who a token speaks for; `expiresAt` in milliseconds. */
export type ChannelPrincipal = { context: RequestContext; expiresAt: number };

/** Why a token is not taken; the text is told to the client. */
export class ChannelTokenError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChannelTokenError';
  }
}

export type ChannelTokens = {
  /** Reads a token for a connection of an instance. @throws ChannelTokenError */
  read(token: string, connection: RequestContext): Promise<ChannelPrincipal>;
  /** The caller as they stand now. @throws ChannelTokenError when they may not be here any more */
  standing(context: RequestContext): Promise<RequestContext>;
};

type Options = {
  database: Database;
  keys: { keys: readonly object[] };
  /** Secret of the fixed keys; without it no fixed key is taken inside a channel. */
  fixedKeySecret: string | null;
};

const fixedKeySchema = z.looseObject({ role: z.enum(['anon', 'service_role']), exp: z.number() });
const personSchema = z.looseObject({
  role: z.literal('authenticated'),
  sub: z.uuid(),
  exp: z.number(),
  instance_id: z.uuid(),
  session_id: z.uuid().optional(),
});

/** Verifies what a socket says of its caller, by the same keys and rules as a call. */
export function createChannelTokens({ database, keys, fixedKeySecret }: Options): ChannelTokens {
  const published = createLocalJWKSet({ keys: [...keys.keys] } as JSONWebKeySet);
  const secret = fixedKeySecret === null ? null : createSecretKey(Buffer.from(fixedKeySecret, 'utf8'));

  async function verify(token: string): Promise<JWTPayload> {
    try {
      if (decodeProtectedHeader(token).alg !== 'HS256') return (await jwtVerify(token, published)).payload;
      if (secret) return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new ChannelTokenError('Access token has expired');
    }
    throw new ChannelTokenError('The token is not valid');
  }

  async function refuseWithoutStanding(context: RequestContext): Promise<RequestContext> {
    const { instance_id: instanceId, user_id: userId, auth_session_id: sessionId } = context;
    if (userId === null) return context;
    const found = await database.asService(
      'control_plane',
      null,
      (tx) => findPrincipal(tx, instanceId, userId, sessionId),
      { readOnly: true },
    );
    const standing = principalAnswerSchema.safeParse(found).data;
    const mayAct = standing?.isMember && standing.isAuthSessionActive && standing.secondFactor !== 'missing';
    if (!standing || !mayAct) throw new ChannelTokenError('The sign-in is not valid any more');
    return { ...context, role: standing.role };
  }

  return {
    standing: refuseWithoutStanding,
    async read(token, connection) {
      const claims = await verify(token);
      const key = fixedKeySchema.safeParse(claims);
      if (key.success) {
        const { role } = key.data;
        return {
          expiresAt: key.data.exp * 1000,
          context: {
            ...connection,
            db_role: role,
            user_id: null,
            auth_session_id: null,
            role: 'user',
            claims: role === 'anon' ? {} : claims,
          },
        };
      }
      const person = personSchema.safeParse(claims);
      if (!person.success) throw new ChannelTokenError('The token carries no role and end');
      if (person.data.instance_id !== connection.instance_id) {
        throw new ChannelTokenError('The token was made for another instance');
      }
      const context = await refuseWithoutStanding({
        ...connection,
        db_role: 'authenticated',
        user_id: person.data.sub,
        auth_session_id: person.data.session_id ?? null,
        role: 'user',
        claims,
      });
      return { context, expiresAt: person.data.exp * 1000 };
    },
  };
}
