import { parseFilter, parseLogic, type RowFilter, sortRows, UnsupportedQueryError } from './row-filter.ts';
import {
  FAKE_INSTANCE_ID,
  isTableName,
  tableDescriptions,
  type TableName,
  type UntypedRow,
} from './table-defaults.ts';

export type FakeTables = Record<TableName, UntypedRow[]>;
type RestRequest = { table: string; method: string; query: URLSearchParams; headers: Headers; body: unknown };

const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });

function readFilters(query: URLSearchParams): RowFilter {
  const filters = [...query]
    .filter(([column]) => !notFilters.has(column))
    .map(([column, expression]) =>
      column === 'or' || column === 'and' ? parseLogic(column, expression) : parseFilter(column, expression),
    );
  return (row) => filters.every((matches) => matches(row));
}

function pick(row: UntypedRow, select: string | null): UntypedRow {
  if (!select || select === '*') return row;
  if (/[(:>]/.test(select)) throw new UnsupportedQueryError(`select=${select}`);
  return Object.fromEntries(select.split(',').map((column) => [column, row[column] ?? null]));
}

function answer({ method, query, headers }: RestRequest, rows: UntypedRow[], status: number): Response {
  const prefer = headers.get('prefer') ?? '';
  if (method !== 'GET' && method !== 'HEAD' && !prefer.includes('return=representation')) {
    return new Response(null, { status: status === 200 ? 204 : status });
  }
  const picked = rows.map((row) => pick(structuredClone(row), query.get('select')));
  if (headers.get('accept')?.includes('vnd.pgrst.object')) {
    if (picked.length === 1) return Response.json(picked[0], { status });
    const message = 'Cannot coerce the result to a single JSON object';
    const details = `The result contains ${picked.length} rows`;
    return Response.json({ code: 'PGRST116', message, details, hint: null }, { status: 406 });
  }
  return Response.json(picked, {
    status,
    headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` },
  });
}

function find(rows: UntypedRow[], request: RestRequest): Response {
  const { query } = request;
  const found = sortRows(rows.filter(readFilters(query)), query.get('order'));
  const start = Number(query.get('offset') ?? 0);
  const limit = query.get('limit');
  const page = found.slice(start, limit === null ? undefined : start + Number(limit));
  if (request.method !== 'HEAD') {
    const response = answer(request, page, 200);
    response.headers.set('content-range', `${start}-${start + page.length - 1}/${found.length}`);
    return response;
  }
  return new Response(null, { status: 200, headers: { 'content-range': `*/${found.length}` } });
}

function insert(table: TableName, rows: UntypedRow[], request: RestRequest, userId: string | null): Response {
  const { key, defaults } = tableDescriptions[table];
  const prefer = request.headers.get('prefer') ?? '';
  const conflictKey = request.query.get('on_conflict')?.split(',') ?? key;
  const sent = (Array.isArray(request.body) ? request.body : [request.body]) as UntypedRow[];
  const written: UntypedRow[] = [];
  for (const values of sent) {
    const existing = rows.find((row) => conflictKey.every((column) => row[column] === values[column]));
    if (!existing) {
      const row = { instance_id: FAKE_INSTANCE_ID, ...defaults(userId), ...values };
      rows.push(row);
      written.push(row);
    } else if (prefer.includes('resolution=merge-duplicates')) {
      written.push(Object.assign(existing, values));
    } else if (!prefer.includes('resolution=ignore-duplicates')) {
      return failure(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
    }
  }
  return answer(request, written, 201);
}

/** Answers a table call from rows in memory. Knows no policies: a test gives it what the person may see. */
export function answerRest(tables: FakeTables, request: RestRequest, userId: string | null): Response {
  if (!isTableName(request.table)) {
    return failure(404, 'PGRST205', `Could not find the table 'public.${request.table}' in the schema cache`);
  }
  const rows = tables[request.table];
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return find(rows, request);
    if (request.method === 'POST') return insert(request.table, rows, request, userId);
    const matching = rows.filter(readFilters(request.query));
    if (request.method === 'PATCH') for (const row of matching) Object.assign(row, request.body);
    if (request.method === 'DELETE') tables[request.table] = rows.filter((row) => !matching.includes(row));
    return answer(request, matching, 200);
  } catch (error) {
    if (error instanceof UnsupportedQueryError) {
      return failure(400, 'PGRST100', `The fake does not speak ${error.message}`);
    }
    throw error;
  }
}
