import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import {
  CONTEXT_AUDIENCE,
  CONTROL_PLANE_AUDIENCE,
  type RequestContext,
  requestContextSchema,
} from '@reflectory/contracts/control-plane';
import jwt from 'jsonwebtoken';
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

let lastKey: { secret: string; key: KeyObject } | undefined;

/** A process has one secret, and making a key of it costs more than using it. */
function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(Buffer.from(secret, 'utf8')) };
  return lastKey.key;
}

const base64url = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const header = base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

/** Signed here: each person's first call waits for it, and a library's checks of our own claims cost twenty times as much. */
function sign(claims: object, audience: string, secret: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const payload = { ...claims, iss: issuer, aud: audience, iat, exp: iat + INTERNAL_TOKEN_SECONDS };
  const signed = `${header}.${base64url(JSON.stringify(payload))}`;
  return `${signed}.${createHmac('sha256', keyOf(secret)).update(signed).digest('base64url')}`;
}

/** Claims of a token that holds, with its times in seconds. */
function verify(
  token: string,
  audience: string,
  secret: string,
): jwt.JwtPayload & { exp: number; iat: number } {
  try {
    const claims = jwt.verify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      clockTolerance,
      maxAge: INTERNAL_TOKEN_SECONDS,
    });
    if (typeof claims === 'string') throw new TypeError('No claims');
    const { exp, iat } = claims;
    if (exp === undefined || iat === undefined) throw new TypeError('No times');
    return { ...claims, exp, iat };
  } catch (cause) {
    throw new InternalTokenError('Internal token refused', { cause });
  }
}

/** Signs what the gateway decided about a call, for core-api alone; valid for 60 seconds. */
export function signContext(context: RequestContext, secret: string): string {
  return sign({ ...context }, CONTEXT_AUDIENCE, secret);
}

/** Contexts that are remembered: one for each person and way of asking within a minute. */
const maxContexts = 20_000;

/**
 * Reads the gateway's decisions about calls, each token once.
 *
 * @throws InternalTokenError when a token cannot be trusted or its claims have another shape.
 */
export function createContextVerifier(secret: string): (token: string) => RequestContext {
  const known = new LRUCache<string, RequestContext>({ max: maxContexts, perf: Date, ttlResolution: 0 });
  return (token) => {
    const kept = known.get(token);
    if (kept) return kept;
    const { context, endsAt } = readContext(token, secret);
    const ttl = endsAt * 1000 - Date.now();
    if (ttl > 0) known.set(token, context, { ttl });
    return context;
  };
}

/** The same for a single token. */
export const verifyContext = (token: string, secret: string): RequestContext =>
  readContext(token, secret).context;

/** A context and when it ends, in seconds. */
function readContext(token: string, secret: string) {
  const claims = verify(token, CONTEXT_AUDIENCE, secret);
  const { data: context } = requestContextSchema.safeParse(claims);
  if (!context) throw new InternalTokenError('Internal token has unknown claims');
  const endsAt = Math.min(claims.exp, claims.iat + INTERNAL_TOKEN_SECONDS);
  return { context: Object.freeze(context), endsAt };
}

/** Signs the token with which a gateway asks core-api for the control plane; valid for 60 seconds. */
export function signControlPlaneToken(secret: string): string {
  return sign({}, CONTROL_PLANE_AUDIENCE, secret);
}

/**
 * Checks a control-plane token.
 *
 * @throws InternalTokenError when it cannot be trusted.
 */
export function verifyControlPlaneToken(token: string, secret: string): void {
  verify(token, CONTROL_PLANE_AUDIENCE, secret);
}
