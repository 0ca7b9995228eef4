import type { Change, LoggedChange } from '@reflectory/contracts/editing';
import type { AnyRow } from './objects.ts';

/** A row as it is known, also while it is removed. */
export type KnownRow = { row: AnyRow; isRemoved: boolean };

/** A row after a change that the log has; undefined where nothing is known of it. */
export function afterLogged(known: KnownRow | undefined, change: LoggedChange): KnownRow | undefined {
  const { kind, row_id: id, after } = change;
  if (kind === 'add') return { row: { ...after, id }, isRemoved: false };
  if (kind === 'restore') return { row: { ...known?.row, ...after, id }, isRemoved: false };
  if (!known) return undefined;
  return kind === 'remove' ? { ...known, isRemoved: true } : { ...known, row: { ...known.row, ...after } };
}

/** A row with what this device did to it and the service does not know yet. */
export function withPending(known: KnownRow | undefined, pending: readonly Change[]): AnyRow | undefined {
  let row = known?.row;
  let isRemoved = known?.isRemoved ?? false;
  for (const { kind, row_id: id, fields } of pending) {
    if (kind === 'add') row = { ...fields, id };
    else if (kind === 'set') row = row && { ...row, ...fields };
    else isRemoved = kind === 'remove';
  }
  return isRemoved ? undefined : row;
}
