import type { ConditionLeaf, WorkflowCondition } from '@reflectory/contracts/workflows';

/** One question of a list, which may be turned round. */
export type ConditionRow = { leaf: ConditionLeaf; isNot: boolean };
/** A condition as it is written: a list of which all or any must hold. */
export type ConditionList = { join: 'all' | 'any'; rows: ConditionRow[] };

const rowOf = (condition: WorkflowCondition): ConditionRow | null => {
  if (!('of' in condition)) return { leaf: condition, isNot: false };
  if (condition.is === 'not' && !('of' in condition.of)) return { leaf: condition.of, isNot: true };
  return null;
};

/** The list that says the same; null where a condition is joined more deeply than a list can say. */
export function listOf(condition: WorkflowCondition | null): ConditionList | null {
  if (condition === null) return { join: 'all', rows: [] };
  const row = rowOf(condition);
  if (row) return { join: 'all', rows: [row] };
  if (condition.is !== 'all' && condition.is !== 'any') return null;
  const rows = condition.of.map(rowOf);
  return rows.every((one) => one !== null) ? { join: condition.is, rows } : null;
}

/** The condition of a list; an empty one asks nothing. */
export function conditionOf({ join, rows }: ConditionList): WorkflowCondition | null {
  const all = rows.map(({ leaf, isNot }): WorkflowCondition => (isNot ? { is: 'not', of: leaf } : leaf));
  const [first] = all;
  return all.length > 1 ? { is: join, of: all } : (first ?? null);
}
