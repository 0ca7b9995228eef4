import {
  MUTATION_RETRIES,
  QUERY_FRESH_MS,
  QUERY_KEPT_MS,
  QUERY_RETRIES,
  QUERY_RETRY_BASE_MS,
  QUERY_RETRY_MAX_MS,
} from '@reflectory/contracts/behaviour';
import { onlineManager, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { failureCode } from './failure-code.ts';

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    /** Whether the device keeps the answer, to be read without network. */
    queryMeta: { isKept?: boolean };
  }
}

/** Delay in milliseconds before retry `attempt` (0-based): doubles from 1 s, at most 5 s (specification, section 9). */
export function queryRetryDelay(attempt: number): number {
  return Math.min(QUERY_RETRY_BASE_MS * 2 ** attempt, QUERY_RETRY_MAX_MS);
}

/**
 * Answers that stay what they are however often somebody asks; the last are those of a table to an address that is no id,
 * and to a name that is taken.
 */
const FINAL = new Set(['not_found', 'invalid_input', '22P02', '23505']);

/** Where a retry would end as the one before it, a page says so at once, and does not seem to load for seconds. */
function canRetry(failures: number, error: unknown): boolean {
  return failures < QUERY_RETRIES && onlineManager.isOnline() && !FINAL.has(failureCode(error));
}

const canRepeat = (failures: number, error: unknown): boolean =>
  failures < MUTATION_RETRIES && !FINAL.has(failureCode(error));

/**
 * A query cache with the numbers of the specification. `persister` stands between a query and the service, and may
 * answer for it.
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  // It is told of changes alone: a page that comes from the device begins without network.
  onlineManager.setOnline(globalThis.navigator?.onLine !== false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MS,
        gcTime: QUERY_KEPT_MS,
        retry: canRetry,
        retryDelay: queryRetryDelay,
        refetchOnWindowFocus: false,
        // A read without network fails and says so, instead of waiting in silence; the network's return asks again.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...(persister && { persister }),
      },
      mutations: { retry: canRepeat },
    },
  });
}
