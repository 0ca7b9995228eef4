import { DataApiError, unusableBody } from './data-api-error.ts';

/** A JSON body of rows: the text goes to the database as it is. */
export type Payload = {
  /** A JSON array. */
  json: string;
  /** Keys of every row. */
  keys: readonly string[];
  size: number;
};

/**
 * Reads a body of one row or of an array of rows.
 *
 * @throws DataApiError PGRST102 when it is empty, not JSON, or its rows have different keys
 */
export function readPayload(body: unknown, columns: readonly string[] | null): Payload {
  const value = parseJson(body);
  const isArray = Array.isArray(value);
  const rows: unknown[] = isArray ? value : [value];
  if (!rows.every(isRow)) throw unusableBody('The request body must be an object or an array of objects');
  const keys = columns ?? Object.keys(rows[0] ?? {});
  if (columns === null && !rows.every((row) => hasKeys(row, keys))) {
    throw unusableBody('All object keys must match');
  }
  const text = String(body);
  return { json: isArray ? text : `[${text}]`, keys, size: rows.length };
}

/** Reads the arguments of a function call; no body means none. */
export function readArguments(body: unknown): { json: string; keys: readonly string[] } {
  if (typeof body !== 'string' || body.trim() === '') return { json: '{}', keys: [] };
  const value = parseJson(body);
  if (!isRow(value)) throw unusableBody('The arguments of a function are given as one JSON object');
  return { json: body, keys: Object.keys(value) };
}

function parseJson(body: unknown): unknown {
  if (typeof body !== 'string' || body.trim() === '') throw unusableBody('Empty or invalid json');
  try {
    return JSON.parse(body);
  } catch {
    throw unusableBody('Empty or invalid json');
  }
}

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
