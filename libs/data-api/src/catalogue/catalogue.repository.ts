import { PRODUCT_SCHEMA, type Transaction } from '@reflectory/runtime/database';
import type { DataApiSettings } from '../data-api-settings.ts';
import { readInDatabaseSettings } from '../in-database-settings.ts';
import { buildRelationships, type RowFunction } from './build-relationships.ts';
import type { Catalogue, Column, ComputedColumn, Relation, Routine } from './catalogue.ts';
import type { KeyRow, RelationRow, RoutineRow, TypeRow, UniqueKeyRow, ViewRow } from './catalogue-rows.ts';
import {
  foreignKeysSql,
  relationsSql,
  routinesSql,
  typesSql,
  uniqueKeysSql,
  viewsSql,
} from './catalogue-sql.ts';
import { type ShownPlaces, traceColumns } from './shown-places.ts';

let generation = 0;

/** Reads every table, view and function of the exposed schemas, whoever created it. */
export async function readCatalogue(tx: Transaction, given: DataApiSettings): Promise<Catalogue> {
  const settings = await readInDatabaseSettings(tx, given);
  const { schemas } = settings;
  const exposed = [schemas.flatMap(schemasBehind)];
  // So that types are told with their schema.
  const [, allRelations, uniqueKeys, foreignKeys, views, allRoutines, types] = await Promise.all([
    tx.query(`set local search_path to pg_catalog`),
    tx.query<RelationRow>(relationsSql, exposed),
    tx.query<UniqueKeyRow>(uniqueKeysSql),
    tx.query<KeyRow>(foreignKeysSql),
    tx.query<ViewRow>(viewsSql),
    tx.query<RoutineRow>(routinesSql, exposed),
    tx.query<TypeRow>(typesSql, [[...schemas, 'public', 'extensions']]),
  ]);
  const relationRows = withoutCovered(allRelations);
  const routineRows = withoutCovered(allRoutines);
  const places = traceColumns(relationRows, views);
  const toRelation = relationReader(places, uniqueKeys, routineRows);
  const relations = new Map(relationRows.map((row) => [row.id, toRelation(row)]));
  generation += 1;
  return {
    settings,
    schemas: new Map(
      schemas.map((schema) => [
        schema,
        {
          relations: new Map(
            [...relations.values()]
              .filter((relation) => schemasBehind(schema).includes(relation.schema))
              .map((relation) => [relation.name, relation]),
          ),
          routines: Map.groupBy(
            routineRows
              .filter((routine) => schemasBehind(schema).includes(routine.schema) && isCallable(routine))
              .map(toRoutine),
            ({ name }) => name,
          ),
        },
      ]),
    ),
    relations,
    relationships: buildRelationships({
      relations,
      foreignKeys,
      placesOf: places.placesOf,
      rowFunctions: routineRows.flatMap(toRowFunction),
    }),
    types: new Map(types.map((row) => [row.name, row.schemas])),
    generation,
  };
}

/** Where what a schema offers lies: beside a program's tables, `public` offers those of the product too. */
const schemasBehind = (schema: string) => (schema === 'public' ? [schema, PRODUCT_SCHEMA] : [schema]);

/** A program's table or function covers the product's of that name. */
function withoutCovered<Row extends { schema: string; name: string }>(rows: readonly Row[]): Row[] {
  const taken = new Set(rows.filter(({ schema }) => schema === 'public').map(({ name }) => name));
  return rows.filter(({ schema, name }) => schema !== PRODUCT_SCHEMA || !taken.has(name));
}

function relationReader(
  { tablesOf }: ShownPlaces,
  uniqueKeys: readonly UniqueKeyRow[],
  routines: readonly RoutineRow[],
): (row: RelationRow) => Relation {
  const keysByTable = Map.groupBy(uniqueKeys, ({ id }) => id);
  const functionsByRow = Map.groupBy(routines.filter(isComputedColumn), ({ rowOf }) => rowOf);
  return ({ columns, ...row }) => {
    const shown = tablesOf(row.id);
    // What joins several tables may repeat the rows of each.
    const [only] = shown.length === 1 ? shown : [];
    const keys = (only && keysByTable.get(only.table)) ?? [];
    const named = keys.flatMap(({ isPrimary, positions }) => {
      const names = only?.place.namesOf(positions);
      return names ? [{ isPrimary, names }] : [];
    });
    const functions = functionsByRow.get(row.id) ?? [];
    return {
      ...row,
      columns: byName(columns ?? []),
      computed: new Map(
        functions.map(({ schema, name, result }): [string, ComputedColumn] => [
          name,
          { schema, name, type: result },
        ]),
      ),
      primaryKey: named.find(({ isPrimary }) => isPrimary)?.names ?? [],
      uniqueKeys: named.map(({ names }) => names),
    };
  };
}

/** A function of a row that returns one value. */
const isComputedColumn = ({ rowOf, returnsSet, relation, isVoid }: RoutineRow) =>
  rowOf !== null && !returnsSet && relation === null && !isVoid;

function toRowFunction({ schema, name, rowOf, relation, returnsSet, isOneRow }: RoutineRow): RowFunction[] {
  if (rowOf === null || relation === null) return [];
  return [{ schema, name, rowOf, relation, isToOne: !returnsSet || isOneRow }];
}

/** Types of the one argument that takes a whole body and needs no name. */
const bodyTypes = ['bytea', 'json', 'jsonb', 'text', 'xml'];

/** Arguments are given by name: without one, a function is a column of its rows, or for statements alone. */
function isCallable({ arguments: wanted }: RoutineRow): boolean {
  const [only] = wanted;
  if (wanted.every(({ name }) => name !== '')) return true;
  return wanted.length === 1 && bodyTypes.includes(only?.type ?? '');
}

function toRoutine(row: RoutineRow): Routine {
  return { ...row, columns: row.columns && byName(row.columns) };
}

const byName = (columns: readonly Column[]) => new Map(columns.map((column) => [column.name, column]));
