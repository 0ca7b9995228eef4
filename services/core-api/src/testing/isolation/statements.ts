import type { TestPerson } from '@reflectory/runtime/testing';
import type { Operation } from './matrix.ts';
import { isOfAll, placeOf, type TableRule } from './table-rule.ts';

export type Statement = { text: string; values: unknown[] };

/** What somebody would run; null where there is nothing to try. */
export function statementOf(
  operation: Operation,
  table: string,
  rule: TableRule,
  rowOwner: TestPerson,
  actor: TestPerson,
  stranger: TestPerson,
): Statement | null {
  const where = rule.where(rowOwner);
  const place = placeOf(table);
  const plain = (text: string): Statement => ({ text: `${text} returning 1`, values: [] });
  const change = (set: string | undefined) =>
    set === undefined ? null : plain(`update ${place} set ${set} where ${where}`);
  switch (operation) {
    case 'select':
      return { text: `select 1 from ${place} where ${where}`, values: [] };
    case 'update':
      return change(rule.change);
    case 'misuse':
      return change(rule.misuse);
    case 'change sealed':
      return change(rule.sealed?.change);
    case 'delete':
      return plain(`delete from ${place} where ${where}`);
    case 'update all':
      return plain(`update ${place} set ${rule.change}`);
    case 'delete all':
      return plain(`delete from ${place}`);
    default:
      return addition(operation, table, rule, rowOwner, actor, stranger);
  }
}

function addition(
  operation: 'insert' | 'adopt' | 'foist',
  table: string,
  rule: TableRule,
  rowOwner: TestPerson,
  actor: TestPerson,
  stranger: TestPerson,
): Statement | null {
  if (!rule.row) return null;
  if (operation === 'insert') {
    const row = rule.row(rowOwner, rowOwner);
    return insertStatement(table, isOfAll(rule) ? row : placed(row, rowOwner, actor));
  }
  // Only somebody of the same instance is a threat here: keys carry the instance.
  const isAtHome =
    actor.id !== '' && rowOwner.id === actor.id && actor.context.instance_id === rowOwner.instanceId;
  if (!rule.hasParent || !isAtHome || (rule.isOfObject && operation === 'foist')) return null;
  return insertStatement(
    table,
    operation === 'adopt' ? rule.row(actor, stranger) : rule.row(stranger, actor),
  );
}

/** Where the row is another instance's, the actor tries to name that instance. */
function placed(
  row: Record<string, unknown>,
  rowOwner: TestPerson,
  actor: TestPerson,
): Record<string, unknown> {
  return rowOwner.instanceId === actor.context.instance_id
    ? row
    : { ...row, instance_id: rowOwner.instanceId };
}

/** Writes one row. */
export function insertStatement(table: string, row: Record<string, unknown>): Statement {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  return {
    text: `insert into ${placeOf(table)} (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning 1`,
    values: Object.values(row),
  };
}
