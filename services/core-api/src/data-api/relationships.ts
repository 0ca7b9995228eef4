import type { Catalogue, ForeignKey, Relation } from './catalogue.ts';
import { DataApiError } from './data-api-error.ts';
import { quoteIdentifier } from '../database/quote-identifier.ts';

/** How rows of one table belong to rows of another. */
export type Relationship = {
  relation: Relation;
  isToOne: boolean;
  /** Columns of the row at hand that the link needs. */
  localColumns: readonly string[];
  /** Condition between the row at hand and a related row, by their aliases. */
  on(local: string, related: string): string;
  /** What an answer says of the candidates when a name fits several. */
  described: { cardinality: string; embedding: string; relationship: string };
  /** Name that picks this one as `table!name`. */
  hint: string;
};

const TENANT_COLUMN = 'instance_id';

/** The column by which a key is known; every key of a tenant's table carries the instance besides. */
function nameColumn({ columns }: ForeignKey): string | null {
  const own = columns.length > 1 ? columns.filter((column) => column !== TENANT_COLUMN) : columns;
  return own.length === 1 ? (own[0] ?? null) : null;
}

const isNamed = (key: ForeignKey, name: string) => key.name === name || nameColumn(key) === name;

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

const list = (columns: readonly string[]) => columns.join(', ');

function toOne(key: ForeignKey, relation: Relation): Relationship {
  return {
    relation,
    isToOne: true,
    localColumns: key.columns,
    on: (local, related) => equals(local, key.columns, related, key.targetColumns),
    described: {
      cardinality: 'many-to-one',
      embedding: `${key.table} with ${key.target}`,
      relationship: `${key.name} using ${key.table}(${list(key.columns)}) and ${key.target}(${list(key.targetColumns)})`,
    },
    hint: key.name,
  };
}

function toMany(key: ForeignKey, relation: Relation): Relationship {
  const isUnique = relation.uniqueKeys.some(
    (unique) => unique.length > 0 && unique.every((column) => key.columns.includes(column)),
  );
  return {
    relation,
    isToOne: isUnique,
    localColumns: key.targetColumns,
    on: (local, related) => equals(local, key.targetColumns, related, key.columns),
    described: {
      cardinality: isUnique ? 'one-to-one' : 'one-to-many',
      embedding: `${key.target} with ${key.table}`,
      relationship: `${key.name} using ${key.target}(${list(key.targetColumns)}) and ${key.table}(${list(key.columns)})`,
    },
    hint: key.name,
  };
}

function throughJunction(toLocal: ForeignKey, toRelated: ForeignKey, relation: Relation): Relationship {
  return {
    relation,
    isToOne: false,
    localColumns: toLocal.targetColumns,
    on(local, related) {
      const link = `link_${related}`;
      return `exists (select 1 from public.${quoteIdentifier(toLocal.table)} as ${link}
        where ${equals(link, toLocal.columns, local, toLocal.targetColumns)}
          and ${equals(link, toRelated.columns, related, toRelated.targetColumns)})`;
    },
    described: {
      cardinality: 'many-to-many',
      embedding: `${toLocal.target} with ${toRelated.target}`,
      relationship: `${toLocal.table} using ${toLocal.name}(${list(toLocal.columns)}) and ${toRelated.name}(${list(toRelated.columns)})`,
    },
    hint: toLocal.table,
  };
}

/** Tables whose primary key is made of a key to each side. */
function junctions(catalogue: Catalogue, from: Relation, target: Relation, hint: string | null) {
  return [...catalogue.relations.values()].flatMap((junction) => {
    if (hint !== null && junction.name !== hint) return [];
    const keys = catalogue.foreignKeys.filter(
      ({ table, columns }) =>
        table === junction.name && columns.every((column) => junction.primaryKey.includes(column)),
    );
    return keys.flatMap((toLocal) =>
      keys
        .filter((key) => key !== toLocal && toLocal.target === from.name && key.target === target.name)
        .map((toRelated) => throughJunction(toLocal, toRelated, target)),
    );
  });
}

function candidates(catalogue: Catalogue, from: Relation, name: string, hint: string | null): Relationship[] {
  const relationOf = (table: string) => catalogue.relations.get(table);
  const fits = (key: ForeignKey) => hint === null || isNamed(key, hint);
  const found: Relationship[] = [];
  for (const key of catalogue.foreignKeys) {
    const target = relationOf(key.target);
    const source = relationOf(key.table);
    const isSelf = key.table === key.target;
    const isOutgoing = key.table === from.name && (isNamed(key, name) || (key.target === name && fits(key)));
    // Of a table that refers to itself, a hint beside the table's name means the rows that refer to this one.
    const isHintedSelf = isSelf && hint !== null && key.target === name;
    if (target && isOutgoing && !isHintedSelf) found.push(toOne(key, target));
    if (source && key.target === from.name && key.table === name && fits(key))
      found.push(toMany(key, source));
  }
  const target = relationOf(name);
  return target ? [...found, ...junctions(catalogue, from, target, hint)] : found;
}

/**
 * The relationship that an embedded name means.
 *
 * @throws DataApiError PGRST200 when there is none, PGRST201 when there are several
 */
export function getRelationship(
  catalogue: Catalogue,
  from: Relation,
  name: string,
  hint: string | null,
): Relationship {
  const found = candidates(catalogue, from, name, hint);
  const [only] = found;
  if (!only) {
    const asked =
      hint === null
        ? `'${from.name}' and '${name}'`
        : `'${from.name}' and '${name}' using the hint '${hint}'`;
    throw new DataApiError(
      400,
      'PGRST200',
      `Could not find a relationship between '${from.name}' and '${name}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between ${asked} in the schema 'public', but no matches were found.`,
      },
    );
  }
  if (found.length === 1) return only;
  throw new DataApiError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`,
    {
      details: found.map(({ described }) => described),
      hint: `Try changing '${name}' to one of the following: ${found.map(({ hint: own }) => `'${name}!${own}'`).join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  );
}
