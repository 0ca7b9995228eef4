import { API_SCOPES } from '@reflectory/contracts/api-tokens';
import type { ApiDescription, DescribedOperation, Parameter, Schema } from './api-description.ts';
import { exampleOf, objectOf, resolve, typeOf } from './schemas.ts';

export type Field = { name: string; type: string; isRequired: boolean; description: string };

export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** What the address may carry behind its `?`. */
  parameters: Field[];
  /** What is sent; empty where nothing is. */
  fields: Field[];
  /** What comes back. */
  answer: Field[];
  /** To begin with, without its `?`; null where the address carries nothing. */
  query: string | null;
  /** To begin with; null where nothing is sent. */
  body: string | null;
};

/** Operations that ask for one scope; a scope is a tag of the document. */
export type OperationGroup = { scope: string; operations: Operation[] };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

/** What tokens reach, by scope: those of the contract in their order, then what else there is. */
export function groupOperations(document: ApiDescription): OperationGroup[] {
  const groups = new Map<string, Operation[]>(API_SCOPES.map((scope) => [scope, []]));
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    // A token is sent to this origin and nowhere else.
    if (!path.startsWith('/')) continue;
    for (const method of METHODS) {
      const described = methods[method];
      if (!described) continue;
      const operation = read(document, path, method, described);
      for (const tag of described.tags ?? ['']) groups.set(tag, [...(groups.get(tag) ?? []), operation]);
    }
  }
  return [...groups].flatMap(([scope, operations]) => (operations.length > 0 ? { scope, operations } : []));
}

function read(
  document: ApiDescription,
  path: string,
  method: string,
  described: DescribedOperation,
): Operation {
  const parameters = (described.parameters ?? [])
    .map((one) => resolve(document, one))
    .filter((one) => one.in === 'query');
  const sent = described.requestBody?.content?.[JSON_TYPE];
  const good = Object.entries(described.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const answered = good && resolve(document, good).content?.[JSON_TYPE]?.schema;
  const example = sent && (sent.example ?? (sent.schema ? exampleOf(document, sent.schema) : {}));
  return {
    id: described.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: described.summary ?? described.description ?? '',
    parameters: parameters.map((one) => ({
      name: one.name,
      type: one.schema ? typeOf(document, one.schema) : 'string',
      isRequired: one.required === true,
      description: one.description ?? one.schema?.description ?? '',
    })),
    fields: sent?.schema ? fieldsOf(document, sent.schema) : [],
    answer: answered ? fieldsOf(document, answered) : [],
    query: sent && parameters.length === 0 ? null : firstQuery(parameters),
    body: sent ? JSON.stringify(example, null, 2) : null,
  };
}

function fieldsOf(document: ApiDescription, schema: Schema): Field[] {
  const { properties = {}, required = [] } = objectOf(document, schema) ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeOf(document, property),
    isRequired: required.includes(name),
    description: property.description ?? resolve(document, property).description ?? '',
  }));
}

/** Parameters that have an example; where none has one, as few rows as do. */
function firstQuery(parameters: readonly Parameter[]): string {
  const pairs = parameters.flatMap(({ name, example, schema }) => {
    const value = example ?? schema?.example ?? schema?.examples?.[0];
    return value === undefined ? [] : [`${name}=${inQuery(value)}`];
  });
  if (pairs.length > 0) return pairs.join('&');
  return parameters.some(({ name }) => name === 'limit') ? 'limit=5' : '';
}

/** Commas, stars and colons mean something in a query here, and are read more easily as they are. */
const inQuery = (value: unknown) =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
