import { quoteIdentifier } from '@reflectory/runtime/database';
import type { Relation } from './catalogue.ts';

/** A foreign key between two exposed relations; either may be a view that shows the columns of a table. */
export type Link = {
  name: string;
  source: Relation;
  columns: readonly string[];
  target: Relation;
  targetColumns: readonly string[];
  /** Whether the source is the table of the key itself. */
  isSourceTable: boolean;
  /** Whether the target is the table that the key refers to itself. */
  isTargetTable: boolean;
};

/** How rows of one relation belong to rows of another. */
export type Relationship = {
  relation: Relation;
  isToOne: boolean;
  /** Whether an embedded `name`, with or without a hint, means this one. */
  isMeantBy(name: string, hint: string | null): boolean;
  /** Columns of the row at hand that the link needs; null when it needs all of them. */
  localColumns: readonly string[] | null;
  /** What is read for a row at hand, given as a value of its table's type. */
  from(row: string): string;
  /** Condition between the row at hand and a related row, by their aliases. */
  on(local: string, related: string): string | null;
  /** What an answer says of the candidates when a name fits several. */
  described: { cardinality: string; embedding: string; relationship: string };
  /** Name that picks this one as `table!name`. */
  hint: string;
};

const TENANT_COLUMN = 'instance_id';

/** The column by which a key is known; every key of a tenant's table carries the instance besides. */
function nameColumn({ columns }: Link): string | null {
  const own = columns.length > 1 ? columns.filter((column) => column !== TENANT_COLUMN) : columns;
  return own.length === 1 ? (own[0] ?? null) : null;
}

const refersToItself = ({ source, target }: Link) => source.id === target.id;

const isNamed = (link: Link, name: string) => link.name === name || nameColumn(link) === name;

/** SQL name of a table or view. */
export const relationSql = ({ schema, name }: { schema: string; name: string }) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

function equals(
  left: string,
  leftColumns: readonly string[],
  right: string,
  rightColumns: readonly string[],
) {
  return leftColumns
    .map((column, index) => {
      const other = rightColumns[index] ?? column;
      return `${left}.${quoteIdentifier(column)} = ${right}.${quoteIdentifier(other)}`;
    })
    .join(' and ');
}

const named = (name: string, columns: readonly string[]) => `${name}(${columns.join(', ')})`;
const isUniqueIn = ({ uniqueKeys }: Relation, columns: readonly string[]) =>
  uniqueKeys.some((key) => key.length > 0 && key.every((column) => columns.includes(column)));

/** From the rows that hold a key to the one that each refers to. */
export function toOne(link: Link): Relationship {
  const { name, source, columns, target, targetColumns } = link;
  return {
    relation: target,
    isToOne: true,
    // Of a table that refers to itself, its name means the rows that refer to this one.
    isMeantBy: (asked, hint) =>
      (target.name === asked && !refersToItself(link) && (hint === null || isNamed(link, hint))) ||
      (hint === null && link.isTargetTable && isNamed(link, asked)),
    localColumns: columns,
    from: () => relationSql(target),
    on: (local, related) => equals(local, columns, related, targetColumns),
    described: {
      cardinality: isUniqueIn(source, columns) ? 'one-to-one' : 'many-to-one',
      embedding: `${source.name} with ${target.name}`,
      relationship: `${name} using ${named(source.name, columns)} and ${named(target.name, targetColumns)}`,
    },
    hint: name,
  };
}

/** From a row to those that refer to it. */
export function toMany(link: Link): Relationship {
  const { name, source, columns, target, targetColumns } = link;
  const isToOne = isUniqueIn(source, columns);
  return {
    relation: source,
    isToOne,
    // The name of a key that refers to its own table means the row that is referred to.
    isMeantBy: (asked, hint) =>
      (source.name === asked && (hint === null || isNamed(link, hint))) ||
      (hint === null && link.isSourceTable && name === asked && !refersToItself(link)),
    localColumns: targetColumns,
    from: () => relationSql(source),
    on: (local, related) => equals(local, targetColumns, related, columns),
    described: {
      cardinality: isToOne ? 'one-to-one' : 'one-to-many',
      embedding: `${target.name} with ${source.name}`,
      relationship: `${name} using ${named(target.name, targetColumns)} and ${named(source.name, columns)}`,
    },
    hint: name,
  };
}

/** From rows on one side of a junction to those on the other side. */
export function throughJunction(toLocal: Link, toRelated: Link): Relationship {
  const { source: junction, target: local } = toLocal;
  const { target: relation } = toRelated;
  return {
    relation,
    isToOne: false,
    isMeantBy: (asked, hint) =>
      relation.name === asked && (hint === null ? local.id !== relation.id : hint === junction.name),
    localColumns: toLocal.targetColumns,
    from: () => relationSql(relation),
    on(row, related) {
      const link = `link_${related}`;
      return `exists (select 1 from ${relationSql(junction)} as ${link}
        where ${equals(link, toLocal.columns, row, toLocal.targetColumns)}
          and ${equals(link, toRelated.columns, related, toRelated.targetColumns)})`;
    },
    described: {
      cardinality: 'many-to-many',
      embedding: `${local.name} with ${relation.name}`,
      relationship: `${junction.name} using ${named(toLocal.name, toLocal.columns)} and ${named(toRelated.name, toRelated.columns)}`,
    },
    hint: junction.name,
  };
}

/** What a function of a row returns. */
export function computed(
  source: Relation,
  relation: Relation,
  routine: { schema: string; name: string },
  isToOne: boolean,
): Relationship {
  return {
    relation,
    isToOne,
    isMeantBy: (asked, hint) => asked === routine.name && hint === null,
    localColumns: null,
    from: (row) => `${relationSql(routine)}(${row})`,
    on: () => null,
    described: {
      cardinality: isToOne ? 'many-to-one' : 'one-to-many',
      embedding: `${source.name} with ${relation.name}`,
      relationship: routine.name,
    },
    hint: routine.name,
  };
}
