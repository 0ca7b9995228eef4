import type { ServiceClient } from '@reflectory/client';
import type { DraftRow } from '../model/draft.ts';
import { CALL_TIMEOUT_MS, sessionColumns } from './session-columns.ts';
import { tableFailure } from '../../../service/service-failure.ts';

/**
 * The server's row of a session, or null when it has none.
 *
 * @throws ServiceFailure
 */
export async function findSession(client: ServiceClient, sessionId: string): Promise<DraftRow | null> {
  const { data, error, status } = await client
    .from('sessions')
    .select(sessionColumns)
    .eq('id', sessionId)
    .limit(1)
    .abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS));
  if (error) throw tableFailure(status, error);
  return data[0] ?? null;
}
