import type { Catalogue, Column, Relation } from './catalogue.ts';
import type { EmbedItem, SelectItem } from './parse-select.ts';
import { ROW } from './sql-text.ts';

/** What a query may name at one place. */
export type Scope = {
  /** The table in error texts. */
  owner: string;
  columns: ReadonlyMap<string, Column>;
  /** Alias of the row at hand. */
  alias: string;
  /** How deep the table is embedded; 0 is the table that was asked for. */
  depth: number;
  /** Null for rows that belong to no table: nothing can be embedded in them. */
  relation: Relation | null;
  catalogue: Catalogue;
  /** Rows at most, at every depth. */
  maxRows: number;
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
    depth: 0,
    relation,
    catalogue,
    maxRows,
    embeds: embedsOf(items),
  };
}
