import { callFunction, type ServiceClient } from '@reflectory/client';
import type { SearchFilters } from '@reflectory/contracts/search';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

export type SearchPage = FunctionOutput<'search-entries'>;
type Asked = { query: string; filters: SearchFilters; cursor: string | null; limit: number };

/** One page of what is found. */
export async function searchEntries(
  client: ServiceClient,
  asked: Asked,
  signal: AbortSignal,
): Promise<SearchPage> {
  try {
    return await callFunction(client, 'search-entries', asked, { signal });
  } catch (error) {
    throw functionFailure(error);
  }
}

const ENTRIES_PER_PAGE = 20;

/** What is found by the page; what was found before stays until the answer is there. */
export function useSearch(query: string, filters: SearchFilters, isWanted: boolean) {
  const { client, key } = useReadScope();
  return useInfiniteQuery({
    queryKey: [...key, 'search', query, filters],
    queryFn: ({ pageParam, signal }) =>
      searchEntries(client, { query, filters, cursor: pageParam, limit: ENTRIES_PER_PAGE }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}
