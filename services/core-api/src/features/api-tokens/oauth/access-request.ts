import { OAuthErrorCode } from '@modelcontextprotocol/server';
import {
  type AccessRequest,
  APPLICATION_SCOPES,
  type ApiScope,
  MCP_PATH,
} from '@reflectory/contracts/api-tokens';
import { isLoopback, isRegistered, withAnswer } from './redirect-address.ts';

/** An application as it registered. */
export type Client = { name: string; redirect_uris: string[] };

/** A request that somebody can answer. */
type OpenRequest = {
  outcome: 'open';
  name: string;
  host: string;
  is_local: boolean;
  scopes: ApiScope[];
  clientId: string;
  address: string;
  challenge: string;
  resource: string;
};
type CheckedRequest =
  OpenRequest | { outcome: 'unknown' } | { outcome: 'wrong'; host: string; return_to: string };

/** A SHA-256 in base64url (RFC 7636 §4.2). */
const challengePattern = /^[\w-]{43}$/;

/** The server for models of an instance; with a slash at its end it is the same. */
export const isResource = (asked: string, origin: string): boolean =>
  asked.replace(/\/$/, '') === origin + MCP_PATH;

/** What of a `scope` is known here; other names are passed over, as applications ask for what servers elsewhere have. */
const scopesOf = (scope: string): ApiScope[] => {
  const names = new Set(scope.split(' '));
  return APPLICATION_SCOPES.filter((one) => names.has(one));
};

function errorOf(request: AccessRequest, scopes: readonly ApiScope[], origin: string): OAuthErrorCode | null {
  if (request.response_type !== 'code') return OAuthErrorCode.UnsupportedResponseType;
  if (request.code_challenge_method !== 'S256' || !challengePattern.test(request.code_challenge ?? ''))
    return OAuthErrorCode.InvalidRequest;
  if (request.resource !== undefined && !isResource(request.resource, origin))
    return OAuthErrorCode.InvalidTarget;
  return scopes.length === 0 ? OAuthErrorCode.InvalidScope : null;
}

/** What goes back with every answer, so that the application knows whose it is (RFC 9207). */
export const answerTo = (
  { state }: AccessRequest,
  origin: string,
  answer: { code: string } | { error: OAuthErrorCode },
) => ({ ...answer, state, iss: origin });

/** Checks an authorization request at `origin` against what its application registered. */
export function checkAccessRequest(
  request: AccessRequest,
  client: Client | undefined,
  origin: string,
): CheckedRequest {
  const { client_id: clientId, redirect_uri: address } = request;
  if (
    !client ||
    clientId === undefined ||
    address === undefined ||
    !isRegistered(address, client.redirect_uris)
  )
    return { outcome: 'unknown' };
  const url = new URL(address);
  const scopes = request.scope === undefined ? APPLICATION_SCOPES : scopesOf(request.scope);
  const error = errorOf(request, scopes, origin);
  if (error)
    return {
      outcome: 'wrong',
      host: url.host,
      return_to: withAnswer(address, answerTo(request, origin, { error })),
    };
  return {
    outcome: 'open',
    name: client.name,
    host: url.host,
    is_local: isLoopback(url),
    scopes,
    clientId,
    address,
    challenge: request.code_challenge ?? '',
    resource: origin + MCP_PATH,
  };
}
