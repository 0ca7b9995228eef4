import { randomUUID } from 'node:crypto';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('dead letters', () => {
  let api: TestApi;
  let admin: TestPerson;
  let master: TestPerson;
  let elsewhere: TestPerson;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi();
    const acme = await createInstance(api.owner, 'acme');
    admin = await createPerson(api.owner, acme, 'admin');
    master = await createPerson(api.owner, acme, 'super_admin');
    elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    id = randomUUID();
    await api.owner.query('delete from app.dead_letters');
    await api.owner.query(
      `insert into app.dead_letters (id, handler, name, subject, instance_id, user_id, payload, failure, published_at)
       values ($1, 'read-entry', 'entry.finished', $2, $3, $4, '{"language": "en"}', 'BusyError', now())`,
      [id, randomUUID(), elsewhere.instanceId, elsewhere.id],
    );
  });

  const call = async (person: TestPerson, name: string, input: object | null) => {
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
      method: 'POST',
      ...(input && { body: JSON.stringify(input) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const repeat = (person: TestPerson) => call(person, 'repeat-dead-letter', { id, handler: 'read-entry' });

  it('are listed for whoever looks after all instances, without a word of whom they are about', async () => {
    const { status, body } = await call(master, 'list-dead-letters', null);
    expect(status).toBe(200);
    expect(body).toEqual({
      letters: [
        {
          id,
          handler: 'read-entry',
          name: 'entry.finished',
          instance: 'globex',
          failure: 'BusyError',
          published_at: expect.any(String),
          failed_at: expect.any(String),
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(elsewhere.id);
  });

  it('are repeated once', async () => {
    expect((await repeat(master)).status).toBe(200);
    expect(await api.owner.query('select from app.dead_letters')).toEqual([]);
    expect((await repeat(master)).status).toBe(404);
  });

  it('are nobody else’s, also not by the functions of the database', async () => {
    expect((await call(elsewhere, 'list-dead-letters', null)).status).toBe(403);
    expect((await repeat(elsewhere)).status).toBe(403);
    // Of an administrator it is known here only by the database what they may do.
    expect((await call(admin, 'list-dead-letters', null)).body).toEqual({ letters: [] });
    expect((await repeat(admin)).status).toBe(404);
    for (const person of [admin, elsewhere]) {
      const seen = await api.database.asPrincipal(person.context, async (tx) => [
        await tx.query('select from app.list_dead_letters(9)'),
        await tx.query('select app.repeat_dead_letter($1, $2) as repeated', [id, 'read-entry']),
      ]);
      expect(seen).toEqual([[], [{ repeated: false }]]);
    }
    expect(await api.owner.query('select from app.dead_letters')).toHaveLength(1);
  });

  it('of an instance are shown to whom a role there lets see them, and no others', async () => {
    await api.owner.query(
      `insert into public.instance_roles (instance_id, id, name, permissions) values ($1, $2, 'Ops', '{events.repeat}')`,
      [admin.instanceId, id],
    );
    await api.owner.query(
      'insert into public.role_members (instance_id, user_id, role) values ($1, $2, $3)',
      [admin.instanceId, admin.id, id],
    );
    const list = () =>
      api.database.asPrincipal(admin.context, (tx) => tx.query('select name from app.list_dead_letters(9)'));
    expect(await list()).toEqual([]);
    await api.owner.query('update app.dead_letters set instance_id = $1', [admin.instanceId]);
    expect(await list()).toEqual([{ name: 'entry.finished' }]);
  });

  it('go with the person', async () => {
    const places = await api.owner.query<{ name: string }>(
      "select name from app.columns_of_people() where name in ('app.events', 'app.dead_letters')",
    );
    expect(places.map(({ name }) => name)).toEqual(['app.dead_letters', 'app.events']);
  });
});
