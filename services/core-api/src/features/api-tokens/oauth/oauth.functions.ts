import { OAuthErrorCode } from '@modelcontextprotocol/server';
import { networkOf, type RateLimit } from '@reflectory/auth';
import {
  type AccessRequest,
  API_TOKENS_MAX,
  CODE_PREFIX,
  oauthFunctions as contract,
} from '@reflectory/contracts/api-tokens';
import type { Transaction } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
  FunctionError,
} from '@reflectory/runtime/functions';
import * as z from 'zod';
import { digestOf, newSecretToken } from '../../../secret-tokens/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { answerTo, checkAccessRequest } from './access-request.ts';
import { readClientMetadata } from './client-metadata.ts';
import { issueTokens } from './issue-tokens.ts';
import { oauthRepository as repository } from './oauth.repository.ts';
import { withAnswer } from './redirect-address.ts';

/** Registrations of one network at an instance. */
const registrations: RateLimit = { name: 'register-oauth-client', burst: 20, seconds: 180 };

const refused = (error: OAuthErrorCode, description: string) => ({ error, error_description: description });
const tooMany = (seconds: number) => ({
  ...refused(OAuthErrorCode.TooManyRequests, `Register in ${seconds} seconds`),
  retry_after: seconds,
});

/** A request as it stands against what is registered. */
async function check(tx: Transaction, request: AccessRequest, origin: string) {
  const id = z.uuid().safeParse(request.client_id).data;
  const client = id === undefined ? undefined : await repository.findClient(tx, id);
  return checkAccessRequest(request, client, origin);
}

const answerAccessRequest = defineFunction({
  contract,
  name: 'answer-access-request',
  access: 'signed-in',
  async handle({ request, allowed }, { tx, context: { origin } }) {
    const open = await check(tx, request, origin);
    if (open.outcome !== 'open') throw new FunctionError('invalid_input', 'This request cannot be answered');
    const answer = (said: Parameters<typeof answerTo>[2]) => ({
      return_to: withAnswer(open.address, answerTo(request, origin, said)),
    });
    if (!allowed) return answer({ error: OAuthErrorCode.AccessDenied });
    const { scopes, days } = allowed;
    if (!scopes.every((scope) => open.scopes.includes(scope)))
      throw new FunctionError('invalid_input', 'That is more than was asked for');
    const code = newSecretToken(CODE_PREFIX);
    const isKept = await repository.addCode(tx, { ...open, hash: digestOf(code), scopes, days });
    if (!isKept) throw new FunctionError('too_large', `That is more than ${API_TOKENS_MAX} tokens`);
    return answer({ code });
  },
});

type Parts = Pick<FunctionParts, 'database' | 'limiter'>;

/** How applications are let in: they register, somebody allows or denies, and codes and refresh tokens become tokens. */
export const createOAuthFunctions = ({ database, limiter }: Parts): FunctionDefinition[] => [
  defineFunction({
    contract,
    name: 'get-access-request',
    access: 'signed-in',
    readOnly: true,
    async handle(request, { tx, context }) {
      const view = await check(tx, request, context.origin);
      if (view.outcome !== 'open') return view;
      return { ...view, granted_at: await repository.findGrantedAt(tx, view.clientId) };
    },
  }),
  answerAccessRequest,
  defineServiceFunction({
    contract,
    name: 'register-oauth-client',
    access: 'anyone',
    async handle({ metadata }, { address, context }) {
      const client = readClientMetadata(metadata);
      if ('error' in client) return client;
      const network = `${context.instance_id}:${networkOf(address)}`;
      const waits = await limiter.take(registrations, network);
      if (waits > 0) return tooMany(waits);
      const added = await database.asPrincipal(context, (tx) =>
        repository.addClient(tx, client, digestOf(network)),
      );
      if (added.error !== null)
        return refused(OAuthErrorCode.AccessDenied, 'Integrations are off at this instance');
      return { client_id: added.made, client_name: client.name, redirect_uris: client.addresses };
    },
  }),
  defineFunction({
    contract,
    name: 'issue-oauth-tokens',
    access: 'anyone',
    handle: (request, { tx, context }) => issueTokens(tx, request, context.origin),
  }),
  defineFunction({
    contract,
    name: 'revoke-oauth-token',
    access: 'anyone',
    async handle({ token, client_id: clientId }, { tx }) {
      const id = z.uuid().safeParse(clientId).data;
      if (id !== undefined) await repository.revoke(tx, digestOf(token), id);
      return {};
    },
  }),
];
