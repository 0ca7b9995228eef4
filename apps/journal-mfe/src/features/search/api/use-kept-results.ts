import type { FoundEntry } from '@reflectory/contracts/search';
import { useQueryClient } from '@tanstack/react-query';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { type KeptEntry, searchKept } from '../model/search-kept.ts';

const isKeptEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'entry_at' in value &&
  'word_count' in value;

/** Entries of lists that this device keeps. */
export function useKeptResults(text: string, isWanted: boolean): FoundEntry[] {
  const queryClient = useQueryClient();
  const { key } = useReadScope();
  if (!isWanted) return [];
  const known = queryClient
    .getQueriesData<unknown>({ queryKey: [...key, 'entries'] })
    .flatMap(([, data]) => (Array.isArray(data) ? data : pagesOf(data)))
    .filter(isKeptEntry);
  return searchKept([...new Map(known.map((entry) => [entry.id, entry])).values()], text);
}

/** Rows of a list that was read by the page. */
function pagesOf(data: unknown): unknown[] {
  const pages: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'pages') : [];
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown) =>
    typeof page === 'object' && page !== null ? Reflect.get(page, 'entries') : [],
  );
}
