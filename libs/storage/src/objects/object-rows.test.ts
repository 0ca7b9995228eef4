import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@reflectory/runtime/database';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { fileKey } from '../storage-keys.ts';
import { fileStores, listKeys, type TestFileStore } from '../testing/file-stores.ts';
import { createObjectRows } from './object-rows.ts';
import type { NewObject } from './objects.repository.ts';

let db: TestDatabase;
let store: TestFileStore;
let ada: TestPerson;
let max: TestPerson;
beforeAll(async () => {
  db = await createTestDatabase();
  const [folder] = fileStores;
  if (!folder) throw new Error('There is no kind of store');
  store = await folder.open();
  const acme = await createInstance(db.owner, 'acme');
  ada = await createPerson(db.owner, acme);
  max = await createPerson(db.owner, acme);
});
afterAll(async () => {
  await db.drop();
  await store.stop();
});

/** Bytes that are there, and the row that is to name them. */
async function newObject(): Promise<{ object: NewObject; key: string }> {
  const object: NewObject = {
    bucket: 'media',
    name: `${ada.id}/${randomUUID()}.txt`,
    version: randomUUID(),
    metadata: {},
    userMetadata: {},
  };
  const key = fileKey(ada.instanceId, object.version);
  await store.files.write(key, Readable.from([Buffer.from('text')]), 100);
  return { object, key };
}

it('keeps the bytes of a row whose commit was done, but not answered', async () => {
  const { object, key } = await newObject();
  const database: Database = {
    ...db.database,
    async asPrincipal(context, run, options) {
      await db.database.asPrincipal(context, run, options);
      throw new Error('Connection terminated unexpectedly');
    },
  };
  const rows = createObjectRows({ database, files: store.files });
  await expect(rows.keep(ada, object, false)).rejects.toThrow('terminated');
  expect(await db.owner.query('select 1 from storage.objects where name = $1', [object.name])).toHaveLength(
    1,
  );
  expect(await listKeys(store.files)).toContain(key);
});

it('keeps no bytes of a row that is refused', async () => {
  const { object, key } = await newObject();
  const rows = createObjectRows({ database: db.database, files: store.files });
  await expect(rows.keep(max, object, false)).rejects.toMatchObject({ code: '42501' });
  expect(await listKeys(store.files)).not.toContain(key);
});
