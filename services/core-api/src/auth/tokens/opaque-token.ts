import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A fresh unguessable token: 256 random bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, hexadecimal. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a text can be a token at all; anything else is not looked up. */
export const isTokenShaped = (token: string) => /^[A-Za-z0-9_-]{43}$/.test(token);

/** Makes each refresh token's successor. */
export type RefreshChain = {
  next(token: string): string;
  /** The successor of `token` whose hash is `hash`, at most eight steps away. */
  findDescendant(token: string, hash: string): string | undefined;
};

const MAX_STEPS = 8;

/**
 * Refresh tokens of one auth session form a chain: each is the keyed hash of the one before. So a client that lost an
 * answer gets the same successor again although only hashes are stored, and nobody without the secret can make one.
 */
export function createRefreshChain(secret: string): RefreshChain {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh-token-chain', 32));
  const next = (token: string) => createHmac('sha256', key).update(token).digest('base64url');
  return {
    next,
    findDescendant(token, hash) {
      let candidate = token;
      for (let step = 0; step < MAX_STEPS; step += 1) {
        candidate = next(candidate);
        if (hashToken(candidate) === hash) return candidate;
      }
      return undefined;
    },
  };
}
