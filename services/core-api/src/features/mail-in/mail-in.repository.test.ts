import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestDatabase,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailInRepository } from './mail-in.repository.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('leaves as much room as the narrower limit does, and counts nothing where there is none', async () => {
  const ada = await createPerson(db.owner, await createInstance(db.owner, 'acme'));
  const bo = await createPerson(db.owner, ada.instanceId);
  for (const { id } of [ada, bo])
    await db.owner.query(
      `insert into storage.objects (instance_id, bucket_id, name, owner, version, metadata)
       values ($1, 'media', $2 || '/one', $2::uuid, gen_random_uuid()::text, '{"size": 100}')`,
      [ada.instanceId, id],
    );
  let asked = 0;
  const counting: typeof db.owner = {
    ...db.owner,
    query: (...statement) => {
      asked += 1;
      return db.owner.query(...statement);
    },
  };
  const room = (perPerson: number, perInstance: number) =>
    mailInRepository.roomFor(
      counting,
      { instanceId: ada.instanceId, userId: ada.id },
      { perPerson, perInstance },
    );
  expect(await room(1000, 0)).toBe(900);
  expect(await room(0, 1000)).toBe(800);
  expect(await room(1000, 950)).toBe(750);
  expect(await room(50, 0)).toBe(0);
  expect(asked).toBe(4);
  expect(await room(0, 0)).toBe(Number.MAX_SAFE_INTEGER);
  expect(asked).toBe(4);
});
