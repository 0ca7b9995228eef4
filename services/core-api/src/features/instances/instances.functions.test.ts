import { memberFunctions } from '@reflectory/contracts/members';
import { type Brand, instanceFunctions } from '@reflectory/contracts/instance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

const brand: Brand = { productName: 'Initech Notes', accent: '#7c3aed', logoPath: null, shape: 'round' };
const unreadable = { ...brand, accent: '#zzzzzz' };

describe('administration of instances', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  let admin: TestPerson;
  let superAdmin: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
    ada = await createPerson(api.owner, acme);
    admin = await createPerson(api.owner, acme, 'admin');
    superAdmin = await createPerson(api.owner, acme, 'super_admin');
    await createPerson(api.owner, globex);
  });
  afterAll(() => api.stop());
  const call = async (person: TestPerson, name: string, input?: unknown) => {
    const init = { method: 'POST', ...(input !== undefined && { body: JSON.stringify(input) }) };
    const response = await api.fetchAs(person.context, `/functions/v1/${name}`, init);
    return { status: response.status, body: await response.json() };
  };
  const initech = { slug: 'initech', name: 'Initech', brand, languages: ['en', 'de'], defaultLanguage: 'de' };

  it('a master admin lists, creates and suspends', async () => {
    const created = await call(superAdmin, 'create-instance', initech);
    expect(created).toMatchObject({
      status: 200,
      body: { instance: { ...initech, status: 'active', members: 0, url: 'http://initech.localhost:8080' } },
    });
    expect(
      await api.owner.query("select joining, password_policy from app.instances where slug = 'initech'"),
    ).toMatchObject([{ joining: 'invited', password_policy: { minLength: 8, refusesCommon: true } }]);
    const { id } = instanceFunctions['create-instance'].output.parse(created.body).instance;
    const suspended = await call(superAdmin, 'set-instance-status', { instance_id: id, status: 'suspended' });
    expect(suspended.body).toMatchObject({ instance: { id, status: 'suspended' } });
    const list = await call(superAdmin, 'list-instances');
    expect(instanceFunctions['list-instances'].output.parse(list.body).instances).toMatchObject([
      { slug: 'acme', members: 3, url: 'http://acme.localhost:8080' },
      { slug: 'globex', members: 1 },
      { slug: 'initech', status: 'suspended' },
    ]);
  });

  it('an address is given once, an unusable brand or language not at all', async () => {
    const taken = await call(superAdmin, 'create-instance', { ...initech, slug: 'globex' });
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { slug: 'Already taken' } } },
    });
    const colour = await call(superAdmin, 'create-instance', { ...initech, slug: 'x', brand: unreadable });
    expect(colour).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
    const language = await call(superAdmin, 'create-instance', { ...initech, slug: 'x', languages: ['en'] });
    expect(language).toMatchObject({
      status: 400,
      body: { error: { fields: { defaultLanguage: expect.any(String) } } },
    });
    expect(await api.owner.query("select from app.instances where slug = 'x'")).toEqual([]);
  });

  it('nobody suspends the instance they work at, nor the default one', async () => {
    const own = await call(superAdmin, 'set-instance-status', { instance_id: acme, status: 'suspended' });
    expect(own).toMatchObject({ status: 409 });
    await api.owner.query('update app.instances set is_default = true where id = $1', [globex]);
    const standard = await call(superAdmin, 'set-instance-status', {
      instance_id: globex,
      status: 'suspended',
    });
    expect(standard).toMatchObject({ status: 409 });
  });

  it('an instance admin brands their own instance only', async () => {
    expect(await call(admin, 'update-brand', { instance_id: acme, brand })).toMatchObject({
      status: 200,
      body: { instance: { id: acme, brand } },
    });
    expect(await call(admin, 'update-brand', { instance_id: globex, brand })).toMatchObject({ status: 403 });
    expect(await call(superAdmin, 'update-brand', { instance_id: globex, brand })).toMatchObject({
      status: 200,
    });
    expect(await call(ada, 'update-brand', { instance_id: acme, brand })).toMatchObject({ status: 403 });
  });

  it('an instance admin chooses the languages after it was made, with the default one among them', async () => {
    const wanted = { languages: ['de', 'fr', 'de'], defaultLanguage: 'fr' };
    expect(await call(ada, 'set-languages', wanted)).toMatchObject({ status: 403 });
    expect(await call(admin, 'set-languages', { ...wanted, defaultLanguage: 'en' })).toMatchObject({
      status: 400,
    });
    expect(await call(admin, 'set-languages', { languages: [], defaultLanguage: 'en' })).toMatchObject({
      status: 400,
    });
    expect(await call(admin, 'set-languages', wanted)).toMatchObject({
      status: 200,
      body: { instance: { id: acme, languages: ['de', 'fr'], defaultLanguage: 'fr' } },
    });
    const [other] = await api.owner.query("select languages from app.instances where slug = 'globex'");
    expect(other).toEqual({ languages: ['en'] });
  });

  it('the database holds where the role was forged', async () => {
    const forged = { ...ada, context: { ...ada.context, role: 'super_admin' as const } };
    expect((await call(forged, 'list-members')).body).toEqual({ members: [], total: 0, managesRoles: false });
    expect(await call(forged, 'update-brand', { instance_id: acme, brand })).toMatchObject({ status: 404 });
    expect(await call(forged, 'create-instance', initech)).toMatchObject({ status: 403 });
    expect((await call(forged, 'list-instances')).body).toMatchObject({
      instances: [{ slug: 'acme', members: 0 }],
    });
  });

  it('an instance admin sees members, and nothing of a journal or a lock code', async () => {
    await api.owner.query(
      "insert into public.profiles (instance_id, id, name, lock_code) values ($1, $2, 'Ada', 'abc123')",
      [acme, ada.id],
    );
    const { members } = memberFunctions['list-members'].output.parse(
      (await call(admin, 'list-members')).body,
    );
    expect(members).toHaveLength(3);
    expect(members[0]).toEqual({
      user_id: ada.id,
      email: ada.email,
      name: 'Ada',
      role: 'member',
      is_active: true,
      joined_at: expect.any(String),
      last_sign_in_at: null,
      is_host: false,
    });
  });

  it('finds members by name, address, role and state, by the page', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(api.owner, globex)));
    const globexAdmin = await createPerson(api.owner, globex, 'admin');
    await api.owner.query(
      `insert into public.profiles (instance_id, id, name)
       select $1, id, case ordinality when 2 then 'Zoë 100% Ä_b' else 'Somebody' end
       from unnest($2::uuid[]) with ordinality as people (id, ordinality)`,
      [globex, people.map(({ id }) => id)],
    );
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [
      people[3]?.id,
    ]);
    const find = async (search: object) => {
      const answer = await call(globexAdmin, 'list-members', search);
      const { members, total } = memberFunctions['list-members'].output.parse(answer.body);
      return { ids: members.map(({ user_id }) => user_id), total };
    };
    const all = await find({});
    expect(all.total).toBe(7);
    expect(await find({ search: 'zoë 100% ä_' })).toEqual({ ids: [people[1]?.id], total: 1 });
    expect(await find({ search: '%' })).toMatchObject({ total: 1 });
    expect(await find({ search: people[4]?.email.toUpperCase() })).toEqual({
      ids: [people[4]?.id],
      total: 1,
    });
    expect(await find({ search: ada.email })).toEqual({ ids: [], total: 0 });
    expect(await find({ role: 'admin' })).toEqual({ ids: [globexAdmin.id], total: 1 });
    expect(await find({ isActive: false })).toEqual({ ids: [people[3]?.id], total: 1 });
    const pages = [await find({ limit: 4 }), await find({ limit: 4, offset: 4 }), await find({ offset: 7 })];
    expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    expect(await call(globexAdmin, 'list-members', { limit: 101 })).toMatchObject({ status: 400 });
  });
});
