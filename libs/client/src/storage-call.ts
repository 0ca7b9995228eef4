import type { BootManifest } from '@reflectory/contracts/boot';
import type { ServiceClient } from './service-client.ts';

/** Who calls the file storage, and where it is. */
export type StorageCaller = { client: ServiceClient; service: BootManifest['service']; userId: string };

/** Milliseconds that a part of a file may take, where nothing else is said. */
const CALL_TIMEOUT_MS = 120_000;

/** `timeoutMs`: milliseconds until its last byte. */
export type StorageRequest = RequestInit & { headers?: Record<string, string>; timeoutMs?: number };

/** A call of the file storage as the signed-in person. Rejects without an answer. */
export async function callStorage(
  { client, service, userId }: StorageCaller,
  path: string,
  { headers, signal, timeoutMs = CALL_TIMEOUT_MS, ...init }: StorageRequest,
): Promise<Response> {
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== userId) throw new Error('Somebody else is signed in');
  const limit = AbortSignal.timeout(timeoutMs);
  return fetch(`${service.url}/storage/v1/${path}`, {
    ...init,
    headers: { ...headers, apikey: service.anonKey, authorization: `Bearer ${data.session.access_token}` },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

/** Status of an answer, as the storage says it in the body. */
export async function storageStatus(answer: Response): Promise<{ status: number; code: string }> {
  if (answer.ok) return { status: answer.status, code: '' };
  const body = (await answer.json().catch(() => null)) as { statusCode?: string; error?: string } | null;
  return { status: Number(body?.statusCode ?? answer.status), code: body?.error ?? '' };
}
