import type { ServiceClient } from '@reflectory/client';
import type { DraftRow } from '../model/draft.ts';
import { sessionColumns } from './session-columns.ts';
import { tableFailure } from '../../../service/service-failure.ts';

/** Unfinished sessions that the journal offers to continue, at most. */
const UNFINISHED_LIMIT = 20;

/**
 * Unfinished sessions on the server, the last touched first.
 *
 * @throws ServiceFailure
 */
export async function findUnfinishedSessions(client: ServiceClient): Promise<DraftRow[]> {
  const { data, error, status } = await client
    .from('sessions')
    .select(sessionColumns)
    .eq('status', 'draft')
    .order('updated_at', { ascending: false })
    .limit(UNFINISHED_LIMIT);
  if (error) throw tableFailure(status, error);
  return data;
}
