import { containing } from '@reflectory/domain/search';
import type { SearchSource } from '@reflectory/platform-sdk';

/** Finds meditations of one's own by their name, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const { data } = await client
    .from('meditations')
    .select('id,name')
    .ilike('name', containing(text))
    .order('created_at', { ascending: false })
    .limit(limit)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ id, name }) => ({ id, title: name, to: `/sounds/meditations/own/${id}` }));
};
