import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A fresh unguessable token: 256 random bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, hexadecimal. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a text can be a token at all; anything else is not looked up. */
export const isTokenShaped = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token);

/** Makes each refresh token's successor. */
export type RefreshChain = {
  /** The token after the one that is stored as `hash`. */
  successorOf(hash: string): string;
  /** The successor of the token stored as `hash` that is itself stored as `wanted`, at most eight steps away. */
  findDescendant(hash: string, wanted: string): string | undefined;
};

const MAX_STEPS = 8;

/**
 * Refresh tokens of one auth session form a chain: each is made of what is stored of the one before, under a key. So a
 * client that lost an answer gets the same successor again although only hashes are stored, an auth session can be given
 * its next token by a call that does not bring the present one, and nobody without the secret can make one.
 */
export function createRefreshChain(secret: string): RefreshChain {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh-token-chain', 32));
  const successorOf = (hash: string) => createHmac('sha256', key).update(hash).digest('base64url');
  return {
    successorOf,
    findDescendant(hash, wanted) {
      let known = hash;
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const candidate = successorOf(known);
        known = hashToken(candidate);
        if (known === wanted) return candidate;
      }
      return undefined;
    },
  };
}
