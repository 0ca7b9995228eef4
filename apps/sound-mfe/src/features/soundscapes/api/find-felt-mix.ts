import type { ServiceClient } from '@reflectory/client';
import { type FeltMix, mixForFeelings } from '../model/mix-for-feelings.ts';

/** A soundscape for what was found in an entry. */
export async function findFeltMix(client: ServiceClient, entryId: string): Promise<FeltMix> {
  const { data } = await client
    .from('analyses')
    .select('result')
    .eq('entry_id', entryId)
    .limit(1)
    .throwOnError();
  return mixForFeelings(entryId, data[0]?.result.emotions ?? []);
}
