import { contentRange, type DataAnswer } from './answer/data-answer.ts';
import { DataApiError, unusableBody } from './data-api-error.ts';
import type { Relation } from './catalogue/catalogue.ts';
import { type DataRequest, queryOf } from './data-request.ts';
import type { PlannedChange, ServeOptions } from './serve-relation.ts';
import type { AnswerRow } from './statement/answer-sql.ts';
import { conflictSql } from './statement/conflict-sql.ts';
import { readPayload, refuseUnknownKeys } from './statement/payload.ts';
import { refuseUnfitPut } from './statement/put-rules.ts';
import {
  deleteStatement,
  insertStatement,
  updateStatement,
  type WriteOptions,
} from './statement/write-statement.ts';

/** @throws DataApiError */
export function planInsert(request: DataRequest, relation: Relation, options: ServeOptions): PlannedChange {
  const { preferences } = request;
  const writing = writeOptions(request, relation, options);
  const payload = payloadOf(request, relation, writing);
  const { resolution } = preferences;
  const conflict = conflictSql(relation, payload.keys, writing.query.onConflict, resolution);
  const isMerging = conflict !== '' && resolution === 'merge-duplicates';
  const isBodySent = isRepresented(request);
  const isMissingDefault = preferences.isMissingDefault && writing.query.columns !== null;
  return {
    statement: insertStatement(relation, payload, {
      ...writing,
      isMissingDefault,
      conflict,
      isMerging,
      only: [],
    }),
    isBodySent,
    toAnswer(row) {
      const hasNew = !isMerging || row.inserted !== 0 || row.rows === 0;
      const location = locationOf(request, relation, row);
      return {
        status: hasNew ? 201 : 200,
        contentRange: contentRange(0, 0, countOf(request, row)),
        body: isBodySent ? row.body : null,
        ...(location !== null && { headers: { location } }),
      };
    },
  };
}

/** Writes the one row that the query string names, new or not. @throws DataApiError PGRST105, PGRST114, PGRST115 */
export function planPut(request: DataRequest, relation: Relation, options: ServeOptions): PlannedChange {
  const { preferences } = request;
  const writing = writeOptions(request, relation, options);
  const payload = payloadOf(request, relation, writing);
  refuseUnfitPut(relation, writing.query, payload);
  const isBodySent = isRepresented(request);
  return {
    statement: insertStatement(relation, payload, {
      ...writing,
      isMissingDefault: preferences.isMissingDefault && writing.query.columns !== null,
      conflict: conflictSql(relation, payload.keys, null, 'merge-duplicates'),
      isMerging: true,
      only: writing.query.filters,
    }),
    isBodySent,
    check({ rows }) {
      if (rows === 1) return;
      throw new DataApiError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
    },
    toAnswer: (row) => ({
      status: isBodySent ? (row.inserted === 0 ? 200 : 201) : 204,
      contentRange: null,
      body: isBodySent ? row.body : null,
    }),
  };
}

/** @throws DataApiError */
export function planUpdate(
  request: DataRequest,
  relation: Relation,
  options: ServeOptions,
): PlannedChange | DataAnswer {
  const writing = writeOptions(request, relation, options);
  const payload = payloadOf(request, relation, writing);
  if (payload.size !== 1) throw unusableBody('A change is given as one JSON object');
  if (payload.keys.length > 0) return planChange(request, updateStatement(relation, payload, writing));
  const isBodySent = isRepresented(request);
  return {
    status: isBodySent ? 200 : 204,
    contentRange: contentRange(0, 0, null),
    body: isBodySent ? '[]' : null,
  };
}

/** @throws DataApiError */
export function planDelete(request: DataRequest, relation: Relation, options: ServeOptions): PlannedChange {
  return planChange(request, deleteStatement(relation, writeOptions(request, relation, options)));
}

function planChange(request: DataRequest, statement: PlannedChange['statement']): PlannedChange {
  const isBodySent = isRepresented(request);
  return {
    statement,
    isBodySent,
    toAnswer(row) {
      const shown = request.method === 'PATCH' ? row.rows : 0;
      return {
        status: isBodySent ? 200 : 204,
        contentRange: contentRange(0, shown, countOf(request, row)),
        body: isBodySent ? row.body : null,
      };
    },
  };
}

function payloadOf(request: DataRequest, relation: Relation, { query }: WriteOptions) {
  const payload = readPayload(request.body, request.bodyType, query.columns);
  refuseUnknownKeys(payload.keys, relation.name, relation.columns);
  return payload;
}

const countOf = ({ preferences }: DataRequest, { rows }: AnswerRow) =>
  preferences.count === null ? null : rows;

/** With `return=headers-only` the primary key is read, for the `Location` header. */
function writeOptions(request: DataRequest, relation: Relation, { catalogue }: ServeOptions): WriteOptions {
  const { maxRows } = catalogue.settings;
  const query = queryOf(request, request.pairs);
  if (!wantsLocation(request, relation)) {
    return { catalogue, maxRows, query, format: request.format.rows, isReturned: isRepresented(request) };
  }
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
