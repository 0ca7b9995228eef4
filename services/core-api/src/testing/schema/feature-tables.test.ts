import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '../../features/define-feature.ts';
import { features } from '../../features/features.ts';
import { readTables } from '../generate/read-tables.ts';

const folder = path.resolve(import.meta.dirname, '../../features');

/** Tables that the migrations of an area make. */
function tablesMadeBy(area: string): string[] {
  const files = globSync(`${area}/migrations/*.sql`, { cwd: folder });
  const sql = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  return [...sql.matchAll(/^create (?:unlogged )?table (\S+)/gm)].map(([, name = '']) => name);
}

const areas = globSync('*/', { cwd: folder }).map((area) => path.basename(area));
const areasWithTables = areas.filter((area) => tablesMadeBy(area).length > 0);

describe('tables of features', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  it.each(areasWithTables)('are declared by who makes them: %s', async (area) => {
    const { feature } = (await import(`../../features/${area}/feature.ts`)) as { feature: Feature };
    expect(Object.keys(feature.tables ?? {}).toSorted()).toEqual(tablesMadeBy(area).toSorted());
  });

  it('are whose they are said to be', async () => {
    const read = (await readTables(db.owner)).map(({ name, ownership }) => [`public.${name}`, ownership]);
    const declared = features
      .flatMap(({ tables = {} }) => Object.entries(tables))
      .filter(([name]) => name.startsWith('public.'));
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(read));
  });

  it('are told live where that is said, and no others are', async () => {
    const published = await db.owner.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
    );
    const live = features.flatMap(({ live: names = [] }) => names);
    expect(live.toSorted()).toEqual(published.map(({ name }) => name).toSorted());
  });
});
