import { type MembershipRole, roleFunctions } from '@reflectory/contracts/members';
import { permissionsOfRoles } from '@reflectory/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionList } from '../../permission-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

const names = ['admin', 'second', 'coach', 'member', 'other', 'host'] as const;

describe('roles of an instance', () => {
  let api: TestApi;
  let acme: string;
  let people: Record<(typeof names)[number], TestPerson>;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.owner.query('delete from app.super_admins');
    await api.owner.query('delete from app.instances');
    acme = await createInstance(api.owner, 'acme');
    people = {
      admin: await createPerson(api.owner, acme, 'admin'),
      second: await createPerson(api.owner, acme, 'admin'),
      coach: await createPerson(api.owner, acme, 'coach'),
      member: await createPerson(api.owner, acme),
      other: await createPerson(api.owner, acme),
      host: await createPerson(api.owner, acme, 'super_admin'),
    };
  });

  /** Somebody as the gateway would know them now. */
  const asNow = async (person: TestPerson): Promise<TestPerson> => {
    const [row] = await api.database.asPrincipal(person.context, (tx) =>
      tx.query<{ permissions: string[] }>('select own_permissions() as permissions'),
    );
    return { ...person, context: { ...person.context, permissions: row?.permissions ?? [] } };
  };
  const call = async (by: TestPerson, name: string, input?: unknown) => {
    const { context } = await asNow(by);
    const body = input === undefined ? {} : { body: JSON.stringify(input) };
    const response = await api.fetchAs(context, `/functions/v1/${name}`, { method: 'POST', ...body });
    return { status: response.status, body: await response.json() };
  };
  const make = async (by: TestPerson, name: string, permissions: string[]) => {
    const { status, body } = await call(by, 'save-role', { id: null, name, permissions });
    expect(status).toBe(200);
    return roleFunctions['save-role'].output.parse(body).id;
  };
  const give = (by: TestPerson, to: TestPerson, role: string, isGiven = true) =>
    call(by, 'set-role-member', { user_id: to.id, role, isGiven });
  const change = async (
    by: TestPerson,
    of: TestPerson,
    wanted: { role?: MembershipRole; is_active?: boolean },
  ) => api.clientFor(by.context).from('instance_users').update(wanted).eq('user_id', of.id).select('role');

  it('a role that comes with the product permits what features say', async () => {
    const { admin, coach, member } = people;
    for (const [person, role] of [
      [admin, 'admin'],
      [coach, 'coach'],
      [member, 'member'],
    ] as const) {
      const { context } = await asNow(person);
      expect(context.permissions?.toSorted()).toEqual(permissionsOfRoles(permissionList, [role]).toSorted());
    }
  });

  it('a coach changes no brand, roles or security: functions and policies say so', async () => {
    const { coach } = people;
    const brand = { productName: 'Mine', accent: '#7c3aed', logoPath: null, shape: 'round' };
    expect(await call(coach, 'update-brand', { instance_id: acme, brand })).toMatchObject({ status: 403 });
    expect(await call(coach, 'list-roles')).toMatchObject({ status: 403 });
    for (const column of ['brand', 'password_policy']) {
      const writing = api.database.asPrincipal(coach.context, (tx) =>
        tx.query(`update app.instances set ${column} = ${column} || '{"a": 1}'`),
      );
      await expect(writing).rejects.toMatchObject({ code: '42501' });
    }
    expect(await api.clientFor(coach.context).from('instance_roles').select()).toMatchObject({ data: [] });
    expect(
      await call(coach, 'set-languages', { languages: ['en', 'fr'], defaultLanguage: 'en' }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('a role of its own gives a member what it permits, until it is taken or deleted', async () => {
    const { admin, member, other } = people;
    const id = await make(admin, 'Translators', ['texts.manage']);
    const translate = () => call(member, 'set-languages', { languages: ['en', 'fr'], defaultLanguage: 'en' });
    expect(await translate()).toMatchObject({ status: 403 });
    expect(await give(admin, member, id)).toMatchObject({ status: 200 });
    expect(await translate()).toMatchObject({ status: 200 });
    expect(await call(admin, 'list-role-members', { role: id })).toMatchObject({
      body: { members: [{ user_id: member.id, email: member.email }] },
    });
    await give(admin, member, id, false);
    expect(await translate()).toMatchObject({ status: 403 });
    await give(admin, other, id);
    expect(await call(admin, 'delete-role', { id })).toMatchObject({ status: 200 });
    expect((await asNow(other)).context.permissions).toEqual([]);
    expect(await call(admin, 'delete-role', { id })).toMatchObject({ status: 404 });
  });

  it('lists roles with what they permit and how many have them', async () => {
    const { admin, member } = people;
    const id = await make(admin, 'Translators', ['texts.manage']);
    await give(admin, member, id);
    const { body } = await call(admin, 'list-roles');
    const { permissions, roles } = roleFunctions['list-roles'].output.parse(body);
    expect(permissions.map(({ key }) => key)).toEqual(permissionList.map(({ key }) => key));
    expect(roles.map(({ id, members, isMine }) => [id, members, isMine])).toEqual([
      ['owner', 0, false],
      ['admin', 2, true],
      ['coach', 1, true],
      ['moderator', 0, true],
      ['member', 3, true],
      [id, 1, true],
    ]);
    expect(roles.at(-1)).toMatchObject({ name: 'Translators', permissions: ['texts.manage'] });
  });

  it('a name is given once, and a permission that nobody declares not at all', async () => {
    const { admin } = people;
    await make(admin, 'Translators', []);
    const again = { id: null, name: ' translators', permissions: [] };
    expect(await call(admin, 'save-role', again)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { name: 'Already taken' } } },
    });
    const unknown = { id: null, name: 'Other', permissions: ['moon.reach'] };
    expect(await call(admin, 'save-role', unknown)).toMatchObject({ status: 400 });
  });

  it('nobody gives, changes or takes what they have not', async () => {
    const { admin, second, coach, member, other } = people;
    const staff = await make(admin, 'Staff', ['roles.manage', 'usage.view', 'members.view']);
    const designers = await make(admin, 'Designers', ['brand.manage']);
    await give(admin, member, staff);
    await give(admin, other, designers);
    const refused = [
      call(member, 'save-role', { id: null, name: 'Mine', permissions: ['brand.manage'] }),
      call(member, 'save-role', { id: staff, name: 'Staff', permissions: ['brand.manage'] }),
      call(member, 'save-role', { id: designers, name: 'Designers', permissions: [] }),
      call(member, 'delete-role', { id: designers }),
      give(member, member, designers),
      give(member, other, designers, false),
      give(member, member, 'moderator'),
      give(member, member, 'owner'),
    ];
    for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ status: 403 });
    for (const [of, wanted] of [
      [other, { role: 'admin' }],
      [other, { role: 'coach' }],
      [coach, { role: 'member' }],
      [second, { role: 'member' }],
      [other, { is_active: false }],
    ] as const) {
      expect((await change(member, of, wanted)).error).toMatchObject({ code: '42501' });
    }
    const own = await make(member, 'Readers', ['usage.view']);
    expect(await give(member, coach, own)).toMatchObject({ status: 200 });
    const rows = api.clientFor(member.context).from('instance_roles');
    expect(await rows.insert({ name: 'X', permissions: ['brand.manage'] })).toMatchObject({
      error: { code: '42501' },
    });
  });

  it('somebody invites as what they may give', async () => {
    const { admin, member } = people;
    const recruiters = await make(admin, 'Recruiters', ['members.invite', 'roles.manage']);
    await give(admin, member, recruiters);
    const able = await api.database.asPrincipal(member.context, (tx) =>
      tx.query("select app.covers(app.role_permissions(app.instance_id(), 'coach')) as covers"),
    );
    expect(able).toEqual([{ covers: false }]);
  });

  it('an administrator names the first owner, owners the others', async () => {
    const { admin, second, coach, host } = people;
    expect(await give(admin, coach, 'owner')).toMatchObject({ status: 400 });
    expect(await give(admin, admin, 'owner')).toMatchObject({ status: 200 });
    expect(await give(second, second, 'owner')).toMatchObject({ status: 403 });
    expect(await give(second, admin, 'owner', false)).toMatchObject({ status: 403 });
    expect((await change(second, admin, { role: 'coach' })).error).toMatchObject({ code: '42501' });
    expect((await change(second, admin, { is_active: false })).error).toMatchObject({ code: '42501' });
    expect(await give(admin, admin, 'owner', false)).toMatchObject({
      status: 409,
      body: { error: { message: 'The last owner stays one' } },
    });
    expect((await change(host, admin, { role: 'coach' })).error).toMatchObject({ code: 'PT409' });
    expect(await give(admin, second, 'owner')).toMatchObject({ status: 200 });
    expect((await change(second, admin, { role: 'coach' })).error).toBeNull();
    const owners = await api.owner.query("select user_id from public.role_members where role = 'owner'");
    expect(owners).toEqual([{ user_id: second.id }]);
  });

  it('two owners who take the role from each other at once leave one', async () => {
    const { admin, second } = people;
    await give(admin, admin, 'owner');
    await give(admin, second, 'owner');
    const answers = await Promise.all([
      give(admin, second, 'owner', false),
      give(second, admin, 'owner', false),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.owner.query("select from public.role_members where role = 'owner'")).toHaveLength(1);
  });

  it('who is paused may nothing', async () => {
    const { admin, member } = people;
    await give(admin, member, await make(admin, 'Translators', ['texts.manage']));
    await change(admin, member, { is_active: false });
    expect((await asNow(member)).context.permissions).toEqual([]);
  });

  it('gateways are told of a role that permits something else', async () => {
    const { admin, member } = people;
    const id = await make(admin, 'Translators', ['texts.manage']);
    await give(admin, member, id);
    await api.owner.query('delete from app.outbox');
    await call(admin, 'save-role', { id, name: 'Translators', permissions: ['help.manage'] });
    const told = await api.owner.query("select payload ->> 'user_id' as id from app.outbox");
    expect(told).toEqual([{ id: member.id }]);
    const [row] = await api.owner.query<{ principal: unknown }>(
      'select app.principal($1, $2, null) as principal',
      [acme, member.id],
    );
    expect(row?.principal).toMatchObject({ role: 'user', permissions: ['help.manage'] });
  });

  it('every permission that policies and functions ask for is declared', async () => {
    const asked = await api.owner.query<{ key: string }>(
      `select distinct (regexp_matches(text, 'app\\.can\\(''([^'']+)''', 'g'))[1] as key from (
         select coalesce(qual, '') || coalesce(with_check, '') as text from pg_policies
         union all select prosrc from pg_proc where pronamespace = 'app'::regnamespace) sources`,
    );
    const declared = permissionList.map(({ key }) => key);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter(({ key }) => !declared.includes(key))).toEqual([]);
  });
});
