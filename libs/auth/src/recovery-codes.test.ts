import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authLimits, type AuthStack, startAuthStack } from './testing/auth-stack.ts';
import {
  claimsOf,
  createAuthenticator,
  createPeople,
  enrollAuthenticator,
  levelOf,
} from './testing/second-factor.ts';

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({
    limits: { secondFactor: { ...authLimits.secondFactor, burst: 1000 } },
  });
});
afterAll(() => stack.stop());

const now = () => Date.now() + stack.clock.offsetMs;
const { signUp, signIn } = createPeople(() => stack);

describe('recovery codes', () => {
  const create = async (client: SupabaseClient): Promise<string[]> => {
    const { data, error } = await client.functions.invoke('create-recovery-codes');
    if (error) throw error;
    return data.codes;
  };
  const use = async (client: SupabaseClient, code: string) => {
    const { data, error } = await client.functions.invoke('use-recovery-code', { body: { code } });
    return error ? { status: error.context.status, ...(await error.context.json()).error } : data;
  };

  test('are made at aal2 alone, ten of 128 bits, stored as hashes', async () => {
    const { client, user } = await signUp('paper@acme.example');
    const refused = await client.functions.invoke('create-recovery-codes');
    expect(await refused.error.context.json()).toMatchObject({ error: { code: 'insufficient_aal' } });
    await enrollAuthenticator(client, now);
    const codes = await create(client);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    const rows = await stack.owner.query('select * from auth.mfa_recovery_codes where user_id = $1', [
      user.id,
    ]);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
  });

  test('stand in for the second factor, each once', async () => {
    const { client } = await signUp('used@acme.example');
    await enrollAuthenticator(client, now);
    const [first = ''] = await create(client);
    const fresh = await signIn('used@acme.example');
    expect(await use(fresh, 'nothing like it')).toEqual({ accepted: false, remaining: 10 });
    expect(await use(fresh, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).toEqual({
      accepted: true,
      remaining: 9,
    });
    await fresh.auth.refreshSession();
    expect(await levelOf(fresh)).toEqual(['aal2', 'aal2']);
    expect(await claimsOf(fresh)).toMatchObject({
      amr: [{ method: 'recovery_code' }, { method: 'password' }],
    });

    const again = await signIn('used@acme.example');
    expect(await use(again, first)).toEqual({ accepted: false, remaining: 9 });
    await again.auth.refreshSession();
    expect(await levelOf(again)).toEqual(['aal1', 'aal2']);
  });

  test('of an earlier time are gone when new ones are made, and all with the last factor', async () => {
    const { client, user } = await signUp('renew@acme.example');
    const { factorId } = await enrollAuthenticator(client, now);
    const [old = ''] = await create(client);
    const [fresh = ''] = await create(client);
    const other = await signIn('renew@acme.example');
    expect(await use(other, old)).toMatchObject({ accepted: false });
    expect(await use(other, fresh)).toMatchObject({ accepted: true });
    await client.auth.mfa.unenroll({ factorId });
    const rows = await stack.owner.query('select 1 from auth.mfa_recovery_codes where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('are nobody else’s, and of no use where no second factor is asked for', async () => {
    const { client } = await signUp('mine@acme.example');
    await enrollAuthenticator(client, now);
    const [code = ''] = await create(client);
    const { client: thief } = await signUp('thief@acme.example');
    expect(await use(thief, code)).toMatchObject({ status: 409, code: 'conflict' });
    await enrollAuthenticator(thief, now);
    const fresh = await signIn('thief@acme.example');
    expect(await use(fresh, code)).toEqual({ accepted: false, remaining: 0 });
    expect(await use(client, code)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await use(stack.clientAt(stack.acme), code)).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    });
  });
});

describe('guessing', () => {
  let limited: AuthStack;
  beforeAll(async () => {
    limited = await startAuthStack();
  });
  afterAll(() => limited.stop());

  test('is slowed down to 15 codes and challenges a minute, recovery codes with them', async () => {
    const { client } = await createPeople(() => limited).signUp('guess@acme.example');
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const factorId = data?.id ?? '';
    const challenge = await client.auth.mfa.challenge({ factorId });
    const attempt = () =>
      client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: '000000' });
    let accepted = 1;
    let last = await attempt();
    while (last.error?.code === 'mfa_verification_failed' && accepted < 40) {
      accepted += 1;
      last = await attempt();
    }
    expect(last.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    // Refilled by one every four seconds while the test runs.
    expect(accepted).toBeGreaterThanOrEqual(15);
    expect(accepted).toBeLessThanOrEqual(17);
    const { error } = await client.functions.invoke('use-recovery-code', { body: { code: 'guess' } });
    expect(error.context.status).toBe(429);
    const authenticator = createAuthenticator(data?.totp?.secret ?? '', Date.now);
    const right = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: authenticator.code(),
    });
    expect(right.error?.status).toBe(429);
  });
});
