import type { RequestContext } from '@reflectory/contracts/control-plane';
import { SignJWT } from 'jose';
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

test('a context arrives as it was signed', async () => {
  expect(await verifyContext(await signContext(context, secret), secret)).toEqual(context);
});

test('what is forged, old, long-lived, of another audience or another shape is refused', async () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...context };
  const bad = {
    'another secret': await signContext(context, `${secret}!`),
    'changed after signing': (await signContext(context, secret)).replace(/\.(.)/, '.A$1'),
    expired: await signAs(claims, 'core-api', now - 120, 60),
    'too old although not expired': await signAs(claims, 'core-api', now - 120, 3600),
    'control-plane token': await signControlPlaneToken(secret),
    'another shape': await signAs({ ...claims, db_role: 'postgres' }, 'core-api', now, 60),
    unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    empty: '',
  };
  for (const [name, token] of Object.entries(bad)) {
    const refused = await verifyContext(token, secret).then(
      () => 'accepted',
      (error: unknown) => (error instanceof InternalTokenError ? 'refused' : 'failed'),
    );
    expect({ name, refused }).toEqual({ name, refused: 'refused' });
  }
});

test('a context that was read before is taken at once, as long as its token holds and no longer', async () => {
  // Tokens count whole seconds.
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  const verify = createContextVerifier(secret);
  const token = await signContext(context, secret);
  const first = verify(token);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual(context);
  vi.advanceTimersByTime(59_999);
  expect(verify(token)).toEqual(context);
  vi.advanceTimersByTime(10_000);
  await expect(verify(token)).rejects.toThrow(InternalTokenError);
  const forged = `${token.slice(0, -2)}AA`;
  await expect(verify(forged)).rejects.toThrow(InternalTokenError);
  vi.useRealTimers();
});

test('a context opens no control plane', async () => {
  await expect(verifyControlPlaneToken(await signContext(context, secret), secret)).rejects.toThrow(
    InternalTokenError,
  );
  await expect(verifyControlPlaneToken(await signControlPlaneToken(secret), secret)).resolves.toBeUndefined();
});
