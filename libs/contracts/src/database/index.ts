/** Whose the rows of a table are: a person's own, an object's that is shared by grants, an instance's, or everybody's. */
export type Ownership = 'person' | 'shared' | 'instance' | 'public';

/** What the database writes where an insert leaves a column out. */
export type DefaultValue =
  | { value: string | number | boolean | null | readonly string[] | Readonly<Record<string, never>> }
  | { from: 'clock' | 'caller' | 'instance' | 'random id' | 'random text' };

/** What the database does with a table, for whoever is signed in. */
export type TableFacts = {
  ownership: Ownership;
  /** Columns of the primary key, in order. */
  key: readonly string[];
  /** Columns that an insert may give. */
  insertable: readonly string[];
  /** Columns that an update may change. */
  updatable: readonly string[];
  /** A column that is not here has to be given. */
  defaults: Readonly<Record<string, DefaultValue>>;
};

/** Types of one table, as the service client takes them. */
export type Table<Row, Insert, Update> = { Row: Row; Insert: Insert; Update: Update; Relationships: [] };

/** Tables that clients reach. The `rows.ts` of each area adds its own: a program knows those of the areas it imports. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface Tables {}
export type TableName = keyof Tables;

/** Statements that clients call by name, added by areas like tables. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface Routines {}

/** Shape that `createClient<Database>()` of the service client takes. */
export type Database = {
  public: {
    Tables: { [Name in TableName]: Tables[Name] };
    Views: Record<never, never>;
    Functions: Pick<Routines, keyof Routines> & {
      is_master_admin: { Args: { user_uuid: string }; Returns: boolean };
      /** What the caller may do at the instance. */
      own_permissions: { Args: never; Returns: string[] };
    };
  };
};
