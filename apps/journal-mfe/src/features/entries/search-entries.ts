import type {} from '@reflectory/contracts/journal';
import type { SearchSource } from '@reflectory/platform-sdk';
import { tableFailure } from '../../service/service-failure.ts';

/** A text as part of a pattern of `ilike`, where some characters stand for others. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_');

/** Finds entries of the person by their titles, the newest first. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const { data, error, status } = await client
    .from('entries')
    .select('id,title')
    .is('binned_at', null)
    .ilike('title', `%${literal(text)}%`)
    .order('entry_at', { ascending: false })
    .limit(limit)
    .abortSignal(signal);
  if (error) throw tableFailure(status, error);
  return data.map(({ id, title }) => ({ id, title: title ?? '', to: `/journal/entry/${id}` }));
};
