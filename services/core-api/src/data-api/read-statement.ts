import { quoteIdentifier } from '../database/quote-identifier.ts';
import { bodySql } from './answer-sql.ts';
import type { Catalogue, Relation } from './catalogue.ts';
import { whereSql } from './filter-sql.ts';
import type { AnswerFormat } from './media-type.ts';
import type { ParsedQuery } from './parse-query.ts';
import { scopeOf } from './scope.ts';
import { groupSql, orderSql, selectedKeys, selectSql } from './select-sql.ts';
import { createBinder, ROW, type Statement } from './sql-text.ts';

export type ReadOptions = {
  query: ParsedQuery;
  format: AnswerFormat;
  /** Rows at most, whatever the query says. */
  maxRows: number;
  hasCount: boolean;
};

/** Reads a table or view. */
export function readStatement(catalogue: Catalogue, relation: Relation, options: ReadOptions): Statement {
  const { query, format, maxRows, hasCount } = options;
  const scope = scopeOf(relation, query.select, { catalogue, maxRows });
  const binder = createBinder();
  const source = `from public.${quoteIdentifier(relation.name)} as ${ROW} ${whereSql(query.filters, scope, binder)}`;
  const list = selectSql(query.select, scope, binder);
  const order = orderSql(query.order, scope, binder);
  const limit = Math.min(query.limit ?? maxRows, maxRows);
  const group = groupSql(query.select, scope, binder);
  const page = `select ${list} ${source} ${group} ${order} limit ${binder.bind(limit)} offset ${binder.bind(query.offset)}`;
  const total = hasCount ? `(select count(*) ${source})::int` : 'null::int';
  const text = `with page as (${page}) select (select count(*) from page)::int as rows, null::int as inserted,
    ${total} as total, ${bodySql(format, selectedKeys(query.select, scope))} as body`;
  return { text, values: binder.values };
}
