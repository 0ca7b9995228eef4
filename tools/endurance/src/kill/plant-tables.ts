import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Owner } from '../testing/owner.ts';

/** Makes what the run writes to, beside the product's own tables, and tells the services. */
export async function plantTables(owner: Owner): Promise<void> {
  await owner.query(await readFile(path.join(import.meta.dirname, 'sql/appends.sql'), 'utf8'));
}
