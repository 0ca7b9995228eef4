/**
 * The limits that the product has by itself, for processes that the command of the service alone would start without any.
 * Calls by address are not limited: everybody in the run has the same one.
 */
export const productLimits = {
  coreApi: {
    CORE_API_DATABASE_PER_INSTANCE: '6',
    CORE_API_DATABASE_PER_PERSON: '3',
    CORE_API_DATABASE_BUDGET_MS: '1500',
    CORE_API_STORAGE_PERSON_BYTES: '2147483648',
    CORE_API_REST_MAX_DEPTH: '8',
    CORE_API_REST_MAX_EMBEDDED_ROWS: '20000',
    CORE_API_REST_MAX_ANSWER_BYTES: '16777216',
    CORE_API_REALTIME_SOCKETS_PER_PERSON: '20',
    CORE_API_REALTIME_SOCKETS_PER_ADDRESS: '100',
    CORE_API_REALTIME_SOCKETS_PER_INSTANCE: '5000',
  },
  gateway: { GATEWAY_CALLS_AT_ONCE: '12', GATEWAY_FILES_AT_ONCE: '8', GATEWAY_ANY_HOST: 'false' },
};
