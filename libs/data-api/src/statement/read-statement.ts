import type { Catalogue, Relation } from '../catalogue/catalogue.ts';
import { relationSql } from '../catalogue/relationship.ts';
import type { AnswerFormat } from '../grammar/media-type.ts';
import type { ParsedQuery } from '../grammar/parse-query.ts';
import { answerSql, bodySql } from './answer-sql.ts';
import { cutSql } from './cut-sql.ts';
import { whereSql } from './filter-sql.ts';
import { orderSql } from './order-sql.ts';
import { scopeOf } from './scope.ts';
import { selectSql } from './select-sql.ts';
import { type Binder, createBinder, ROW, type Statement } from './sql-text.ts';

export type ReadOptions = {
  query: ParsedQuery;
  format: AnswerFormat;
  /** Rows at most, whatever the query says; null where there is no bound. */
  maxRows: number | null;
  /** Whether matching rows are counted, all of them or up to a number; false when nobody asks. */
  counted: 'all' | number | false;
  /** Whether the rows themselves are wanted, and not their number alone. */
  hasBody: boolean;
};

/** Reads a table or view. */
export function readStatement(catalogue: Catalogue, relation: Relation, options: ReadOptions): Statement {
  const { query, format, maxRows, counted, hasBody } = options;
  const binder = createBinder();
  const scope = scopeOf(relation, query.select, { catalogue, maxRows });
  const source = `from ${relationSql(relation)} as ${ROW}`;
  const where = whereSql(query.filters, scope, binder);
  const { list, joins, group, keys } = selectSql(query.select, scope, binder);
  const order = orderSql(query.order, scope, binder);
  const page = `select ${list} ${source} ${joins} ${where} ${group} ${order} ${cutSql(query, maxRows, binder)}`;
  const text = `with page as (${page}) ${answerSql({
    rows: 'select count(*) from page',
    total: totalSql(`${source} ${where}`, counted, binder),
    ...(hasBody && { body: bodySql(format, keys, catalogue.settings, binder) }),
  })}`;
  return { text, values: binder.values };
}

/** SQL of the number of rows that a `from …` has. */
export function totalSql(source: string, counted: ReadOptions['counted'], binder: Binder): string {
  if (counted === false) return 'null';
  if (counted === 'all') return `select count(*) ${source}`;
  return `select count(*) from (select 1 ${source} limit ${binder.bind(counted)}) as counted`;
}

/** Asks the planner how many rows match; its answer is the plan as JSON. */
export function estimateStatement(catalogue: Catalogue, relation: Relation, query: ParsedQuery): Statement {
  const binder = createBinder();
  const scope = scopeOf(relation, query.select, { catalogue, maxRows: null });
  const where = whereSql(query.filters, scope, binder);
  const text = `explain (format json) select 1 from ${relationSql(relation)} as ${ROW} ${where}`;
  return { text, values: binder.values };
}
