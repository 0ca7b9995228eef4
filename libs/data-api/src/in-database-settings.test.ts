import { expect, test } from 'vitest';
import { createTestDatabase } from '@reflectory/runtime/testing';
import { defaultDataApiSettings } from './data-api-settings.ts';
import { readInDatabaseSettings } from './in-database-settings.ts';

test('what a program sets for the role of the service counts, in this database alone', async () => {
  const [db, other] = [await createTestDatabase(), await createTestDatabase()];
  const set = (name: string, value: string) =>
    db.owner.query(
      `do $$ begin execute format('alter role authenticator in database %I set pgrst.${name} to %L',
         current_database(), '${value}'); end $$`,
    );
  const read = (of: typeof db) =>
    of.database.asService('control_plane', null, (tx) => readInDatabaseSettings(tx, defaultDataApiSettings));
  try {
    await set('db_schemas', 'public, shop');
    await set('db_max_rows', '2');
    await set('db_plan_enabled', 'true');
    await set('db_tx_end', 'commit');
    expect(await read(db)).toEqual({
      ...defaultDataApiSettings,
      schemas: ['public', 'shop'],
      maxRows: 2,
      isPlanShown: true,
      mayRollBack: false,
    });
    await set('db_max_rows', 'many');
    await set('db_schemas', 'public,');
    const { schemas, maxRows } = await read(db);
    expect({ schemas, maxRows }).toEqual({ schemas: ['public'], maxRows: 1000 });
    expect(await read(other)).toEqual(defaultDataApiSettings);
  } finally {
    await Promise.all([db.drop(), other.drop()]);
  }
});
