export { type ApiTokenBearer, apiTokenFunctions } from './api-token-functions.ts';
export {
  ACCESS_TOKEN_SECONDS,
  APPLICATION_SCOPES,
  CODE_PREFIX,
  MCP_PATH,
  OAUTH_BODY_BYTES,
  REFRESH_TOKEN_PREFIX,
} from './oauth.ts';
export {
  type AccessRequest,
  type AccessRequestView,
  oauthFunctions,
  type OAuthRefusal,
} from './oauth-functions.ts';
export { type ApiTokenRow, type ApiTokenCallRow, apiTokensTables } from './rows.ts';
export {
  API_SCOPES,
  API_TOKEN_DAYS,
  API_TOKEN_PATTERN,
  API_TOKEN_PREFIX,
  API_TOKENS_MAX,
  type ApiScope,
} from './scopes.ts';
export { API_TABLES } from './tables.ts';
