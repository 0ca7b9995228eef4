import {
  MUTATION_RETRIES,
  QUERY_FRESH_MS,
  QUERY_KEPT_MS,
  QUERY_RETRIES,
  QUERY_RETRY_BASE_MS,
  QUERY_RETRY_MAX_MS,
} from '@reflectory/contracts/behaviour';
import { QueryClient } from '@tanstack/react-query';

/** Delay in milliseconds before retry `attempt` (0-based): doubles from 1 s, at most 5 s (specification, section 9). */
export function queryRetryDelay(attempt: number): number {
  return Math.min(QUERY_RETRY_BASE_MS * 2 ** attempt, QUERY_RETRY_MAX_MS);
}

/** A query cache with the numbers of the specification. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        gcTime: QUERY_KEPT_MS,
        retry: QUERY_RETRIES,
        retryDelay: queryRetryDelay,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: MUTATION_RETRIES },
    },
  });
}
