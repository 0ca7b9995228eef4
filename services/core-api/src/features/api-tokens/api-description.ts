import { API_TABLES, type ApiScope } from '@reflectory/contracts/api-tokens';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import * as z from 'zod';
import type { ApiColumn } from './api-description.repository.ts';

type Schema = Record<string, unknown>;

/** Types of PostgreSQL as JSON Schema has them; what is not here is any JSON. */
const types: Readonly<Record<string, Schema>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  numeric: { type: 'number' },
  boolean: { type: 'boolean' },
  'text[]': { type: 'array', items: { type: 'string' } },
  'smallint[]': { type: 'array', items: { type: 'integer' } },
};

function schemaOf({ type, isNullable }: ApiColumn): Schema {
  const known = types[type] ?? {};
  return isNullable && typeof known['type'] === 'string'
    ? { ...known, type: [known['type'], 'null'] }
    : known;
}

const objectOf = (columns: readonly ApiColumn[], required: readonly string[] = []): Schema => ({
  type: 'object',
  properties: Object.fromEntries(columns.map((column) => [column.name, schemaOf(column)])),
  ...(required.length > 0 && { required }),
});

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const failure = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Failure' }) });
const refusals = {
  '401': failure('There is no such token, or no longer'),
  '403': failure('The token lacks the scope'),
  '429': failure('Too many calls: the header Retry-After says how many seconds to wait'),
};

const needing = (scope: ApiScope) => ({ tags: [scope], security: [{ token: [scope] }] });

const word = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
});

function describeReading(table: string, scope: ApiScope, columns: readonly ApiColumn[]) {
  return {
    operationId: `read_${table}`,
    summary: `Read ${table}`,
    ...needing(scope),
    parameters: [
      word('select', 'Columns, and rows of other tables, as id,title'),
      word('order', 'Columns to order by, as created_at.desc'),
      word('limit', 'Rows at most', { type: 'integer', minimum: 1 }),
      word('offset', 'Rows to pass over', { type: 'integer', minimum: 0 }),
      {
        ...word(
          'columns',
          'Filters by column, as title=eq.Snow, entry_date=gte.2026-11-01 or session_id=is.null',
          {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(columns.map(({ name }) => [name, { type: 'string' }])),
          },
        ),
        style: 'form',
        explode: true,
      },
    ],
    responses: {
      '200': {
        description: 'The rows',
        ...json({ type: 'array', items: { $ref: `#/components/schemas/${table}` } }),
      },
      ...refusals,
    },
  };
}

function describeAdding(table: string, scope: ApiScope, columns: readonly ApiColumn[]) {
  const required = columns.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name);
  return {
    operationId: `add_${table}`,
    summary: `Add to ${table}`,
    ...needing(scope),
    requestBody: { required: true, ...json(objectOf(columns, required)) },
    responses: { '201': { description: 'It was added' }, ...refusals },
  };
}

function describeChanging(table: string, scope: ApiScope, columns: readonly ApiColumn[]) {
  return {
    operationId: `change_${table}`,
    summary: `Change ${table}`,
    ...needing(scope),
    parameters: [{ ...word('id', 'Which row, as eq. and its id'), required: true }],
    requestBody: { required: true, ...json(objectOf(columns)) },
    responses: { '204': { description: 'It was changed' }, ...refusals },
  };
}

/** What is not JSON is any: a description says less then, and nothing wrong. */
const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function describeFunction(name: string, scope: ApiScope, contract: FunctionDefinition['contract']) {
  const words = name.replaceAll('-', ' ');
  return {
    operationId: name,
    summary: words.charAt(0).toUpperCase() + words.slice(1),
    ...needing(scope),
    requestBody: { required: true, ...json(toSchema(contract.input, 'input')) },
    responses: {
      '200': { description: 'The answer', ...json(toSchema(contract.output, 'output')) },
      ...refusals,
    },
  };
}

/** What tokens reach, by the OpenAPI Specification 3.1: made from what the database and the contracts say, so that it is true. */
export function describeApi(
  columns: readonly ApiColumn[],
  functions: readonly FunctionDefinition[],
  origin: string,
) {
  const of = Object.groupBy(columns, ({ table }) => table);
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, Schema> = {
    Failure: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
  };
  for (const [table, { read, add, change }] of Object.entries(API_TABLES)) {
    const readable = (of[table] ?? []).filter(({ isRead }) => isRead);
    const added = (of[table] ?? []).filter(({ isAdded }) => isAdded);
    const changed = (of[table] ?? []).filter(({ isChanged }) => isChanged);
    if (read) schemas[table] = objectOf(readable);
    paths[`/rest/v1/${table}`] = {
      ...(read && { get: describeReading(table, read, readable) }),
      ...(add && { post: describeAdding(table, add, added) }),
      ...(change && { patch: describeChanging(table, change, changed) }),
    };
  }
  for (const { name, scope, contract } of functions) {
    // What every token reaches says itself what it is: this document, and the protocol for models.
    if (scope === undefined || scope === 'any') continue;
    paths[`/functions/v1/${name}`] = { post: describeFunction(name, scope, contract) };
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Reflectory',
      version: '1',
      description: 'What programs of a person read, add and change for them, with a token.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'rfl_' } },
    },
  };
}
