import {
  API_TOKEN_PREFIX,
  API_TOKENS_MAX,
  type ApiTokenBearer,
  apiTokenFunctions as contract,
} from '@reflectory/contracts/api-tokens';
import { defineFunction, type FunctionDefinition, FunctionError } from '@reflectory/runtime/functions';
import { digestOf, newSecretToken } from '../../secret-tokens/index.ts';
import type { FunctionParts } from '../define-feature.ts';
import { readColumns } from './api-description.repository.ts';
import { describeApi } from './api-description.ts';
import { createMcpFunction } from './mcp/serve-mcp.ts';

type Parts = Pick<FunctionParts, 'database' | 'ports' | 'functions'>;

/** Tokens of a person, what the gateway asks about one, and what they are described by. */
export const createApiTokenFunctions = ({ database, ports, functions }: Parts): FunctionDefinition[] => [
  defineFunction({
    contract,
    name: 'add-api-token',
    access: 'signed-in',
    async handle({ name, scopes, days }, { tx }) {
      const token = newSecretToken(API_TOKEN_PREFIX);
      const [row] = await tx.query<{ id: string | null }>('select app.add_api_token($1, $2, $3, $4) as id', [
        name.trim(),
        scopes,
        days,
        digestOf(token),
      ]);
      if (!row?.id) throw new FunctionError('too_large', `That is more than ${API_TOKENS_MAX} tokens`);
      return { id: row.id, token };
    },
  }),
  defineFunction({
    contract,
    name: 'revoke-api-token',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      const [row] = await tx.query<{ done: boolean }>('select app.revoke_api_token($1) as done', [id]);
      if (!row?.done) throw new FunctionError('not_found', 'There is no such token of yours');
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'identify-api-token',
    access: 'anyone',
    async handle({ token, action }, { tx }) {
      const [bearer] = await tx.query<ApiTokenBearer>(
        'select token_id, user_id, scopes, has_second_factor from app.identify_api_token($1, $2)',
        [digestOf(token), action],
      );
      return { bearer: bearer ?? null };
    },
  }),
  defineFunction({
    contract,
    name: 'get-api-description',
    access: 'signed-in',
    scope: 'any',
    readOnly: true,
    handle: async (_input, { tx, context }) =>
      describeApi(await readColumns(tx), functions(), context.origin),
  }),
  createMcpFunction({ database, ports }),
];
