import type { ServiceClient } from '@reflectory/client';
import { tableFailure } from '../../../service/service-failure.ts';

/**
 * Id of the entry that a session became, or null while it has none.
 *
 * @throws ServiceFailure
 */
export async function findEntryOfSession(client: ServiceClient, sessionId: string): Promise<string | null> {
  const { data, error, status } = await client
    .from('entries')
    .select('id')
    .eq('session_id', sessionId)
    .limit(1);
  if (error) throw tableFailure(status, error);
  return data[0]?.id ?? null;
}
