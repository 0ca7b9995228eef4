import type { Change } from '@reflectory/contracts/editing';
import type { AnyChange, AnyShape } from '../model/objects.ts';
import type { StoreCore } from './store-core.ts';
import { type Act, reverse } from './undo-history.ts';

/** Makes changes: shows them, and answers them with what takes them back. */
export function makeChanges(
  { rows, clock, around, shape, number }: StoreCore,
  changes: readonly AnyChange[],
): Act {
  const steps = changes.map((change) => {
    const { kind, table, id, fields = {} } = change;
    const back = reverse(rows, change);
    const writers = Object.fromEntries(
      Object.keys(fields).map((field) => [field, rows.writerOf(table, id, field)]),
    );
    const made: Change = {
      id: around.newId(),
      device_id: around.deviceId,
      made_at: clock.stamp(),
      seen: number(),
      table,
      row_id: id,
      kind,
      fields: kind === 'add' ? { ...defaultsOf(shape, table), ...fields } : fields,
    };
    rows.add([made]);
    return { made, back, writers };
  });
  return { steps };
}

/** What the database would write into a new row, so that it is shown as it will be. */
function defaultsOf({ tables }: AnyShape, table: string): Record<string, unknown> {
  const facts = tables[table];
  return Object.fromEntries(
    Object.entries(facts?.defaults ?? {}).flatMap(([name, value]) =>
      'value' in value && facts?.insertable.includes(name) ? [[name, value.value]] : [],
    ),
  );
}
