import type { Transaction } from '@reflectory/runtime/database';
import type { DataAnswer } from './answer/data-answer.ts';
import type { PlanFormat } from './grammar/media-type.ts';
import type { Statement } from './statement/sql-text.ts';

type PlanRow = { 'QUERY PLAN': unknown };
type Plan = [{ Plan: { 'Plan Rows': number } }];

/** The plan of a statement; with the option `analyze` the statement runs. */
export async function explain(
  tx: Transaction,
  { text, values }: Statement,
  { kind, options }: PlanFormat,
): Promise<DataAnswer> {
  const list = [`format ${kind}`, ...options].join(', ');
  const rows = await tx.query<PlanRow>(`explain (${list}) ${text}`, values);
  const lines = rows.map((row) => row['QUERY PLAN']);
  const body = kind === 'json' ? JSON.stringify(lines[0]) : lines.join('\n');
  return { status: 200, contentRange: null, body };
}

/** How many rows the planner expects of a statement that is `explain (format json) …`. */
export async function estimateRows(tx: Transaction, { text, values }: Statement): Promise<number> {
  const [row] = await tx.query<{ 'QUERY PLAN': Plan }>(text, values);
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
