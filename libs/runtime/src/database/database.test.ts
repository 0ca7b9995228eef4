import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '../testing/world.ts';
import { unlimitedConnections } from './connection-lanes.ts';
import { createDatabase, type Transaction } from './database.ts';

const whoAmI = `select current_user::text as role, auth.uid() as uid, app.instance_id() as instance_id,
  auth.role() as claimed_role`;

describe('the database', () => {
  let db: TestDatabase;
  const people: TestPerson[] = [];
  const onWritten = vi.fn();
  beforeAll(async () => {
    db = await createTestDatabase({ onWritten });
    const instances = [await createInstance(db.owner, 'acme'), await createInstance(db.owner, 'globex')];
    for (const instanceId of [...instances, ...instances]) {
      const person = await createPerson(db.owner, instanceId);
      await db.owner.query('insert into public.profiles (instance_id, id) values ($1, $2)', [
        instanceId,
        person.id,
      ]);
      people.push(person);
    }
  });
  afterAll(() => db.drop());
  const personAt = (index: number) => {
    const person = people[index];
    if (!person) throw new Error('Nobody there');
    return person;
  };
  const someone = () => personAt(0);

  it('runs as the person of the request and tells the truth about them, whatever the claims say', async () => {
    const { context, id, instanceId } = someone();
    const lying = { ...context, claims: { ...context.claims, sub: people[1]?.id, role: 'service_role' } };
    expect(await db.database.asPrincipal(lying, (tx) => tx.query(whoAmI))).toEqual([
      {
        role: 'authenticated',
        uid: id,
        instance_id: instanceId,
        claimed_role: 'authenticated',
      },
    ]);
    const visitor = visitorContext(instanceId);
    expect(await db.database.asPrincipal(visitor, (tx) => tx.query(whoAmI))).toMatchObject([
      { role: 'anon', uid: null },
    ]);
  });

  it('never says done when a failed statement was passed over', async () => {
    const passingOver = db.database.asPrincipal(someone().context, async (tx) => {
      await tx.query('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(passingOver).rejects.toThrow('could not be committed');
  });

  it('commits when the work is done and rolls back when it throws', async () => {
    const { context, id } = someone();
    const rename = (tx: Transaction, name: string) =>
      tx.query('update public.profiles set name = $2 where id = $1 returning name', [id, name]);
    onWritten.mockClear();
    await db.database.asPrincipal(context, (tx) => rename(tx, 'kept'));
    expect(onWritten).toHaveBeenCalledTimes(1);
    const failing = db.database.asPrincipal(context, async (tx) => {
      await rename(tx, 'lost');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(onWritten).toHaveBeenCalledTimes(1);
    expect(await db.owner.query('select name from public.profiles where id = $1', [id])).toEqual([
      { name: 'kept' },
    ]);
  });

  it('cannot write where only reading was asked for', async () => {
    const { context } = someone();
    const writing = db.database.asPrincipal(
      context,
      (tx) => tx.query("update public.profiles set name = ''"),
      {
        readOnly: true,
      },
    );
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });

  it('runs nothing when the context cannot be set', async () => {
    const { context } = someone();
    for (const [role, code] of [
      ['nobody', '22023'],
      ['app_definer', '42501'],
      ['pg_read_all_data', '42501'],
    ]) {
      const broken = { ...context, db_role: JSON.parse(JSON.stringify(role)) };
      await expect(db.database.asPrincipal(broken, (tx) => tx.query(whoAmI))).rejects.toMatchObject({ code });
    }
  });

  it('the login role itself may do nothing', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: db.url });
    await client.connect();
    await expect(client.query('select from public.profiles')).rejects.toMatchObject({ code: '42501' });
    await expect(client.query('select from auth.users')).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  it('goes on after the server has cut every connection', async () => {
    const { context } = someone();
    const read = () => db.database.asPrincipal(context, (tx) => tx.query(whoAmI));
    await read();
    await db.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'core-api'",
    );
    await expect.poll(read).toHaveLength(1);
  });

  it('never shows one caller the rows of another, however calls and failures interleave on few connections', async () => {
    const database = createDatabase({ url: db.url, limits: { ...unlimitedConnections, connections: 2 } });
    const call = fc.record({
      who: fc.nat({ max: 3 }),
      how: fc.constantFrom('read', 'fail', 'throw', 'anonymous'),
    });
    const property = fc.asyncProperty(fc.array(call, { minLength: 4, maxLength: 12 }), async (calls) => {
      const outcomes = calls.map(async ({ who, how }) => {
        const person = personAt(who);
        const context = how === 'anonymous' ? visitorContext(person.instanceId) : person.context;
        const run = async (tx: Transaction) => {
          if (how === 'fail') await tx.query('select 1 / 0');
          const table = how === 'anonymous' ? 'public.translations' : 'public.profiles';
          const rows = await tx.query<{ id: string }>(`select * from ${table}`);
          if (how === 'throw') throw new Error('thrown');
          return rows.map(({ id }) => id);
        };
        const seen = await database.asPrincipal(context, run).catch(() => []);
        expect(seen).toEqual(how === 'read' ? [person.id] : []);
      });
      await Promise.all(outcomes);
    });
    await fc.assert(property, { numRuns: 40 });
    await database.close();
  });
});
