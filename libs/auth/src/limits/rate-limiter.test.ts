import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { createRateLimiter } from './rate-limiter.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const limit = { name: 'test', burst: 3, seconds: 10 };

describe('rate limiter', () => {
  test('takes a burst, then says how long to wait, for each subject by itself', async () => {
    const limiter = createRateLimiter(db.database);
    const waits = [];
    for (let call = 0; call < 5; call += 1) waits.push(await limiter.take(limit, 'one'));
    expect(waits).toEqual([0, 0, 0, 10, 10]);
    expect(await limiter.take(limit, 'two')).toBe(0);
  });

  test('calls at once do not slip through together', async () => {
    const limiter = createRateLimiter(db.database);
    const waits = await Promise.all(Array.from({ length: 12 }, () => limiter.take(limit, 'parallel')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('gives a call back after each interval', async () => {
    const limiter = createRateLimiter(db.database);
    for (let call = 0; call < 4; call += 1) await limiter.take(limit, 'later');
    await db.owner.query(`update auth.rate_limits set tat = tat - interval '10 seconds'`);
    expect(await limiter.take(limit, 'later')).toBe(0);
    expect(await limiter.take(limit, 'later')).toBe(10);
  });

  test('keeps no subject readable and sweeps what is long over', async () => {
    const limiter = createRateLimiter(db.database);
    await db.owner.query(
      `insert into auth.rate_limits (key, tat) select 'old ' || n, now() - interval '2 hours' from generate_series(1, 4) n`,
    );
    await limiter.take(limit, '192.0.2.7');
    await limiter.take(limit, '192.0.2.7');
    const rows = await db.owner.query<{ key: string }>('select key from auth.rate_limits');
    expect(rows.filter(({ key }) => key.startsWith('old'))).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });
});

test('nobody but the auth service is granted its tables', async () => {
  const granted = await db.owner.query(
    `select r.rolname, c.relname from pg_roles r, pg_class c
     where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r'
       and r.rolname in ('anon', 'authenticated', 'service_role', 'control_plane', 'authenticator')
       and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete'))`,
  );
  expect(granted).toEqual([]);
  const unguarded = await db.owner.query(
    `select relname from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(unguarded).toEqual([]);
});
