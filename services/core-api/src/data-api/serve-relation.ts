import type { Database } from '../database/database.ts';
import type { AnswerRow } from './answer-sql.ts';
import type { Catalogue, Relation } from './catalogue.ts';
import { conflictSql } from './conflict-sql.ts';
import { contentRange, type DataAnswer, readAnswer } from './data-answer.ts';
import { DataApiError } from './data-api-error.ts';
import { type DataRequest, queryOf } from './data-request.ts';
import { readPayload, refuseUnknownKeys } from './payload.ts';
import { readStatement } from './read-statement.ts';
import { runStatement } from './run-statement.ts';
import type { Statement } from './sql-text.ts';
import { deleteStatement, insertStatement, updateStatement, type WriteOptions } from './write-statement.ts';

export type ServeOptions = { database: Database; catalogue: Catalogue; maxRows: number };

/** Answers a request for a table or view. @throws DataApiError */
export async function serveRelation(
  request: DataRequest,
  relation: Relation,
  options: ServeOptions,
): Promise<DataAnswer> {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return read(request, relation, options);
    case 'POST':
      return insert(request, relation, options);
    case 'PATCH':
      return update(request, relation, options);
    case 'DELETE':
      return change(request, options, deleteStatement(relation, writeOptions(request, relation, options)));
    default:
      throw new DataApiError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
}

async function read(request: DataRequest, relation: Relation, options: ServeOptions): Promise<DataAnswer> {
  const query = queryOf(request, request.pairs);
  const { format, preferences } = request;
  const { catalogue, maxRows, database } = options;
  const statement = readStatement(catalogue, relation, {
    query,
    format,
    maxRows,
    hasCount: preferences.hasCount,
  });
  const row = await runStatement(database, request, statement, { readOnly: true, isBodySent: true });
  return readAnswer(row, query.offset);
}

async function insert(request: DataRequest, relation: Relation, options: ServeOptions): Promise<DataAnswer> {
  const { database } = options;
  const { preferences } = request;
  const writing = writeOptions(request, relation, options);
  const { columns, onConflict } = writing.query;
  const payload = readPayload(request.body, columns);
  refuseUnknownKeys(payload.keys, relation.name, relation.columns);
  const conflict = conflictSql(relation, payload.keys, onConflict, preferences.resolution);
  const isMerging = conflict !== '' && preferences.resolution === 'merge-duplicates';
  const statement = insertStatement(relation, payload, {
    ...writing,
    isMissingDefault: preferences.isMissingDefault && columns !== null,
    conflict,
    isMerging,
  });
  const row = await runStatement(database, request, statement, {
    readOnly: false,
    isBodySent: isRepresented(request),
  });
  const hasNew = !isMerging || row.inserted !== 0 || row.rows === 0;
  const location = locationOf(request, relation, row);
  return {
    status: hasNew ? 201 : 200,
    contentRange: contentRange(0, 0, preferences.hasCount ? row.rows : null),
    body: isRepresented(request) ? row.body : null,
    ...(location !== null && { location }),
  };
}

async function update(request: DataRequest, relation: Relation, options: ServeOptions): Promise<DataAnswer> {
  const writing = writeOptions(request, relation, options);
  const payload = readPayload(request.body, writing.query.columns);
  if (payload.size !== 1) throw new DataApiError(400, 'PGRST102', 'A change is given as one JSON object');
  refuseUnknownKeys(payload.keys, relation.name, relation.columns);
  if (payload.keys.length > 0) {
    return change(request, options, updateStatement(relation, payload, writing));
  }
  const isSent = isRepresented(request);
  return { status: isSent ? 200 : 204, contentRange: contentRange(0, 0, null), body: isSent ? '[]' : null };
}

async function change(
  request: DataRequest,
  { database }: ServeOptions,
  statement: Statement,
): Promise<DataAnswer> {
  const isSent = isRepresented(request);
  const row = await runStatement(database, request, statement, { readOnly: false, isBodySent: isSent });
  const shown = request.method === 'PATCH' ? row.rows : 0;
  return {
    status: isSent ? 200 : 204,
    contentRange: contentRange(0, shown, request.preferences.hasCount ? row.rows : null),
    body: isSent ? row.body : null,
  };
}

/** With `return=headers-only` the primary key is read, for the `Location` header. */
function writeOptions(
  request: DataRequest,
  relation: Relation,
  { catalogue, maxRows }: ServeOptions,
): WriteOptions {
  const query = queryOf(request, request.pairs);
  if (!wantsLocation(request, relation))
    return { catalogue, maxRows, query, format: request.format, isReturned: isRepresented(request) };
  const select = relation.primaryKey.map((column) => ({
    kind: 'column' as const,
    path: { column, steps: [] },
    key: column,
    cast: 'text',
    aggregate: null,
    resultCast: null,
  }));
  return {
    catalogue,
    maxRows,
    query: { ...query, select, order: [] },
    format: { kind: 'array', areNullsStripped: false },
    isReturned: true,
  };
}

function locationOf(request: DataRequest, relation: Relation, { rows, body }: AnswerRow): string | null {
  if (!wantsLocation(request, relation) || rows !== 1 || body === null) return null;
  const [key]: Record<string, string>[] = JSON.parse(body);
  const pairs = Object.entries(key ?? {}).map(([name, value]): [string, string] => [name, `eq.${value}`]);
  return `/${encodeURIComponent(relation.name)}?${new URLSearchParams(pairs)}`;
}

const isRepresented = ({ preferences }: DataRequest) => preferences.return === 'representation';
const wantsLocation = ({ preferences, method }: DataRequest, { primaryKey }: Relation) =>
  method === 'POST' && preferences.return === 'headers-only' && primaryKey.length > 0;
