import type { Transaction } from '@reflectory/runtime/database';
import { readRows } from './read-rows.ts';
import type { ExportSection } from '../../define-feature.ts';

/** Version of `reflectory.json`; grows when something is renamed or removed. See docs/export-format.md. */
const EXPORT_VERSION = 1;

/** What stands before the sections. */
export type ExportHead = { exportedAt: Date; instance: { id: string; name: string; product: string } };

/** The whole file, piece by piece. */
export async function* exportJson(
  tx: Transaction,
  head: ExportHead,
  sections: readonly ExportSection[],
): AsyncGenerator<string> {
  const { exportedAt, instance } = head;
  const opening = { format: 'reflectory-export', version: EXPORT_VERSION, exported_at: exportedAt, instance };
  yield `${JSON.stringify(opening, null, 1).slice(0, -2)},\n`;
  const [account] = await tx.query<{ account: unknown }>('select app.own_account() as account');
  yield ` "account": ${JSON.stringify(account?.account ?? null)}`;
  for (const section of sections) {
    yield `,\n "${section.key}": `;
    yield* section.isSingle ? onlyRow(tx, section) : allRows(tx, section);
  }
  yield '\n}\n';
}

async function* onlyRow(tx: Transaction, section: ExportSection): AsyncGenerator<string> {
  const [found] = await tx.query<{ row: string }>(sectionSql(section));
  yield found?.row ?? 'null';
}

async function* allRows(tx: Transaction, section: ExportSection): AsyncGenerator<string> {
  let separator = '[';
  for await (const { row } of readRows<{ row: string }>(tx, sectionSql(section))) {
    yield `${separator}\n  ${row}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : '\n ]';
}

/** Rows of a section, one JSON text each. Policies show the caller's own; the owner is named for the index. */
const sectionSql = ({ table, owner, order, objects, more }: ExportSection) => {
  const isOwn = `instance_id = app.instance_id() and ${owner} = auth.uid()`;
  const isMeant = objects
    ? `instance_id = app.instance_id() and ${objects.column} in (select id from ${objects.table} where ${isOwn})`
    : isOwn;
  const row = more ? `to_jsonb(mine) || ${more}` : 'to_jsonb(mine)';
  return `select (${row})::text as row from ${table} mine where ${isMeant} order by ${order}`;
};
