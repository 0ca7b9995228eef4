import { isRecord } from '@reflectory/domain/record';

/** What a link out of a mail brought along in the fragment of the address. */
export type LinkArrival = 'session' | 'recovery' | 'invite' | 'expired' | 'none';

/** Reads the fragment before the service client does, which takes it away. */
export function readArrival(hash: string): LinkArrival {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  if (values.has('error') || values.has('error_code')) return 'expired';
  const token = values.get('access_token');
  if (token === null) return 'none';
  if (!claimsOf(token)) return 'expired';
  const type = values.get('type');
  return type === 'recovery' || type === 'invite' ? type : 'session';
}

/** Whose token it says it is, by id and mail address; null where it is none. */
export function claimsOf(token: string): { sub: string; email: string } | null {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims) || typeof claims['sub'] !== 'string') return null;
    return { sub: claims['sub'], email: typeof claims['email'] === 'string' ? claims['email'] : '' };
  } catch {
    return null;
  }
}

const RECOVERY_KEY = 'reflectory.recovery';

/** Remembers in this tab that a new password is due, and a name of whoever was invited, so that a reload does not skip it. */
export const dueRecovery = {
  mode: () => {
    const kept = sessionStorage.getItem(RECOVERY_KEY);
    return kept === null ? null : kept === 'invite' ? 'invited' : 'new-password';
  },
  begin: (arrival: 'recovery' | 'invite') => sessionStorage.setItem(RECOVERY_KEY, arrival),
  end: () => sessionStorage.removeItem(RECOVERY_KEY),
};
