import { isRecord } from '@reflectory/domain/record';

/** What the shell reads of its own access token. It is not verified here: the gateway does that. */
export type AccessTokenClaims = { authSessionId: string | null; aal: string | null };

/** Reads an access token; what cannot be read is null. */
export function accessTokenClaims(token: string | undefined): AccessTokenClaims {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(part));
    if (!isRecord(claims)) return { authSessionId: null, aal: null };
    const { session_id, aal } = claims;
    return {
      authSessionId: typeof session_id === 'string' ? session_id : null,
      aal: typeof aal === 'string' ? aal : null,
    };
  } catch {
    return { authSessionId: null, aal: null };
  }
}
