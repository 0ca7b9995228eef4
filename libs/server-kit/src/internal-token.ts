import { createSecretKey } from 'node:crypto';
import {
  CONTEXT_AUDIENCE,
  CONTROL_PLANE_AUDIENCE,
  type RequestContext,
  requestContextSchema,
} from '@reflectory/contracts/control-plane';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Seconds that an internal token is valid after it was signed. */
const INTERNAL_TOKEN_SECONDS = 60;

const issuer = 'gateway';
/** Seconds that the clocks of two machines may differ. */
const clockTolerance = 5;

/** The internal token is missing, forged, expired or for another audience. */
export class InternalTokenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InternalTokenError';
  }
}

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret, 'utf8'));

const sign = (claims: JWTPayload, audience: string, secret: string): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${INTERNAL_TOKEN_SECONDS}s`)
    .sign(keyOf(secret));

async function verify(token: string, audience: string, secret: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      clockTolerance,
      maxTokenAge: INTERNAL_TOKEN_SECONDS,
      requiredClaims: ['exp', 'iat'],
    });
    return payload;
  } catch (cause) {
    throw new InternalTokenError('Internal token refused', { cause });
  }
}

/** Signs what the gateway decided about a call, for core-api alone; valid for 60 seconds. */
export function signContext(context: RequestContext, secret: string): Promise<string> {
  return sign({ ...context }, CONTEXT_AUDIENCE, secret);
}

/** Contexts that are remembered: one for each person and way of asking within a minute. */
const maxContexts = 20_000;

/**
 * Reads the gateway's decisions about calls; at once where the same token was read before and still holds.
 *
 * @throws InternalTokenError when a token cannot be trusted or its claims have another shape.
 */
export function createContextVerifier(
  secret: string,
): (token: string) => RequestContext | Promise<RequestContext> {
  const known = new LRUCache<string, RequestContext>({ max: maxContexts, perf: Date, ttlResolution: 0 });
  const verifyAndKeep = async (token: string) => {
    const { context, endsAt } = await readContext(token, secret);
    const ttl = endsAt * 1000 - Date.now();
    if (ttl > 0) known.set(token, context, { ttl });
    return context;
  };
  return (token) => known.get(token) ?? verifyAndKeep(token);
}

/** The same for a single token. */
export async function verifyContext(token: string, secret: string): Promise<RequestContext> {
  return (await readContext(token, secret)).context;
}

/** A context and when it ends, in seconds. */
async function readContext(token: string, secret: string) {
  const claims = await verify(token, CONTEXT_AUDIENCE, secret);
  const { data: context } = requestContextSchema.safeParse(claims);
  if (!context) throw new InternalTokenError('Internal token has unknown claims');
  const endsAt = Math.min(claims.exp ?? 0, (claims.iat ?? 0) + INTERNAL_TOKEN_SECONDS);
  return { context: Object.freeze(context), endsAt };
}

/** Signs the token with which a gateway asks core-api for the control plane; valid for 60 seconds. */
export function signControlPlaneToken(secret: string): Promise<string> {
  return sign({}, CONTROL_PLANE_AUDIENCE, secret);
}

/**
 * Checks a control-plane token.
 *
 * @throws InternalTokenError when it cannot be trusted.
 */
export async function verifyControlPlaneToken(token: string, secret: string): Promise<void> {
  await verify(token, CONTROL_PLANE_AUDIENCE, secret);
}
