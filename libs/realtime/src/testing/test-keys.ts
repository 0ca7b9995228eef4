import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { VerificationKeys } from '../access/verify-token.ts';

/** A key of tests: what verifies, and what signs. */
export type TestKeys = VerificationKeys['keys'] & { sign(claims: JWTPayload): Promise<string> };

export async function createTestKeys(): Promise<TestKeys> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return {
    published: { keys: [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256' }] },
    shared: { keys: [] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'first' }).setIssuedAt().sign(privateKey),
  };
}
