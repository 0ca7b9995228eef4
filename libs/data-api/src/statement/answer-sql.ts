import { quoteIdentifier } from '@reflectory/runtime/database';
import { type AnswerLimits, boundedBodySql } from './answer-limit.ts';
import type { AnswerFormat } from '../grammar/media-type.ts';
import type { Binder } from './sql-text.ts';

/** What every statement of the data API returns, in one row. */
export type AnswerRow = {
  /** Rows of the answer, or rows changed. */
  rows: number;
  /** Rows that a merging insert truly added; null where nobody asks. */
  inserted: number | null;
  /** Rows that match without limit and offset; null when the total was not asked for. */
  total: number | null;
  /** The text to send; null when no body was asked for. */
  body: string | null;
  /** What functions or triggers set as `response.status` and `response.headers`; null when they did not. */
  status: string | null;
  headers: string | null;
};

/** SQL of an {@link AnswerRow}. What functions set is read last, when they have run. */
export function answerSql(parts: { rows: string; inserted?: string; total?: string; body?: string }): string {
  const { rows, inserted = 'null', total = 'null', body = 'null' } = parts;
  return `select (${rows})::int as rows, (${inserted})::int as inserted, (${total})::int as total, (${body})::text as body,
    nullif(current_setting('response.status', true), '') as status,
    nullif(current_setting('response.headers', true), '') as headers`;
}

/** SQL of the text to send for the rows of `page`, written by the database so that every format is its own. */
export function bodySql(
  format: AnswerFormat,
  keys: readonly string[],
  limits: AnswerLimits,
  binder: Binder,
): string {
  return boundedBodySql(format.kind === 'csv' ? csvSql(keys, binder) : jsonSql(format), keys, limits);
}

function jsonSql(format: AnswerFormat): string {
  const array = `coalesce(json_agg(page.*), '[]')`;
  const all = format.areNullsStripped ? `json_strip_nulls(${array})` : array;
  const picked = format.kind === 'object' ? `(${all})->0` : all;
  return `select (${picked})::text from page`;
}

/** A composite value in PostgreSQL's text form is a CSV record between brackets. */
function csvSql(keys: readonly string[], binder: Binder): string {
  const header = keys.map((key) => (/[",\n\r]/.test(key) ? quoteIdentifier(key) : key)).join(',');
  return `select concat_ws(E'\\n', ${binder.bind(header)}::text, string_agg(substr((page.*)::text, 2, length((page.*)::text) - 2), E'\\n')) from page`;
}
