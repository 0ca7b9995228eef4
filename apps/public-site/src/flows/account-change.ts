import { readStoredSession } from '@reflectory/client/stored-session';
import { claimsOf } from './link-arrival.ts';

/** A link of a mail that would sign in somebody else than who is signed in. */
export type AccountChange = {
  /** The fragment with the tokens. */
  hash: string;
  /** Addresses of who is signed in, and of who the link says it is for: only the service can say whether that is true. */
  current: string;
  other: string;
};

/** Whose account a link would change; null where it is the same, or nobody is signed in. */
export function accountChange({ hash, origin }: Location): AccountChange | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('access_token');
  const current = readStoredSession(localStorage, origin)?.user;
  if (token === null || !current) return null;
  const claims = claimsOf(token);
  if (!claims || claims.sub === current.id) return null;
  return { hash, current: current.email ?? '', other: claims.email };
}
