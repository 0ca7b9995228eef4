import { createHash, timingSafeEqual } from 'node:crypto';
import { validationFailed } from '../auth-errors.ts';

/** What a program announces of the secret that it will show when it exchanges a code (RFC 7636). */
export type CodeChallenge = { challenge: string; method: 'plain' | 's256' };

/** Reads a challenge; null when the program wants its tokens in the fragment. @throws HttpError 400 */
export function readCodeChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: wanted } = body;
  if (!challenge && !wanted) return null;
  if (!challenge || !wanted) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  const method = wanted.toLowerCase();
  if (method !== 'plain' && method !== 's256') {
    throw validationFailed('code challenge method must be either plain or s256');
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  return { challenge, method };
}

/** Whether `verifier` is the secret that was announced. */
export function isVerifierOf({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [one, other] = [Buffer.from(shown), Buffer.from(challenge)];
  return one.length === other.length && timingSafeEqual(one, other);
}
