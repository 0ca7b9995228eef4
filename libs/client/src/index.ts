export { callFunction, FunctionCallError } from './call-function.ts';
export {
  createQueryClient,
  MUTATION_RETRIES,
  QUERY_FRESH_MS,
  QUERY_KEPT_MS,
  QUERY_RETRIES,
  queryRetryDelay,
} from './query-client.ts';
export { createServiceClient } from './service-client.ts';
export type { ServiceClient, ServiceClientOptions } from './service-client.ts';
