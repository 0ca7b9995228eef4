import { DataApiError, unusableBody } from '../data-api-error.ts';
import { parseCsv } from '../grammar/parse-csv.ts';

/** A body of rows as JSON; the text of a JSON body goes to the database as it is. */
export type Payload = {
  /** A JSON array. */
  json: string;
  /** Keys of every row. */
  keys: readonly string[];
  size: number;
};

/**
 * Reads a body of one row or of an array of rows: JSON, a CSV with a header, or a form.
 *
 * @throws DataApiError PGRST102 when it is empty, not readable, or its rows have different keys
 */
export function readPayload(body: unknown, type: string, columns: readonly string[] | null): Payload {
  const { text, value } = readBody(body, type);
  const isArray = Array.isArray(value);
  const rows: unknown[] = isArray ? value : [value];
  if (!rows.every(isRow)) throw unusableBody('The request body must be an object or an array of objects');
  const keys = columns ?? Object.keys(rows[0] ?? {});
  if (columns === null && !rows.every((row) => hasKeys(row, keys))) {
    throw unusableBody('All object keys must match');
  }
  if (keys.length === 0 && rows.length > 1) throw unusableBody('Rows without columns are written one by one');
  return { json: isArray ? text : `[${text}]`, keys, size: rows.length };
}

/** Reads the arguments of a function call; no body means none, `isBare` that it is JSON but no object. */
export function readArguments(
  body: unknown,
  type: string,
): { json: string; keys: readonly string[]; isBare: boolean } {
  if (typeof body !== 'string' || body.trim() === '') return { json: '{}', keys: [], isBare: false };
  const { text, value } = readBody(body, type);
  return { json: text, keys: isRow(value) ? Object.keys(value) : [], isBare: !isRow(value) };
}

function readBody(body: unknown, type: string): { text: string; value: unknown } {
  if (typeof body !== 'string' || body.trim() === '') throw unusableBody('Empty or invalid json');
  if (type === 'text/csv') return asJson(parseCsv(body));
  if (type === 'application/x-www-form-urlencoded') {
    return asJson(Object.fromEntries(new URLSearchParams(body)));
  }
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw unusableBody(`Content-Type not acceptable: ${type.slice(0, 100)}`, 415);
  }
  try {
    return { text: body, value: JSON.parse(body) };
  } catch {
    throw unusableBody('Empty or invalid json');
  }
}

const asJson = (value: unknown) => ({ text: JSON.stringify(value), value });

/** @throws DataApiError PGRST204 for a key that is no column */
export function refuseUnknownKeys(
  keys: readonly string[],
  table: string,
  columns: ReadonlyMap<string, unknown>,
): void {
  const unknown = keys.find((key) => !columns.has(key));
  if (unknown === undefined) return;
  throw new DataApiError(
    400,
    'PGRST204',
    `Could not find the '${unknown}' column of '${table}' in the schema cache`,
  );
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKeys(row: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
}
