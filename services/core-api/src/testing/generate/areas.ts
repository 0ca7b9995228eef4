import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Transaction } from '@reflectory/runtime/database';
import { readTables } from './read-tables.ts';
import { type AreaTables, writeRows } from './write-rows.ts';

const contracts = path.resolve(import.meta.dirname, '../../../../../libs/contracts/src');

/** A file of contracts as the database says that it has to be. */
export type GeneratedFile = { file: string; text: string };

/**
 * Makes the `rows.ts` of every area that has a `tables.json`.
 *
 * @throws Error with one line when a table is of no area, or of two
 */
export async function generateRows(owner: Transaction): Promise<GeneratedFile[]> {
  const tables = await readTables(owner);
  const areas = globSync('*/tables.json', { cwd: contracts })
    .map((file) => path.dirname(file))
    .toSorted();
  const wanted = await Promise.all(
    areas.map(async (area) => {
      const text = await readFile(path.join(contracts, area, 'tables.json'), 'utf8');
      return { area, tables: JSON.parse(text) as AreaTables };
    }),
  );
  for (const { name } of tables) {
    const owners = wanted.filter((area) => Object.hasOwn(area.tables, name));
    if (owners.length !== 1) {
      const said = owners.map(({ area }) => area).join(' and ') || 'none';
      throw new Error(`${name} belongs in the tables.json of one area of contracts; it is in ${said}`);
    }
  }
  return Promise.all(
    wanted.map(async (area) => {
      const file = path.join(contracts, area.area, 'rows.ts');
      const options = await resolveConfig(file);
      const text = await format(writeRows(area.area, area.tables, tables), {
        ...options,
        parser: 'typescript',
      });
      return { file, text };
    }),
  );
}
