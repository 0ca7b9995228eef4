import { OAuthErrorCode } from '@modelcontextprotocol/server';
import { API_TOKEN_PREFIX, type OAuthRefusal, REFRESH_TOKEN_PREFIX } from '@reflectory/contracts/api-tokens';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { Transaction } from '@reflectory/runtime/database';
import * as z from 'zod';
import { digestOf, newSecretToken } from '../../../secret-tokens/index.ts';
import { isResource } from './access-request.ts';
import { oauthRepository as repository } from './oauth.repository.ts';

type TokenRequest = FunctionInput<'issue-oauth-tokens'>;
type TokenAnswer = FunctionOutput<'issue-oauth-tokens'>;

/** Why nothing was given; of what may be guesses no more is said than that. */
const descriptions: Readonly<Record<string, string>> = {
  [OAuthErrorCode.InvalidRequest]: 'Something that is needed is missing',
  [OAuthErrorCode.InvalidClient]: 'Nobody knows this application',
  [OAuthErrorCode.UnsupportedGrantType]: 'Come with a code or a refresh token',
  [OAuthErrorCode.InvalidGrant]: 'It is none of this application, was used, or has ended',
  [OAuthErrorCode.InvalidScope]: 'That is more than was granted',
  [OAuthErrorCode.InvalidTarget]: 'It was not granted for this resource',
  [OAuthErrorCode.AccessDenied]: 'Its person has as many tokens as can be',
  [OAuthErrorCode.TooManyRequests]: 'Use the access token that you have',
};

const refused = (error: string, wait: number | null = null): OAuthRefusal => ({
  error,
  error_description: descriptions[error] ?? error,
  ...(wait !== null && { retry_after: wait }),
});

/** A verifier of RFC 7636 §4.1. */
const verifierPattern = /^[\w.~-]{43,128}$/;

type Secrets = { access: Buffer; refresh: Buffer };

async function redeem(tx: Transaction, request: TokenRequest, clientId: string, secrets: Secrets) {
  const { code, redirect_uri: address, code_verifier: verifier, resource } = request;
  if (code === undefined || verifier === undefined || address === undefined)
    return { error: OAuthErrorCode.InvalidRequest };
  const redeemed = {
    hash: digestOf(code),
    clientId,
    address,
    challenge: verifierPattern.test(verifier) ? digestOf(verifier).toString('base64url') : '',
    resource: resource?.replace(/\/$/, '') ?? null,
    host: URL.canParse(address) ? new URL(address).host : '',
  };
  return repository.redeemCode(tx, redeemed, secrets);
}

async function rotate(
  tx: Transaction,
  { refresh_token: token, scope = '', resource }: TokenRequest,
  clientId: string,
  { origin, ...secrets }: Secrets & { origin: string },
) {
  if (token === undefined) return { error: OAuthErrorCode.InvalidRequest };
  if (resource !== undefined && !isResource(resource, origin)) return { error: OAuthErrorCode.InvalidTarget };
  const wanted = scope.split(' ').filter((one) => one !== '');
  const scopes = wanted.length > 0 ? wanted : null;
  return repository.rotate(tx, { hash: digestOf(token), clientId, scopes }, secrets);
}

/** Tokens for a code or a refresh token at `origin`. A refusal is answered and not thrown: what it ended stays ended. */
export async function issueTokens(
  tx: Transaction,
  request: TokenRequest,
  origin: string,
): Promise<TokenAnswer> {
  const clientId = z.uuid().safeParse(request.client_id).data;
  // One that was forgotten hears that, and registers again.
  if (clientId === undefined || !(await repository.findClient(tx, clientId)))
    return refused(OAuthErrorCode.InvalidClient);
  const access = newSecretToken(API_TOKEN_PREFIX);
  const refresh = newSecretToken(REFRESH_TOKEN_PREFIX);
  const secrets = { access: digestOf(access), refresh: digestOf(refresh) };
  const outcome =
    request.grant_type === 'authorization_code'
      ? await redeem(tx, request, clientId, secrets)
      : request.grant_type === 'refresh_token'
        ? await rotate(tx, request, clientId, { ...secrets, origin })
        : { error: OAuthErrorCode.UnsupportedGrantType };
  if (outcome.error !== null) return refused(outcome.error, 'wait' in outcome ? outcome.wait : null);
  return { access_token: access, refresh_token: refresh, scope: outcome.granted.join(' ') };
}
