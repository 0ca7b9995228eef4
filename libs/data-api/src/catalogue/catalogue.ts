import { DataApiError } from '../data-api-error.ts';
import type { DataApiSettings } from '../data-api-settings.ts';
import type { Relationship } from './relationship.ts';
import { findSimilar } from './similar-name.ts';

/** A column of a table, view or result. `type` is SQL, with its schema unless PostgreSQL's own. */
export type Column = {
  name: string;
  type: string;
  /** SQL of the default, when there is one. */
  default: string | null;
};

/** A function of a row that is used like a column of it. */
export type ComputedColumn = { schema: string; name: string; type: string };

/** A table or view of an exposed schema. */
export type Relation = {
  /** Its identity in the database. */
  id: string;
  schema: string;
  name: string;
  /** Whether rows tell if they were there before an insert: not those of views, partitioned or foreign tables. */
  isPlainTable: boolean;
  /** Whether what the planner knows of its rows is of nobody's business: policies guard them, or it is a view. */
  isGuarded: boolean;
  columns: ReadonlyMap<string, Column>;
  computed: ReadonlyMap<string, ComputedColumn>;
  primaryKey: readonly string[];
  /** Columns of each unique index that holds for all rows. */
  uniqueKeys: readonly (readonly string[])[];
};

/** An argument without a name has ''. */
export type RoutineArgument = { name: string; type: string; hasDefault: boolean; isVariadic: boolean };

/** One overload of a function. */
export type Routine = {
  schema: string;
  name: string;
  arguments: readonly RoutineArgument[];
  isVolatile: boolean;
  returnsSet: boolean;
  /** Columns of a row result, or null for a single value. */
  columns: ReadonlyMap<string, Column> | null;
  isVoid: boolean;
  /** Table or view whose rows the function returns, or null. */
  relation: string | null;
};

/** What one schema offers. */
export type Offer = {
  relations: ReadonlyMap<string, Relation>;
  routines: ReadonlyMap<string, readonly Routine[]>;
};

/** What the data API can serve, as found in the database. */
export type Catalogue = {
  /** What was decided, by the operator or in the database. */
  settings: DataApiSettings;
  /** Exposed schemas by name, the default one first. */
  schemas: ReadonlyMap<string, Offer>;
  /** Relations by their identity. */
  relations: ReadonlyMap<string, Relation>;
  /** Relationships by the identity of the relation that they start from. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Schemas of each type that a value may be cast to, by its name. */
  types: ReadonlyMap<string, readonly string[]>;
  /** Differs from that of every other reading in this process. */
  generation: number;
};

const nothing: Offer = { relations: new Map(), routines: new Map() };

/** What a schema offers; nothing when it is not exposed. */
export const offerOf = ({ schemas }: Catalogue, schema: string): Offer => schemas.get(schema) ?? nothing;

/** @throws DataApiError PGRST205 with a hint when a similar name exists */
export function getRelation(catalogue: Catalogue, schema: string, name: string): Relation {
  const { relations } = offerOf(catalogue, schema);
  const relation = relations.get(name);
  if (relation) return relation;
  const similar = findSimilar(name, [...relations.keys()]);
  throw new DataApiError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    {
      hint: similar === null ? null : `Perhaps you meant the table '${schema}.${similar}'`,
    },
  );
}

/** @throws DataApiError 42703 */
export function getColumn(columns: ReadonlyMap<string, Column>, owner: string, name: string): Column {
  const column = columns.get(name);
  if (column) return column;
  throw new DataApiError(400, '42703', `column ${owner}.${name} does not exist`);
}
