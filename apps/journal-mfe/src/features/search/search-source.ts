import type {} from '@reflectory/contracts/search';
import type { SearchSource } from '@reflectory/platform-sdk';
import { searchEntries } from './api/use-search.ts';

/** Finds entries of the person for the palette, the newest first. */
export const search: SearchSource = async ({ text, client, limit, signal }) => {
  const asked = { query: text, filters: {}, cursor: null, limit };
  const { entries } = await searchEntries(client, asked, signal);
  return entries.map(({ id, title, snippet }) => ({
    id,
    title: title || snippet,
    ...(title !== '' && { detail: snippet }),
    to: `/journal/entry/${id}`,
  }));
};
