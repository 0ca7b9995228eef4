export { callFunction, FunctionCallError } from './call-function.ts';
export { describeFailure } from './describe-failure.ts';
export { failureCode } from './failure-code.ts';
export { accountStatus, ownProvider, profileName } from './person-queries.ts';
export { createQueryClient, queryRetryDelay } from './query-client.ts';
export { createServiceClient, takeTokens } from './service-client.ts';
export type { ServiceClient, ServiceClientOptions } from './service-client.ts';
