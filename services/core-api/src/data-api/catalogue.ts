import { DataApiError } from './data-api-error.ts';

/** A column of a table, view or result. `type` is as PostgreSQL spells it. */
export type Column = {
  name: string;
  type: string;
  /** SQL of the default, when there is one. */
  default: string | null;
};

/** A table or view of an exposed schema. */
export type Relation = {
  name: string;
  isTable: boolean;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Columns of each unique index that holds for all rows. */
  uniqueKeys: readonly (readonly string[])[];
};

/** A foreign key between two exposed tables. */
export type ForeignKey = {
  name: string;
  table: string;
  columns: readonly string[];
  target: string;
  targetColumns: readonly string[];
};

export type RoutineArgument = { name: string; type: string; hasDefault: boolean };

/** One overload of a function. */
export type Routine = {
  name: string;
  arguments: readonly RoutineArgument[];
  isVolatile: boolean;
  returnsSet: boolean;
  /** Columns of a row result, or null for a single value. */
  columns: ReadonlyMap<string, Column> | null;
  isVoid: boolean;
  /** Table whose rows the function returns, or null. */
  relation: string | null;
};

/** What the data API can serve, as found in the database. */
export type Catalogue = {
  relations: ReadonlyMap<string, Relation>;
  foreignKeys: readonly ForeignKey[];
  routines: ReadonlyMap<string, readonly Routine[]>;
};

/** @throws DataApiError PGRST205 with a hint when a similar name exists */
export function getRelation(catalogue: Catalogue, name: string): Relation {
  const relation = catalogue.relations.get(name);
  if (relation) return relation;
  const similar = findSimilar(name, [...catalogue.relations.keys()]);
  throw new DataApiError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, {
    hint: similar === null ? null : `Perhaps you meant the table 'public.${similar}'`,
  });
}

/** The overload whose arguments fit the names given. @throws DataApiError PGRST202 */
export function getRoutine(catalogue: Catalogue, name: string, given: readonly string[]): Routine {
  const fitting = (catalogue.routines.get(name) ?? []).filter(
    (routine) =>
      given.every((key) => routine.arguments.some((argument) => argument.name === key)) &&
      routine.arguments.every((argument) => argument.hasDefault || given.includes(argument.name)),
  );
  const [routine] = fitting.toSorted((a, b) => a.arguments.length - b.arguments.length);
  if (routine) return routine;
  const signature =
    given.length === 0 ? `public.${name}` : `public.${name}(${[...given].toSorted().join(', ')})`;
  const lookup =
    given.length === 0 ? 'without parameters' : `with parameters ${[...given].toSorted().join(', ')}`;
  const similar = findSimilar(name, [...catalogue.routines.keys()]);
  throw new DataApiError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`, {
    details: `Searched for the function public.${name} ${lookup}, but no matches were found in the schema cache.`,
    hint: similar === null ? null : `Perhaps you meant to call the function public.${similar}`,
  });
}

/** @throws DataApiError 42703 */
export function getColumn(columns: ReadonlyMap<string, Column>, owner: string, name: string): Column {
  const column = columns.get(name);
  if (column) return column;
  throw new DataApiError(400, '42703', `column ${owner}.${name} does not exist`);
}

/** The nearest name that differs by at most a third of its letters. */
function findSimilar(name: string, names: readonly string[]): string | null {
  const wanted = name.slice(0, 63);
  const ranked = names
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate ?? null;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
