/** What a token may be given, each by a choice of its own. */
export const API_SCOPES = [
  'journal:read',
  'journal:draft',
  'journal:write',
  'plans:read',
  'plans:add',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Days after which a token ends, to choose from. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;
/** Tokens that somebody may have at once. */
export const API_TOKENS_MAX = 20;

/** Begins every token, so that a scanner of secrets and a reader know what it is. */
export const API_TOKEN_PREFIX = 'rfl_';
/** A whole token: 256 bits in base64url. */
export const API_TOKEN_PATTERN = /^rfl_[\w-]{43}$/;
