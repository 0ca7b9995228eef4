import { isRecord } from '@reflectory/domain/record';

/** What the service client left in local storage. */
type StoredSession = { access_token: string; user: { id: string; email?: string } };

/**
 * The auth session that local storage holds, however old its token: without the network nobody can say that it ended.
 * `url` is the address of the service, by which the client names the place.
 */
export function readStoredSession(storage: Pick<Storage, 'getItem'>, url: string): StoredSession | null {
  try {
    const name = new URL(url).hostname.split('.')[0] ?? '';
    const stored: unknown = JSON.parse(storage.getItem(`sb-${name}-auth-token`) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['user'])) return null;
    const { access_token: token, user } = stored;
    return typeof token === 'string' && typeof user['id'] === 'string' ? (stored as StoredSession) : null;
  } catch {
    return null;
  }
}
