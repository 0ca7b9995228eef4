import { QueryClient } from '@tanstack/react-query';

/** Milliseconds that an answer counts as fresh (specification, section 9). */
export const QUERY_FRESH_MS = 5 * 60_000;
/** Milliseconds that an unused answer is kept (specification, section 9). */
export const QUERY_KEPT_MS = 30 * 60_000;
/** Retries of a failed read (specification, section 9). */
export const QUERY_RETRIES = 3;
/** Retries of a failed write (specification, section 9). */
export const MUTATION_RETRIES = 1;

/** Delay in milliseconds before retry `attempt` (0-based): doubles from 1 s, at most 5 s (specification, section 9). */
export function queryRetryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 5000);
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
