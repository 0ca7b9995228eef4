import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '@reflectory/runtime/database';

/**
 * Finds tables with a person's data that would stay when the person leaves, or that the export leaves out; as
 * `table: problem`. Those of schema public are exported by their name alone.
 */
export async function findForgottenData(
  owner: Transaction,
  exported: readonly string[],
  impersonal: readonly string[],
): Promise<string[]> {
  const sql = await readFile(path.join(import.meta.dirname, 'personal-data.sql'), 'utf8');
  const tables = await owner.query<{ name: string; removed: boolean }>(sql);
  return tables
    .filter(({ name }) => !impersonal.includes(name))
    .flatMap(({ name, removed }) => [
      ...(removed ? [] : [`${name}: stays when the person leaves`]),
      ...(exported.includes(name.replace(/^public\./, '')) ? [] : [`${name}: is not in the export`]),
    ]);
}
