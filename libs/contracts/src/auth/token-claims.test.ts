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
  it('of a person bind it to an instance and an auth session', () => {
    expect(readTokenClaims(ours)).toMatchObject({
      databaseUser: 'authenticated',
      userId: sub,
      authSessionId: session,
      instanceId: instance,
      expiresAt: ours.exp,
    });
  });

  it.each([
    ['role', undefined],
    ['sub', undefined],
    ['sub', 'me'],
    ['exp', undefined],
    ['aud', 'other'],
    ['instance_id', 'here'],
  ])('of a person with %s = %s are not ours', (name, value) => {
    expect(readTokenClaims({ ...ours, [name]: value })).toBeNull();
  });

  it('may name a person alone, who speaks at whichever instance is asked', () => {
    const bearer = readTokenClaims({ role: 'authenticated', sub, exp: ours.exp });
    expect(bearer).toMatchObject({ userId: sub, instanceId: null, authSessionId: null });
  });

  it.each([
    ['anon', 'anon'],
    ['service_role', 'service_role'],
    ['supabase_admin', 'service_role'],
  ])('with the role %s are a key, whatever else they say', (role, databaseUser) => {
    expect(readTokenClaims({ role })).toMatchObject({ databaseUser, userId: null, expiresAt: null });
    expect(readTokenClaims({ ...ours, role })).toMatchObject({ databaseUser, userId: null });
  });

  it('with a role that a program made up reach no data', () => {
    const bearer = readTokenClaims({ ...ours, role: 'editor' });
    expect(bearer && reachesData(bearer)).toBe(false);
    expect(reachesData({ userId: null, claims: {} })).toBe(true);
  });
});
