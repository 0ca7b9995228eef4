import { API_SCOPES } from './scopes.ts';

/** Where the server for models stands, below the origin of an instance: the one thing that applications are let into. */
export const MCP_PATH = '/functions/v1/mcp';

/** What an application may be given: the scopes that a tool for models needs. */
export const APPLICATION_SCOPES = API_SCOPES.filter((scope) => scope !== 'journal:write');

/** Seconds that an access token of an application works. */
export const ACCESS_TOKEN_SECONDS = 3600;

/** Begins every refresh token. */
export const REFRESH_TOKEN_PREFIX = 'rfr_';
/** Begins every authorization code. */
export const CODE_PREFIX = 'rfc_';

/** Bytes that the body of a registration or of a request for tokens may have. */
export const OAUTH_BODY_BYTES = 16 * 1024;
