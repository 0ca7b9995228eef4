import type { AnswerFormat } from './media-type.ts';
import { quoteIdentifier } from '../database/quote-identifier.ts';

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
};

/** SQL of the text to send for the rows of `page`, written by the database so that every format is its own. */
export function bodySql(format: AnswerFormat, keys: readonly string[]): string {
  if (format.kind === 'csv') return csvSql(keys);
  const array = `coalesce(json_agg(page), '[]')`;
  const all = format.areNullsStripped ? `json_strip_nulls(${array})` : array;
  const picked = format.kind === 'object' ? `(${all})->0` : all;
  return `(select (${picked})::text from page)`;
}

/** A composite value in PostgreSQL's text form is a CSV record between brackets. */
function csvSql(keys: readonly string[]): string {
  const header = keys.map((key) => (/[",\n\r]/.test(key) ? quoteIdentifier(key) : key)).join(',');
  const literal = `'${header.replaceAll("'", "''")}'`;
  return `(select concat_ws(E'\\n', ${literal}, string_agg(substr(page::text, 2, length(page::text) - 2), E'\\n')) from page)`;
}
