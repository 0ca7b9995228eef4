import type {
  Change,
  EditableObject,
  EditableTable,
  Fields,
  RefusalCode,
} from '@reflectory/contracts/editing';

/** A change as the database takes it; with a `code` it is refused before it is tried. */
export type ReadChange =
  | { id: string; code: RefusalCode }
  | {
      id: string;
      device: string;
      made_at: string;
      seen: number;
      table: string;
      parent: string | null;
      row: string;
      kind: Change['kind'];
      fields: Fields;
    };

/** Checks a change of an object against what its area says of the table. */
export function readChange(editable: EditableObject, objectId: string, change: Change): ReadChange {
  const { id, device_id: device, row_id: row, table: name, kind, made_at, seen } = change;
  const table = Object.hasOwn(editable.tables, name) ? editable.tables[name] : undefined;
  const fields = table && readFields(table, change);
  const isRoot = table?.parent === null;
  if (!table || !fields || isRoot !== (row === objectId)) return { id, code: 'invalid' };
  return { id, device, made_at, seen, table: name, parent: table.parent, row, kind, fields };
}

/** Null where a field is unknown or does not take its value. */
function readFields({ fields: known }: EditableTable, { kind, fields }: Change): Fields | null {
  const given = Object.keys(fields);
  if (given.some((name) => !Object.hasOwn(known, name))) return null;
  if (kind === 'set' ? given.length === 0 : kind !== 'add' && given.length > 0) return null;
  const read = Object.entries(known)
    .filter(([name]) => kind === 'add' || Object.hasOwn(fields, name))
    .map(([name, schema]) => [name, schema.safeParse(fields[name])] as const);
  if (read.some(([, { success }]) => !success)) return null;
  return Object.fromEntries(read.map(([name, { data }]) => [name, data]));
}
