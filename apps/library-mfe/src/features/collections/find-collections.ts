import { containing } from '@reflectory/domain/search';
import type { SearchSource } from '@reflectory/platform-sdk';

/** Finds collections by their name, for the palette. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const { data } = await client
    .from('library_collections')
    .select('id,name')
    .ilike('name', containing(text))
    .order('rank')
    .limit(limit)
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ id, name }) => ({ id, title: name, to: `/library/collections/${id}` }));
};
