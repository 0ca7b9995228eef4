import type { RelationRow, ShownPlace, ViewRow } from './catalogue-rows.ts';
import { readShownColumns, type ShownColumn } from './view-columns.ts';

/** Views of views of views … are followed so far. */
const MAX_DEPTH = 32;

/** Where the columns of tables are shown. */
export type ShownPlaces = {
  /** The exposed relations that show columns of a table. */
  placesOf(table: string): readonly ShownPlace[];
  /** The tables of which a relation shows columns; a table shows itself alone. */
  tablesOf(relation: string): readonly { table: string; place: ShownPlace }[];
};

/** Traces the columns of every exposed relation to the tables that they come from. */
export function traceColumns(relations: readonly RelationRow[], views: readonly ViewRow[]): ShownPlaces {
  const shownBy = new Map(views.map(({ id, rule }) => [id, readShownColumns(rule)]));
  const traced = relations.map((relation) => tablesShown(relation, shownBy));
  const byTable = Map.groupBy(traced.flat(), ({ table }) => table);
  const byRelation = new Map(relations.map(({ id }, index) => [id, traced[index] ?? []]));
  return {
    placesOf: (table) => (byTable.get(table) ?? []).map(({ place }) => place),
    tablesOf: (relation) => byRelation.get(relation) ?? [],
  };
}

type Origin = { table: string; position: number };

function tablesShown({ id, columns }: RelationRow, shownBy: ReadonlyMap<string, readonly ShownColumn[]>) {
  const names = new Map<string, Map<number, string>>();
  for (const { name, position } of columns ?? []) {
    const origin = originOf({ table: id, position }, shownBy);
    if (!origin) continue;
    const known = names.get(origin.table) ?? new Map<number, string>();
    // A column that is shown twice is known by its first name.
    if (!known.has(origin.position)) known.set(origin.position, name);
    names.set(origin.table, known);
  }
  return [...names].map(([table, shown]) => ({ table, place: placeOf(id, shown) }));
}

function placeOf(id: string, shown: ReadonlyMap<number, string>): ShownPlace {
  return {
    id,
    namesOf(positions) {
      const found = positions.flatMap((position) => shown.get(position) ?? []);
      return found.length === positions.length ? found : null;
    },
  };
}

function originOf(start: Origin, shownBy: ReadonlyMap<string, readonly ShownColumn[]>): Origin | null {
  let origin = start;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const columns = shownBy.get(origin.table);
    if (!columns) return origin;
    const { position } = origin;
    const column = columns.find((candidate) => candidate.position === position);
    if (!column) return null;
    origin = { table: column.source, position: column.sourcePosition };
  }
  return null;
}
