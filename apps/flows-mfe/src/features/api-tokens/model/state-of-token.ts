import type { ApiToken } from '../api/use-api-tokens.ts';

/** Whether a token still works, and if not, why. */
export function stateOfToken(
  { expires_at: expiresAt, revoked_at: revokedAt }: Pick<ApiToken, 'expires_at' | 'revoked_at'>,
  now: number,
): 'working' | 'ended' | 'revoked' {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'ended' : 'working';
}
