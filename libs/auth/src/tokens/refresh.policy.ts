/** What is stored of a refresh token; times in milliseconds. */
export type StoredRefreshToken = {
  hash: string;
  parent: string | null;
  isRevoked: boolean;
  changedAt: number;
};

/**
 * Decides what a presented refresh token is worth: a new one, the active one again (its answer was lost, or two tabs
 * asked at once), or the end of the auth session because it was stolen or replayed. `reuseMs` milliseconds after it was
 * used, a token that is not the active one's parent leads nowhere.
 */
export function decideRefresh(
  presented: StoredRefreshToken,
  active: StoredRefreshToken | undefined,
  { now, reuseMs }: { now: number; reuseMs: number },
): 'rotate' | 'repeat' | 'revoke' {
  if (!presented.isRevoked) return 'rotate';
  if (!active) return 'revoke';
  const isParent = active.parent === presented.hash;
  return isParent || now - presented.changedAt < reuseMs ? 'repeat' : 'revoke';
}
