import type { ApiScope } from '@reflectory/contracts/api-tokens';

/** The key of a scope's sentence below `tokens.scopes`: a colon would name a namespace. */
export const scopeKey = (scope: ApiScope): string => scope.replace(':', '_');
