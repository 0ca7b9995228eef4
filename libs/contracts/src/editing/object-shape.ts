import type { TableFacts, TableName } from '../database/index.ts';

/**
 * What an object that is edited together consists of, for whoever edits it. `root` is the table of the object itself, whose
 * row has the object's id; `parent` is the column by which rows of all other tables name it. The facts of its tables are
 * those that are generated.
 */
export type ObjectShape<Table extends TableName = TableName, Parent extends string = string> = {
  /** As grants and the log name it. */
  type: string;
  root: NoInfer<Table>;
  parent: Parent;
  tables: Readonly<Record<Table, TableFacts>>;
};

/** Checks a shape where it is declared. */
export const defineObject = <Table extends TableName, const Parent extends string>(
  shape: ObjectShape<Table, Parent>,
): ObjectShape<Table, Parent> => shape;
