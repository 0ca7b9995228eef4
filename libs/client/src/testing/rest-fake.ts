import { parseFilter, parseLogic, type RowFilter, sortRows, UnsupportedQueryError } from './row-filter.ts';
import type { TableFacts } from '@reflectory/contracts/database';
import { tableFacts } from '@reflectory/contracts/testing';
import { defaultsOf, type UntypedRow } from './table-defaults.ts';

export type FakeTables = Record<string, UntypedRow[]>;
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

/** A column, or what lies inside of one: `column->key->0->>key`. */
function valueAt(row: UntypedRow, path: string): unknown {
  const [column = '', ...keys] = path.split(/->>?/);
  const found = keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : null),
    row[column],
  );
  const isText = /->>[^>]*$/.test(path);
  return isText && typeof found === 'number' ? String(found) : (found ?? null);
}

/** What the database makes of a row when it is asked for, by table. */
const computed: Readonly<Record<string, (row: UntypedRow) => UntypedRow>> = {
  entries: ({ text }) => ({ excerpt: typeof text === 'string' ? text.slice(0, 600) : text }),
};

function pick(table: string, row: UntypedRow, select: string | null): UntypedRow {
  if (!select || select === '*') return row;
  if (select.includes('(')) throw new UnsupportedQueryError(`select=${select}`);
  const whole = { ...computed[table]?.(row), ...row };
  return Object.fromEntries(
    select.split(',').map((item) => {
      const [, alias, path = item] = /^(\w+):(.*)$/.exec(item) ?? [];
      return [alias ?? path.split(/->>?/).at(-1) ?? path, valueAt(whole, path)];
    }),
  );
}

function answer(
  { table, method, query, headers }: RestRequest,
  rows: UntypedRow[],
  status: number,
): Response {
  const prefer = headers.get('prefer') ?? '';
  if (method !== 'GET' && method !== 'HEAD' && !prefer.includes('return=representation')) {
    return new Response(null, { status: status === 200 ? 204 : status });
  }
  const picked = rows.map((row) => pick(table, structuredClone(row), query.get('select')));
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

const deny = (table: string) => failure(403, '42501', `permission denied for table ${table}`);

function insert(
  facts: TableFacts,
  rows: UntypedRow[],
  request: RestRequest,
  userId: string | null,
): Response {
  const { table } = request;
  const prefer = request.headers.get('prefer') ?? '';
  const conflictKey = request.query.get('on_conflict')?.split(',') ?? facts.key;
  const sent = (Array.isArray(request.body) ? request.body : [request.body]) as UntypedRow[];
  const columns = sent.flatMap((values) => Object.keys(values));
  if (!columns.every((column) => facts.insertable.includes(column))) return deny(table);
  const written: UntypedRow[] = [];
  for (const values of sent) {
    const row = { ...defaultsOf(table, userId), ...values };
    const existing = rows.find((known) => conflictKey.every((column) => known[column] === row[column]));
    if (!existing) {
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
  const facts = tableFacts[request.table];
  const rows = tables[request.table];
  if (!facts || !rows) {
    return failure(404, 'PGRST205', `Could not find the table 'public.${request.table}' in the schema cache`);
  }
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return find(rows, request);
    if (request.method === 'POST') return insert(facts, rows, request, userId);
    const matching = rows.filter(readFilters(request.query));
    if (request.method === 'PATCH') {
      const columns = Object.keys(request.body ?? {});
      if (!columns.every((column) => facts.updatable.includes(column))) return deny(request.table);
      for (const row of matching) Object.assign(row, request.body);
    }
    if (request.method === 'DELETE') tables[request.table] = rows.filter((row) => !matching.includes(row));
    return answer(request, matching, 200);
  } catch (error) {
    if (error instanceof UnsupportedQueryError) {
      return failure(400, 'PGRST100', `The fake does not speak ${error.message}`);
    }
    throw error;
  }
}
