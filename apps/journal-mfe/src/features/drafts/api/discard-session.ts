import type { ServiceClient } from '@reflectory/client';
import { tableFailure } from '../../../service/service-failure.ts';

/**
 * Removes an unfinished session from the server; one that is gone already is fine.
 *
 * @throws ServiceFailure
 */
export async function discardSession(client: ServiceClient, sessionId: string): Promise<void> {
  const { error, status } = await client.from('sessions').delete().eq('id', sessionId).eq('status', 'draft');
  if (error) throw tableFailure(status, error);
}
