import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** As the service is limited in the product. */
const limits = { connections: 16, reserved: 4, perInstance: 6, perPerson: 3, budgetMs: 1500 };
/** What each map takes on a machine that is busy. */
const SLOW_MS = 60;

describe('many maps that one person makes at once', () => {
  let db: TestDatabase;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    db = await createTestDatabase({ limits });
    acme = await createInstance(db.owner, 'acme');
    await db.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('mindmaps', true)
       on conflict (feature_key) do update set enabled = true`,
    );
    await db.owner.query(
      `create function app.take_long() returns trigger language plpgsql as
       $$begin perform pg_sleep(${SLOW_MS / 1000}); return null; end$$`,
    );
    await db.owner.query(
      `create trigger take_long after insert on public.mindmaps for each row execute function app.take_long()`,
    );
  });
  afterAll(() => db.drop());
  beforeEach(async () => {
    ada = await createPerson(db.owner, acme);
  });

  const make = (by: TestPerson) =>
    db.database.asPrincipal(by.context, (tx) => tx.query(`insert into public.mindmaps default values`));

  it('are all made, and others get theirs in between', async () => {
    const bob = await createPerson(db.owner, acme);
    let left = 90;
    const burst = Promise.all(Array.from({ length: left }, () => make(ada).then(() => (left -= 1))));
    await make(bob);
    expect(left).toBeGreaterThan(45);
    // One after the other they would use up the budget of one person, and the last would be refused.
    await burst;
    expect(left).toBe(0);
  });

  it('are no more than a person may have', async () => {
    await db.owner.query('alter table public.mindmaps disable trigger take_long');
    await db.owner.query(
      `insert into public.mindmaps (instance_id, user_id) select $1, $2 from generate_series(1, 497)`,
      [acme, ada.id],
    );
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => make(ada)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
