import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createInstance, createPerson, type TestPerson } from '../testing/world.ts';

const whoAmI = {
  text: `select current_user::text as role, auth.uid() as uid, app.instance_id() as instance_id, $1::int as given`,
  values: [7],
};

describe('a read in one round trip', () => {
  let db: TestDatabase;
  const people: TestPerson[] = [];
  beforeAll(async () => {
    db = await createTestDatabase();
    for (const slug of ['acme', 'globex']) {
      const person = await createPerson(db.owner, await createInstance(db.owner, slug));
      await db.owner.query(
        "insert into public.entries (instance_id, user_id, title, text) values ($1, $2, 'own', 'words')",
        [person.instanceId, person.id],
      );
      people.push(person);
    }
  });
  afterAll(() => db.drop());

  it('runs as whoever asks, however often the statement comes and whoever asked before', async () => {
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        people.flatMap(({ context }) => [
          db.database.readAsPrincipal(context, whoAmI),
          db.database.readAsPrincipal({ ...context, db_role: 'anon', user_id: null }, whoAmI),
        ]),
      );
      expect(answers.flat()).toEqual(
        people.flatMap(({ id, instanceId }) => [
          { role: 'authenticated', uid: id, instance_id: instanceId, given: 7 },
          { role: 'anon', uid: null, instance_id: instanceId, given: 7 },
        ]),
      );
    }
  });

  it('shows the rows that policies show, also by a plan that others made', async () => {
    const entries = { text: 'select user_id from public.entries', values: [] };
    for (let round = 0; round < 8; round += 1) {
      for (const { context, id } of people) {
        expect(await db.database.readAsPrincipal(context, entries)).toEqual([{ user_id: id }]);
      }
    }
  });

  it('writes nothing, and leaves the connection as it was when it fails', async () => {
    const [person] = people;
    if (!person) throw new Error('Nobody there');
    const read = (text: string) => db.database.readAsPrincipal(person.context, { text, values: [] });
    for (let round = 0; round < 4; round += 1) {
      await expect(read("update public.entries set title = 'other'")).rejects.toMatchObject({
        code: '25006',
      });
      await expect(read('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      await expect(read('select nothing')).rejects.toMatchObject({ code: '42703' });
      expect(await read('select title from public.entries')).toEqual([{ title: 'own' }]);
    }
  });

  it('reads nothing where it could not become who asks', async () => {
    const [person] = people;
    if (!person) throw new Error('Nobody there');
    const context = { ...person.context, db_role: 'nobody' as 'anon' };
    for (let round = 0; round < 4; round += 1) {
      await expect(db.database.readAsPrincipal(context, whoAmI)).rejects.toMatchObject({ code: '22023' });
      expect(await db.database.readAsPrincipal(person.context, whoAmI)).toHaveLength(1);
    }
  });

  it('goes on when a table gets another shape', async () => {
    const [person] = people;
    if (!person) throw new Error('Nobody there');
    const read = () =>
      db.database.readAsPrincipal(person.context, {
        text: "select coalesce(json_agg(t), '[]')::text as body from (select id, mood from public.moods) t",
        values: [],
      });
    await db.owner.query(`create table public.moods (id int, mood text);
      grant select on public.moods to authenticated; insert into public.moods values (1, 'calm')`);
    for (let round = 0; round < 4; round += 1)
      expect(await read()).toEqual([{ body: '[{"id":1,"mood":"calm"}]' }]);
    await db.owner.query('alter table public.moods alter column id type bigint, add column more text');
    expect(await read()).toEqual([{ body: '[{"id":1,"mood":"calm"}]' }]);
    await db.owner.query('drop table public.moods');
  });
});
