import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { ChannelRefusal } from '../channel-refusal.ts';
import type { ChangeFilter } from './change-filter.ts';
import type { PublishedTable } from './changes.repository.ts';
import { parseFilter, refusalOf, type WrittenCondition } from './parse-filter.ts';

const numericTypes = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'];
const patterns = ['like', 'ilike', 'match', 'imatch'];

/** Conditions on a table's rows, their values read as the columns' types. @throws ChannelRefusal */
export async function readFilter(
  tx: Transaction,
  table: PublishedTable,
  text: string | undefined,
): Promise<ChangeFilter[]> {
  const conditions = parseFilter(text).map((condition) => {
    const column = table.columns.find(({ name }) => name === condition.column);
    if (!column) throw new ChannelRefusal(`invalid column for filter ${condition.column}`);
    return { condition, column };
  });
  const filters: ChangeFilter[] = [];
  for (const { condition, column } of conditions) {
    const isNumeric = numericTypes.includes(column.type);
    const values = await readValues(tx, condition, column.sqlType).catch((error: unknown) => {
      // What the database cannot read, or a regular expression that is none.
      if (asSqlFailure(error)?.code.startsWith('22')) throw refusalOf(text ?? '');
      throw error;
    });
    filters.push({ ...condition, values, isNumeric });
  }
  return filters;
}

async function readValues(
  tx: Transaction,
  { operator, values }: WrittenCondition,
  sqlType: string,
): Promise<unknown[]> {
  if (operator === 'is') return values;
  if (operator === 'match' || operator === 'imatch') await tx.query(`select '' ~ $1::text`, [values[0]]);
  if (patterns.includes(operator)) return values;
  if (operator === 'isdistinct' && values[0] === 'null') return [null];
  // The type's name is what the catalogue says, quoted where it has to be.
  const fields = values.map((_, index) => `'v', to_jsonb($${index + 1}::text::${sqlType})`);
  const [row] = await tx.query<{ read: { v: unknown }[] }>(
    `select jsonb_build_array(${fields.map((field) => `realtime.exact_numbers(jsonb_build_object(${field}))`).join(', ')}) as read`,
    values,
  );
  return (row?.read ?? []).map(({ v }) => v);
}
