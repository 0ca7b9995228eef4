import type { SupabaseClient } from '@supabase/supabase-js';
import { codeOfStep, STEP_SECONDS } from '../mfa/totp.ts';

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
