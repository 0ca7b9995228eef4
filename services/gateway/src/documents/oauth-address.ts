import { MCP_PATH } from '@reflectory/contracts/api-tokens';

/** Where the metadata of the server for models stands (RFC 9728 §3.1). */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

const addresses = {
  '/.well-known/oauth-protected-resource': 'resource',
  [RESOURCE_METADATA_PATH]: 'resource',
  '/.well-known/oauth-authorization-server': 'server',
  '/oauth/register': 'register',
  '/oauth/token': 'token',
  '/oauth/revoke': 'revoke',
} as const;
const endpoints: ReadonlyMap<string, OAuthEndpoint> = new Map(Object.entries(addresses));

/** What programs ask by OAuth; a person answers at a page of its own. */
export type OAuthEndpoint = (typeof addresses)[keyof typeof addresses];

/** What an address is for, null for every other one. */
export const parseOAuthAddress = (path: string): OAuthEndpoint | null => endpoints.get(path) ?? null;
