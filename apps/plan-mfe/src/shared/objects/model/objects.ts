import type { TableFacts, TableName, Tables } from '@reflectory/contracts/database';
import type { Change, Fields, Level, ObjectShape, RefusalCode } from '@reflectory/contracts/editing';

/** Where an object is. */
export type ObjectPlace = { type: string; id: string };

/** A row as pages see it: without what says whose it is and where. */
export type ObjectRow<Table extends TableName, Parent extends string = never> = Readonly<
  Omit<Tables[Table]['Row'], 'instance_id' | 'deleted_at' | Parent>
>;

/** A row whose table is not known. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** Rows of an object by table and id. */
export type ObjectTables = ReadonlyMap<string, ReadonlyMap<string, AnyRow>>;

/** A shape whose tables are not known. */
export type AnyShape = { type: string; root: string; tables: Readonly<Record<string, TableFacts>> };

/** Columns that somebody gives a row, of a shape. */
type Given<Table extends TableName, Parent extends string> = Partial<
  Omit<
    Tables[Table]['Row'],
    'instance_id' | 'id' | 'user_id' | 'created_at' | 'updated_at' | 'deleted_at' | Parent
  >
>;

/** One statement about a row. A row that is added may bring its id; whoever needs it later gives it. */
export type RowChange<
  Table extends TableName = TableName,
  Parent extends string = string,
> = Table extends TableName
  ? | { kind: 'add'; table: Table; id: string; fields: Given<Table, Parent> }
    | { kind: 'set'; table: Table; id: string; fields: Given<Table, Parent> }
    | { kind: 'remove' | 'restore'; table: Table; id: string }
  : never;

/** Statements about rows of an object. */
export type ChangeOf<Shape> =
  Shape extends ObjectShape<infer Table, infer Parent> ? RowChange<Table, Parent> : never;

/** What a store is told of rows, whatever their table. */
export type AnyChange = { kind: Change['kind']; table: string; id: string; fields?: Fields };

/** What a person should hear: what they wrote gave way, took the place of somebody else's, or was not taken. */
export type Notice = { id: string; at: string; table: string; rowId: string } & (
  | {
      kind: 'conflict';
      field: string;
      /** What gave way, and whose it is. */
      value: unknown;
      isMine: boolean;
      /** The other person; null where it is the same one on another device, or they are gone. */
      other: string | null;
    }
  | { kind: 'refused'; code: RefusalCode; fields: Fields }
  /** What somebody else changed since was not undone. */
  | { kind: 'not-undone' }
);

/** An object as it was after a change, on a device. */
export type Snapshot = {
  number: number;
  level: Level;
  /** Milliseconds by which the service's clock is ahead of the device's. */
  offset: number;
  tables: Readonly<Record<string, readonly AnyRow[]>>;
};
