import type { Column, RoutineArgument } from './catalogue.ts';

/** Rows of the catalogue as PostgreSQL keeps them; columns of tables are numbered. */
export type RelationRow = {
  id: string;
  schema: string;
  name: string;
  isPlainTable: boolean;
  isGuarded: boolean;
  columns: (Column & { position: number })[] | null;
};

export type UniqueKeyRow = { id: string; isPrimary: boolean; positions: number[] };

export type KeyRow = {
  name: string;
  source: string;
  sourcePositions: number[];
  target: string;
  targetPositions: number[];
};

export type ViewRow = { id: string; rule: string };

export type RoutineRow = {
  schema: string;
  name: string;
  isVolatile: boolean;
  returnsSet: boolean;
  isVoid: boolean;
  isOneRow: boolean;
  result: string;
  relation: string | null;
  rowOf: string | null;
  arguments: RoutineArgument[];
  columns: Column[] | null;
};

export type TypeRow = { name: string; schemas: string[] };

/** A relation that shows columns of a table: the table itself or a view of it. */
export type ShownPlace = {
  /** Identity of the relation. */
  id: string;
  /** Names under which numbered columns of the table are shown; null when one of them is not. */
  namesOf(positions: readonly number[]): string[] | null;
};
