import { quoteIdentifier } from '@reflectory/runtime/database';
import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import { relationSql } from '../catalogue/relationship.ts';
import type { AnswerFormat } from '../grammar/media-type.ts';
import type { ParsedQuery } from '../grammar/parse-query.ts';
import { answerSql, bodySql } from './answer-sql.ts';
import { cutSql } from './cut-sql.ts';
import { whereSql } from './filter-sql.ts';
import { orderSql } from './order-sql.ts';
import { totalSql } from './read-statement.ts';
import { embedsOf, rebuiltRow, type Scope } from './scope.ts';
import { selectSql } from './select-sql.ts';
import { type Binder, createBinder, ROW, type Statement } from './sql-text.ts';

/** Arguments as a JSON object, as texts of the query string, or one body for the one argument without a name. */
export type CallArguments =
  | { kind: 'json'; json: string; keys: readonly string[] }
  | { kind: 'texts'; texts: ReadonlyMap<string, readonly string[]> }
  | { kind: 'body'; body: string | Buffer };

export type CallOptions = {
  catalogue: Catalogue;
  query: ParsedQuery;
  format: AnswerFormat;
  maxRows: number | null;
  hasCount: boolean;
};

/** Calls a function; a row result can be filtered, ordered and cut like a table. */
export function callStatement(routine: Routine, given: CallArguments, options: CallOptions): Statement {
  const binder = createBinder();
  const call = callSql(routine, given, binder);
  const text =
    routine.columns === null || routine.isVoid
      ? valueSql(routine, call, options, binder)
      : rowsSql(routine, call, options, binder);
  return { text, values: binder.values };
}

/** The call and where its arguments come from. */
type Call = { text: string; source: string };

/** A single value, or a set of them; a function without a result runs all the same. */
function valueSql(
  routine: Routine,
  { text, source }: Call,
  { catalogue, format, hasCount }: CallOptions,
  binder: Binder,
): string {
  const called = `with called as materialized (select ${text} as value ${source === '' ? '' : `from ${source}`})`;
  const rows = 'select count(*) from called';
  if (routine.isVoid) return `${called} ${answerSql({ rows })}`;
  const counts = { rows, total: hasCount ? rows : 'null' };
  if (format.kind === 'csv') {
    return `${called}, page as (select value from called) ${answerSql({ ...counts, body: bodySql(format, ['value'], catalogue.settings, binder) })}`;
  }
  const value = routine.returnsSet
    ? `coalesce(json_agg(called.value), '[]')`
    : `coalesce((array_agg(to_json(called.value)))[1], 'null')`;
  return `${called} ${answerSql({ ...counts, body: `select ${value} from called` })}`;
}

function rowsSql(routine: Routine, call: Call, options: CallOptions, binder: Binder): string {
  const { catalogue, query, maxRows, hasCount } = options;
  const relation = routine.relation === null ? null : (catalogue.relations.get(routine.relation) ?? null);
  const scope: Scope = {
    owner: routine.name,
    columns: routine.columns ?? new Map(),
    alias: ROW,
    row: relation ? rebuiltRow(relation, ROW) : `${ROW}.*`,
    depth: 0,
    relation,
    catalogue,
    schema: routine.schema,
    maxRows,
    embeds: embedsOf(query.select),
  };
  const isOne = !routine.returnsSet && options.format.kind !== 'csv';
  const format: AnswerFormat = isOne ? { ...options.format, kind: 'object' } : options.format;
  const where = whereSql(query.filters, scope, binder);
  const { list, joins, group, keys } = selectSql(query.select, scope, binder);
  const order = orderSql(query.order, scope, binder);
  const source = `from called as ${ROW}`;
  const arguments_ = call.source === '' ? '' : `${call.source}, lateral `;
  return `with called as (select result.* from ${arguments_}${call.text} as result),
    page as (select ${list} ${source} ${joins} ${where} ${group} ${order} ${cutSql(query, maxRows, binder)})
    ${answerSql({
      rows: 'select count(*) from page',
      total: totalSql(`${source} ${where}`, hasCount && 'all', binder),
      body: bodySql(format, keys, catalogue.settings, binder),
    })}`;
}

function callSql(routine: Routine, given: CallArguments, binder: Binder): Call {
  const name = relationSql(routine);
  if (given.kind === 'body') {
    const type = routine.arguments[0]?.type ?? 'text';
    return { text: `${name}(${binder.bind(given.body)}::${type})`, source: '' };
  }
  const names: readonly string[] = given.kind === 'json' ? given.keys : [...given.texts.keys()];
  const used = routine.arguments.filter((argument) => names.includes(argument.name));
  // Beside named arguments a variadic one has to be given, and without elements it is an empty array.
  const without = routine.arguments
    .filter(({ name: key, isVariadic }) => isVariadic && !names.includes(key))
    .map(({ name: key, type }) => `variadic ${quoteIdentifier(key)} => '{}'::${type}`);
  const passed = used.map(({ name: key, type, isVariadic }) => {
    const value =
      given.kind === 'json'
        ? `given.${quoteIdentifier(key)}`
        : `${binder.bind(textOf(given.texts.get(key) ?? [], isVariadic))}::${type}`;
    return `${isVariadic ? 'variadic ' : ''}${quoteIdentifier(key)} => ${value}`;
  });
  const text = `${name}(${[...passed, ...without].join(', ')})`;
  if (given.kind === 'texts' || used.length === 0) return { text, source: '' };
  const fields = used.map(({ name: key, type }) => `${quoteIdentifier(key)} ${type}`);
  return {
    text,
    source: `json_to_record(${binder.bind(given.json)}::json) as given (${fields.join(', ')})`,
  };
}

/** Of a name that stands twice the last counts; for a variadic argument each is one more element. */
function textOf(texts: readonly string[], isVariadic: boolean): string | readonly string[] | null {
  const last = texts.at(-1) ?? null;
  const isArrayText = texts.length === 1 && last !== null && /^\{.*\}$/s.test(last);
  return isVariadic && !isArrayText ? texts : last;
}
