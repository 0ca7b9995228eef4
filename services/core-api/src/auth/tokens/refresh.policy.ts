/** Milliseconds in which a used refresh token still leads to the active one. */
export const REUSE_INTERVAL_MS = 10_000;

/** What is stored of a refresh token; times in milliseconds. */
export type StoredRefreshToken = {
  hash: string;
  parent: string | null;
  isRevoked: boolean;
  changedAt: number;
};

/**
 * Decides what a presented refresh token is worth: a new one, the active one again (its answer was lost, or two tabs
 * asked at once), or the end of the auth session because it was stolen or replayed.
 */
export function decideRefresh(
  presented: StoredRefreshToken,
  active: StoredRefreshToken | undefined,
  now: number,
): 'rotate' | 'repeat' | 'revoke' {
  if (!presented.isRevoked) return 'rotate';
  if (!active) return 'revoke';
  const isParent = active.parent === presented.hash;
  return isParent || now - presented.changedAt < REUSE_INTERVAL_MS ? 'repeat' : 'revoke';
}
