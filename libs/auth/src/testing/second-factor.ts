import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt, type JWTPayload } from 'jose';
import { codeOfStep, STEP_SECONDS } from '../mfa/totp.ts';
import type { AuthStack, Instance } from './auth-stack.ts';

const password = 'quiet-notebook';

/** People of a stack, each with a client of their own. */
export function createPeople(stack: () => AuthStack) {
  return {
    async signUp(email: string, instance: Instance = stack().acme) {
      const client = stack().clientAt(instance);
      const { data, error } = await client.auth.signUp({ email, password });
      if (error || !data.user) throw error ?? new Error('No user');
      return { client, user: data.user };
    },
    async signIn(email: string, instance: Instance = stack().acme): Promise<SupabaseClient> {
      const client = stack().clientAt(instance);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return client;
    },
  };
}

/** The level that an auth session has, and the one that it could have. */
export async function levelOf(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return [data.currentLevel, data.nextLevel];
}

/** What the access token says. */
export async function claimsOf(client: SupabaseClient): Promise<JWTPayload> {
  const { data } = await client.auth.getSession();
  return decodeJwt(data.session?.access_token ?? '');
}

/** An authenticator app that holds one secret. `now` in milliseconds. */
export function createAuthenticator(secret: string, now: () => number) {
  const key = decodeBase32(secret);
  return {
    /** The code that it shows `steps` steps after the present one. */
    code: (steps = 0) => codeOfStep(key, Math.floor(now() / 1000 / STEP_SECONDS) + steps),
  };
}

/** Enrols an authenticator app for the person who is signed in, and enters its first code. */
export async function enrollAuthenticator(client: SupabaseClient, now: () => number, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const authenticator = createAuthenticator(data.totp.secret, now);
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: authenticator.code(),
  });
  if (verified.error) throw verified.error;
  return { factorId: data.id, authenticator, tokens: verified.data };
}

/** Base 32 as an app reads it: written independently of what is tested. */
function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const letter of text) {
    buffer = buffer * 32 + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(buffer / 2 ** bits));
    buffer %= 2 ** bits;
  }
  return Buffer.from(bytes);
}
