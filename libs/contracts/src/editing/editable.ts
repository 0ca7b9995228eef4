import type * as z from 'zod';

/** A table of an object: what whoever may edit it writes into it. */
export type EditableTable = {
  /** Column that names the object; null for the table of the object itself. */
  parent: string | null;
  /** Columns that are written, with what they take; of an added row a schema without a default asks for a value. */
  fields: Readonly<Record<string, z.ZodType>>;
  /** Columns that are read besides. */
  reads?: readonly string[];
};

/** An object that is edited together, as the service has it: tables of which nobody else says how they are changed. */
export type EditableObject = {
  /** As grants and the log name it. */
  type: string;
  tables: Readonly<Record<string, EditableTable>>;
};
