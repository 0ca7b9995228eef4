import { type ControlPlaneEvent, controlPlaneEventSchema } from '@reflectory/contracts/control-plane';
import type { Transaction } from '../database/database.ts';

/** A change that other processes are told of. */
export type Change = { id: number; event: ControlPlaneEvent };

/** Changes of the last minute, oldest first. */
export async function readRecentChanges(tx: Transaction): Promise<Change[]> {
  const rows = await tx.query<{ id: string; kind: string; payload: object }>(
    'select * from app.recent_changes()',
  );
  return rows.flatMap(({ id, kind, payload }) => {
    const event = controlPlaneEventSchema.safeParse({ kind, ...payload });
    return event.success ? [{ id: Number(id), event: event.data }] : [];
  });
}

/** Removes changes that nobody waits for any more. */
export async function forgetOldChanges(tx: Transaction): Promise<void> {
  await tx.query('select app.forget_old_changes()');
}
