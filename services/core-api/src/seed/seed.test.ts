import { brandSchema, instanceSchema } from '@reflectory/contracts/instance';
import { checkBrand } from '@reflectory/domain/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '@reflectory/auth';
import { asOwner } from '@reflectory/runtime/database';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { DEMO_PASSWORD, demoInstances } from './demo-data.ts';
import { seed } from './seed.ts';

const hasher = createPasswordHasher();
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const run = () => asOwner(db.ownerUrl, (tx) => seed(tx, hasher.hash));
const count = async () => {
  const [row] = await db.owner.query(`select (select count(*) from auth.users) as users,
    (select count(*) from public.instance_users) as members, (select count(*) from public.profiles) as profiles,
    (select count(*) from public.global_features) as features, (select count(*) from app.instances) as instances`);
  return row;
};

test('without the demo there is the default instance, and nobody', async () => {
  const report = await asOwner(db.ownerUrl, (tx) => seed(tx, hasher.hash, { hasDemo: false }));
  expect(report).toMatchObject({ instances: [{ slug: 'reflectory', isDefault: true }], people: [] });
  expect(await count()).toMatchObject({ users: '0', instances: '1' });
  const rules = await db.owner.query('select joining, password_policy from app.instances');
  expect(rules).toEqual([
    { joining: 'everyone', password_policy: { refusesCommon: false, changeNeedsProof: false } },
  ]);
});

test('a new installation has instances, people who can sign in, and every feature §1.19', async () => {
  const report = await run();
  expect(report.instances.find(({ isDefault }) => isDefault)?.slug).toBe('reflectory');
  expect(report.people.find(({ isFirstAdministrator }) => isFirstAdministrator)?.email).toBe(
    'admin@reflectory.example',
  );
  const people = await db.owner.query<{ hash: string }>('select encrypted_password as hash from auth.users');
  expect(people).toHaveLength(report.people.length);
  expect(await hasher.verify(people[0]?.hash ?? null, DEMO_PASSWORD)).toBe(true);
});

test('running again changes nothing, not even what was changed since', async () => {
  await db.owner.query(`update app.instances set name = 'Acme Limited' where slug = 'acme'`);
  await db.owner.query(`update public.global_features set enabled = false where feature_key = 'boards'`);
  const before = await count();
  await run();
  expect(await count()).toEqual(before);
  const [acme] = await db.owner.query(`select name from app.instances where slug = 'acme'`);
  expect(acme).toEqual({ name: 'Acme Limited' });
  const [boards] = await db.owner.query(
    `select enabled from public.global_features where feature_key = 'boards'`,
  );
  expect(boards).toEqual({ enabled: false });
});

test.each(demoInstances.map((instance) => [instance.slug, instance] as const))(
  'the brand of %s is valid and readable in both themes',
  (_slug, instance) => {
    expect(instanceSchema.safeParse({ ...instance, status: 'active' }).error).toBeUndefined();
    expect(checkBrand(brandSchema.parse(instance.brand)).problems).toEqual([]);
  },
);
