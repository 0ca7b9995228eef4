import type { Change, ChangeResult, LoggedChange } from '@reflectory/contracts/editing';
import type { Notice } from '../model/objects.ts';

/** Fields of which nobody has to be told that two wrote them: where something lies among others. */
export type QuietFields = ReadonlySet<string>;

type Party = { deviceId: string; userId: string; quiet: QuietFields };

/** Conflicts of a change that concern this device: it made one side, or its person did elsewhere. */
export function noticesOf(change: LoggedChange, { deviceId, userId, quiet }: Party): Notice[] {
  const isOwn = change.device_id === deviceId;
  return Object.entries(change.conflicts).flatMap(([field, { by, won, value }]) => {
    if (quiet.has(field) || (!isOwn && by !== userId)) return [];
    // What gave way is that of the change which lost.
    const isMine = isOwn !== won;
    const other = isOwn ? by : change.user_id;
    return [
      {
        kind: 'conflict' as const,
        id: `${change.id}/${field}`,
        at: change.made_at,
        table: change.table,
        rowId: change.row_id,
        field,
        value,
        isMine,
        other: other === userId ? null : other,
      },
    ];
  });
}

/** What the service did not take of what this device sent. */
export function refusalsOf(results: readonly ChangeResult[], sent: readonly Change[]): Notice[] {
  return results.flatMap(({ id, status, code }) => {
    const change = sent.find((one) => one.id === id);
    if (status !== 'refused' || !code || !change) return [];
    const { made_at: at, table, row_id: rowId, fields } = change;
    return [{ kind: 'refused' as const, id, at, table, rowId, code, fields }];
  });
}
