import type { TableFacts, TableName } from '../database/index.ts';

/**
 * What an object that is edited together consists of, for whoever edits it. `Root` is the table of the object itself, whose
 * row has the object's id; the facts of its tables are those that are generated.
 */
export type ObjectShape<Table extends TableName = TableName> = {
  /** As grants and the log name it. */
  type: string;
  root: Table;
  tables: Readonly<Record<Table, TableFacts>>;
};

/** Checks a shape where it is declared. */
export const defineObject = <Table extends TableName>(shape: ObjectShape<Table>): ObjectShape<Table> => shape;
