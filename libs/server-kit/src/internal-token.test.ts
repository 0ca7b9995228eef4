import type { RequestContext } from '@reflectory/contracts/control-plane';
import { SignJWT } from 'jose';
import jwt from 'jsonwebtoken';
import { expect, test, vi } from 'vitest';
import {
  createContextVerifier,
  InternalTokenError,
  signContext,
  signControlPlaneToken,
  verifyContext,
  verifyControlPlaneToken,
} from './internal-token.ts';

const secret = 'a secret of at least thirty-two characters';
const context: RequestContext = {
  instance_id: '10000000-0000-4000-8000-000000000001',
  origin: 'http://acme.localhost:8080',
  db_role: 'authenticated',
  user_id: '20000000-0000-4000-8000-000000000001',
  auth_session_id: null,
  role: 'user',
  claims: { sub: 'x', app_metadata: { provider: 'email' } },
};

const signAs = (claims: Record<string, unknown>, audience: string, issuedAt: number, lifetime: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('gateway')
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(Buffer.from(secret));

function isRefused(token: string): boolean {
  try {
    verifyContext(token, secret);
    return false;
  } catch (error) {
    if (error instanceof InternalTokenError) return true;
    throw error;
  }
}

test('a context arrives as it was signed', () => {
  expect(verifyContext(signContext(context, secret), secret)).toEqual(context);
});

test('what is forged, old, long-lived, of another audience or another shape is refused', async () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...context };
  const bad = {
    'another secret': signContext(context, `${secret}!`),
    'changed after signing': signContext(context, secret).replace(/\.(.)/, '.A$1'),
    expired: await signAs(claims, 'core-api', now - 120, 60),
    'too old although not expired': await signAs(claims, 'core-api', now - 120, 3600),
    'control-plane token': signControlPlaneToken(secret),
    'another shape': await signAs({ ...claims, db_role: 'postgres' }, 'core-api', now, 60),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    'without an end': jwt.sign(claims, secret, { issuer: 'gateway', audience: 'core-api' }),
    'without a beginning': jwt.sign({ ...claims, exp: now + 60 }, secret, {
      issuer: 'gateway',
      audience: 'core-api',
      noTimestamp: true,
    }),
    empty: '',
  };
  for (const [name, token] of Object.entries(bad)) {
    expect({ name, refused: isRefused(token) }).toEqual({ name, refused: true });
  }
});

test('a context that was read before is taken as long as its token holds and no longer', () => {
  // Tokens count whole seconds.
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  const verify = createContextVerifier(secret);
  const token = signContext(context, secret);
  const first = verify(token);
  expect(first).toEqual(context);
  vi.advanceTimersByTime(59_999);
  expect(verify(token)).toBe(first);
  vi.advanceTimersByTime(10_000);
  expect(() => verify(token)).toThrow(InternalTokenError);
  expect(() => verify(`${token.slice(0, -2)}AA`)).toThrow(InternalTokenError);
  vi.useRealTimers();
});

test('a context opens no control plane', () => {
  expect(() => verifyControlPlaneToken(signContext(context, secret), secret)).toThrow(InternalTokenError);
  expect(() => verifyControlPlaneToken(signControlPlaneToken(secret), secret)).not.toThrow();
});
