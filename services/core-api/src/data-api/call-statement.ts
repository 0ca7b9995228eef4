import { quoteIdentifier } from '../database/quote-identifier.ts';
import { bodySql } from './answer-sql.ts';
import type { Catalogue, Routine } from './catalogue.ts';
import { whereSql } from './filter-sql.ts';
import type { AnswerFormat } from './media-type.ts';
import type { ParsedQuery } from './parse-query.ts';
import { embedsOf, type Scope } from './scope.ts';
import { groupSql, orderSql, selectedKeys, selectSql } from './select-sql.ts';
import { type Binder, createBinder, ROW, type Statement } from './sql-text.ts';

/** Arguments as a JSON object or as texts of the query string. */
export type CallArguments =
  | { kind: 'json'; json: string; keys: readonly string[] }
  | { kind: 'texts'; texts: ReadonlyMap<string, string> };

export type CallOptions = {
  catalogue: Catalogue;
  query: ParsedQuery;
  format: AnswerFormat;
  maxRows: number;
  hasCount: boolean;
};

/** Calls a function; a row result can be filtered, ordered and cut like a table. */
export function callStatement(routine: Routine, given: CallArguments, options: CallOptions): Statement {
  const binder = createBinder();
  const call = callSql(routine, given, binder);
  if (routine.isVoid) {
    return {
      text: `select 1 as rows, null::int as inserted, null::int as total, null::text as body from ${call}`,
      values: binder.values,
    };
  }
  return routine.columns === null
    ? scalarStatement(routine, call, binder)
    : rowsStatement(routine, call, options, binder);
}

function scalarStatement(routine: Routine, call: string, binder: Binder): Statement {
  const body = routine.returnsSet
    ? `coalesce(json_agg(called.value), '[]')`
    : `to_json((array_agg(called.value))[1])`;
  const text = `with called as materialized (select result as value from ${call} as result)
    select (select count(*) from called)::int as rows, null::int as inserted, null::int as total,
      (select coalesce((${body})::text, 'null') from called) as body`;
  return { text, values: binder.values };
}

function rowsStatement(routine: Routine, call: string, options: CallOptions, binder: Binder): Statement {
  const { catalogue, query, maxRows, hasCount } = options;
  const scope: Scope = {
    owner: routine.name,
    columns: routine.columns ?? new Map(),
    alias: ROW,
    depth: 0,
    relation: (routine.relation === null ? null : catalogue.relations.get(routine.relation)) ?? null,
    catalogue,
    maxRows,
    embeds: embedsOf(query.select),
  };
  const format: AnswerFormat =
    routine.returnsSet || options.format.kind === 'csv'
      ? options.format
      : { ...options.format, kind: 'object' };
  const where = whereSql(query.filters, scope, binder);
  const list = selectSql(query.select, scope, binder);
  const group = groupSql(query.select, scope, binder);
  const order = orderSql(query.order, scope, binder);
  const limit = binder.bind(Math.min(query.limit ?? maxRows, maxRows));
  const total = hasCount ? `(select count(*) from called as ${ROW} ${where})::int` : 'null::int';
  const text = `with called as materialized (select * from ${call}),
    page as (select ${list} from called as ${ROW} ${where} ${group} ${order} limit ${limit} offset ${binder.bind(query.offset)})
    select (select count(*) from page)::int as rows, null::int as inserted, ${total} as total,
      ${bodySql(format, selectedKeys(query.select, scope))} as body`;
  return { text, values: binder.values };
}

function callSql(routine: Routine, given: CallArguments, binder: Binder): string {
  const name = `public.${quoteIdentifier(routine.name)}`;
  const used = routine.arguments.filter(({ name: key }) =>
    given.kind === 'json' ? given.keys.includes(key) : given.texts.has(key),
  );
  if (given.kind === 'texts') {
    const list = used.map(
      ({ name: key, type }) => `${quoteIdentifier(key)} => ${binder.bind(given.texts.get(key))}::${type}`,
    );
    return `${name}(${list.join(', ')})`;
  }
  if (used.length === 0) return `${name}()`;
  const record = `json_to_record(${binder.bind(given.json)}::json) as given (${used
    .map(({ name: key, type }) => `${quoteIdentifier(key)} ${type}`)
    .join(', ')})`;
  const list = used.map(({ name: key }) => {
    const field = quoteIdentifier(key);
    return `${field} => (select given.${field} from ${record})`;
  });
  return `${name}(${list.join(', ')})`;
}
