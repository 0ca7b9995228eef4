import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { type Cast, createCast, findDeviations } from './matrix.ts';
import { listClientPolicies } from './policies.ts';
import { findProtectionProblems, listInternalTablesOfClients, listTenantTables } from './protection.ts';
import { placeOf } from './table-rule.ts';
import { reachableTables, tenantTables } from './table-rules.ts';
import { functionRules } from './function-rules.ts';
import { findFunctionDeviations } from './functions.ts';

/** Policies of channels and files of one kind, which their features try. */
const ofOneKind =
  /^(realtime\.messages\.((says_)?who_is_there|hears_of_places)|storage\.objects\.(board_files|own_voice_sounds))$/;

describe('isolation', () => {
  let db: TestDatabase;
  let cast: Cast;
  beforeAll(async () => {
    db = await createTestDatabase();
    cast = await createCast(db.owner);
    // A program that lets everybody into its rooms: even so nobody reaches those of another instance.
    await db.owner.query('create policy everybody on realtime.messages using (true) with check (true)');
  });
  afterAll(() => db.drop());

  it('every table with an instance is protected', async () => {
    expect(await findProtectionProblems(db.owner)).toEqual([]);
  });

  it('a table that is not protected is found, whatever it lacks', async () => {
    const create =
      'create table public.leaky (instance_id uuid not null, id uuid, primary key (instance_id, id))';
    await db.owner.query(create);
    const all = [
      'public.leaky: row security is not enabled',
      'public.leaky: row security is not forced',
      'public.leaky: the restrictive policy of app.protect is missing',
    ];
    expect(await findProtectionProblems(db.owner)).toEqual(all);
    await db.owner.query("select app.protect('public.leaky')");
    expect(await findProtectionProblems(db.owner)).toEqual([]);
    await db.owner.query('alter table public.leaky no force row level security');
    expect(await findProtectionProblems(db.owner)).toEqual([all[1]]);
    await db.owner.query(
      'alter table public.leaky force row level security; drop policy instance_isolation on public.leaky',
    );
    await db.owner.query(
      'create policy instance_isolation on public.leaky using (instance_id = (select app.instance_id()))',
    );
    expect(await findProtectionProblems(db.owner)).toEqual([all[2]]);
    await db.owner.query('drop table public.leaky');
    await db.owner.query('create table public.leaky (id uuid primary key, instance_id uuid, entry_id uuid)');
    await db.owner.query("select app.protect('public.leaky')");
    expect(await findProtectionProblems(db.owner)).toEqual([
      'public.leaky: instance_id may be null',
      'public.leaky: the primary key does not lead with instance_id',
    ]);
    await db.owner.query('drop table public.leaky');
  });

  it('clients are granted nothing of the internal schemas but their instance', async () => {
    expect(await listInternalTablesOfClients(db.owner)).toEqual(['app.instances']);
  });

  it('every protected table is declared by a feature', async () => {
    expect(await listTenantTables(db.owner)).toEqual(tenantTables);
  });

  it.each(reachableTables)('%s: everybody can do what the rules say, and nothing else', async (table) => {
    expect(await findDeviations(db.database, db.owner, cast, table)).toEqual([]);
  });

  it.each(Object.keys(functionRules))('%s tells nobody of others', async (name) => {
    expect(await findFunctionDeviations(db.owner, cast, name)).toEqual([]);
  });

  it('each policy, removed in turn, is missed', async () => {
    const policies = await listClientPolicies(db.owner, reachableTables);
    const unnoticed: string[] = [];
    for (const { table, name, createSql } of policies) {
      await db.owner.query(`drop policy ${name} on ${placeOf(table)}`);
      const deviations = await findDeviations(db.database, db.owner, cast, table);
      if (deviations.length === 0) unnoticed.push(`${table}.${name}`);
      await db.owner.query(createSql);
    }
    expect(policies.length).toBeGreaterThan(20);
    const ofObjects = Object.keys(cast.rules).filter((table) => cast.rules[table]?.isOfObject);
    const expected = new Set(ofObjects.map((table) => `${table}.instance_isolation`));
    expect(unnoticed.filter((name) => !ofOneKind.test(name) && !expected.has(name))).toEqual([]);
  }, 300_000);

  it('without an instance no row is visible, not even to who owns it', async () => {
    const rows = await db.database.asService('auth_admin', null, (tx) =>
      tx.query('select from public.instance_users'),
    );
    expect(rows).toEqual([]);
  });
});
