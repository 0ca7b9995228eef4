import type { Catalogue, Column, Relation } from '../catalogue/catalogue.ts';
import { relationSql } from '../catalogue/relationship.ts';
import { quoteIdentifier } from '@reflectory/runtime/database';
import type { EmbedItem, SelectItem } from '../grammar/parse-select.ts';
import { ROW } from './sql-text.ts';

/** What a query may name at one place. */
export type Scope = {
  /** The table in error texts. */
  owner: string;
  columns: ReadonlyMap<string, Column>;
  /** Alias of the row at hand. */
  alias: string;
  /** SQL of the row at hand as a value of its table's type, for functions of it. */
  row: string;
  /** How deep the table is embedded; 0 is the table that was asked for. */
  depth: number;
  /** Null for rows that belong to no table: nothing can be embedded in them. */
  relation: Relation | null;
  catalogue: Catalogue;
  /** Schema that was asked for; names of types are looked up there. */
  schema: string;
  /** Rows at most, at every depth; null where there is no bound. */
  maxRows: number | null;
  /** What is embedded in the row, by its key. */
  embeds: ReadonlyMap<string, EmbedItem>;
};

/** The embedded tables of a select list by their keys. */
export function embedsOf(items: readonly SelectItem[]): ReadonlyMap<string, EmbedItem> {
  return new Map(items.flatMap((item) => (item.kind === 'embed' ? [[item.key, item] as const] : [])));
}

/** The place of the rows of a table that was asked for. */
export function scopeOf(
  relation: Relation,
  items: readonly SelectItem[],
  { catalogue, maxRows }: Pick<Scope, 'catalogue' | 'maxRows'>,
): Scope {
  return {
    owner: relation.name,
    columns: relation.columns,
    alias: ROW,
    row: `${ROW}.*`,
    depth: 0,
    relation,
    catalogue,
    schema: relation.schema,
    maxRows,
    embeds: embedsOf(items),
  };
}

/** The row at hand put together from its columns again, where it does not come from its table directly. */
export function rebuiltRow(relation: Relation, alias: string): string {
  const columns = [...relation.columns.keys()].map((name) => `${alias}.${quoteIdentifier(name)}`);
  return `row(${columns.join(', ')})::${relationSql(relation)}`;
}
