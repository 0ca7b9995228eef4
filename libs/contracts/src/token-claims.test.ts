import { describe, expect, it } from 'vitest';
import { reachesData, readTokenClaims } from './token-claims.ts';

const sub = '20000000-0000-4000-8000-000000000001';
const instance = '10000000-0000-4000-8000-000000000001';
const session = '30000000-0000-4000-8000-000000000001';
const ours = {
  iss: 'http://localhost:8080/auth/v1',
  aud: 'authenticated',
  role: 'authenticated',
  sub,
  instance_id: instance,
  session_id: session,
  exp: 2_000_000_000,
};

describe('the claims of a token', () => {
  it('of a signing key bind it to an instance and an auth session', () => {
    expect(readTokenClaims(ours, 'signing-key')).toMatchObject({
      databaseRole: 'authenticated',
      userId: sub,
      authSessionId: session,
      instanceId: instance,
      expiresAt: ours.exp,
    });
  });

  it.each(['iss', 'aud', 'role', 'sub', 'instance_id', 'session_id', 'exp'])(
    'of a signing key without %s are not ours',
    (name) => {
      expect(readTokenClaims({ ...ours, [name]: undefined }, 'signing-key')).toBeNull();
    },
  );

  it('made with the secret may name a person alone, who speaks at whichever instance is asked', () => {
    const bearer = readTokenClaims({ role: 'authenticated', sub, exp: ours.exp }, 'secret');
    expect(bearer).toMatchObject({ userId: sub, instanceId: null, authSessionId: null });
    expect(readTokenClaims({ role: 'authenticated', sub, exp: ours.exp, aud: 'other' }, 'secret')).toBeNull();
    expect(readTokenClaims({ role: 'authenticated', sub: 'me', exp: ours.exp }, 'secret')).toBeNull();
  });

  it.each([
    ['anon', 'anon'],
    ['service_role', 'service_role'],
    ['supabase_admin', 'service_role'],
  ])('with the role %s are a key by the secret, and nothing by a signing key', (role, databaseRole) => {
    expect(readTokenClaims({ role }, 'secret')).toMatchObject({
      databaseRole,
      userId: null,
      expiresAt: null,
    });
    expect(readTokenClaims({ ...ours, role }, 'signing-key')).toBeNull();
  });

  it('with a role that a program made up reach no data', () => {
    const bearer = readTokenClaims({ ...ours, role: 'editor' }, 'signing-key');
    expect(bearer && reachesData(bearer)).toBe(false);
    expect(reachesData({ userId: null, claims: {} })).toBe(true);
  });
});
