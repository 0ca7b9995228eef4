import { readStoredSession } from '@reflectory/client/stored-session';
import { isRecord } from '@reflectory/domain/record';

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
  const { sub, email } = claimsOf(token);
  return sub === current.id ? null : { hash, current: current.email ?? '', other: textOf(email) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a token says; nothing where it is none. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
