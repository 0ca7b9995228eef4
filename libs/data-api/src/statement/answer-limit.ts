import { quoteIdentifier } from '@reflectory/runtime/database';
import type { DataApiSettings } from '../data-api-settings.ts';

/** What one answer may hold; null where there is no bound. */
export type AnswerLimits = Pick<DataApiSettings, 'maxEmbeddedRows' | 'maxAnswerBytes'>;

/** Bytes of a stored value up to which it is not looked at: a thousand rows of such values are no burden. */
const SMALL_VALUE = 200;

/** SQL of the bytes that the larger values of a row have in an answer. Of texts nothing is read for it. */
function sizeSql(alias: string, keys: readonly string[]): string {
  const once = keys.filter((key) => keys.indexOf(key) === keys.lastIndexOf(key));
  const sizes = once.map((key) => {
    const value = `${alias}.${quoteIdentifier(key)}`;
    return `coalesce(case when pg_column_size(${value}) > ${SMALL_VALUE} then octet_length(${value}::text) end, 0)`;
  });
  return sizes.length === 0 ? '0' : sizes.join(' + ');
}

/** Rows that are embedded, each counted when it is read. `keys` are those of values that are not embedded in it again. */
export function countedRowsSql(
  rows: string,
  keys: readonly string[],
  depth: number,
  { maxEmbeddedRows, maxAnswerBytes }: AnswerLimits,
): string {
  if (maxEmbeddedRows === null && maxAnswerBytes === null) return rows;
  const alias = `counted${depth}`;
  const size = maxAnswerBytes === null ? '0' : sizeSql(alias, keys);
  // Without the fence what is embedded would be put together twice: to be counted, and to be answered.
  return `select * from (${rows} offset 0) ${alias}
    where app.spend_answer(1, ${size}, ${maxEmbeddedRows ?? 0}, ${maxAnswerBytes ?? 0})`;
}

/** A body, unless the rows of `page` are too long for one. */
export function boundedBodySql(
  body: string,
  keys: readonly string[],
  { maxAnswerBytes }: AnswerLimits,
): string {
  if (maxAnswerBytes === null) return body;
  const size = `select sum(${sizeSql('page', keys)}) from page`;
  const refusal = `app.refuse_answer('The answer would have more than ${maxAnswerBytes} bytes')::text`;
  return `select case when (${size}) > ${maxAnswerBytes} then ${refusal} else (${body}) end`;
}
