import type { ServiceClient } from '@reflectory/client';
import { isLockCode, normalCode } from '@reflectory/domain/lock-code';

/** Milliseconds that the lock waits for the code before it goes on with what this device knows. */
const READ_TIMEOUT_MS = 5000;

/**
 * The code of a person; null while they have none that counts.
 *
 * @throws Error when the profile cannot be read.
 */
export async function readLockCode(client: ServiceClient, userId: string): Promise<string | null> {
  const { data, error } = await client
    .from('profiles')
    .select('lock_code')
    .eq('id', userId)
    .abortSignal(AbortSignal.timeout(READ_TIMEOUT_MS))
    .maybeSingle();
  if (error) throw error;
  const code = data?.lock_code;
  return isLockCode(code) ? normalCode(code) : null;
}

/**
 * Writes the code of a person, or takes it away.
 *
 * @throws Error when the profile cannot be written.
 */
export async function writeLockCode(
  client: ServiceClient,
  userId: string,
  code: string | null,
): Promise<void> {
  const { error } = await client.from('profiles').upsert({ id: userId, lock_code: code });
  if (error) throw error;
}
