import { type MembershipRole, memberFunctions } from '@reflectory/contracts/members';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';

type Change = { role?: MembershipRole; is_active?: boolean };

describe('who changes a membership', () => {
  let api: TestApi;
  let acme: string;
  let people: Record<'admin' | 'coach' | 'member' | 'other' | 'host', TestPerson>;
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
      coach: await createPerson(api.owner, acme, 'coach'),
      member: await createPerson(api.owner, acme),
      other: await createPerson(api.owner, acme),
      host: await createPerson(api.owner, acme, 'super_admin'),
    };
  });

  const change = async (by: TestPerson, of: TestPerson, wanted: Change) =>
    api.clientFor(by.context).from('instance_users').update(wanted).eq('user_id', of.id).select('role');
  const roleOf = async ({ id }: TestPerson) => {
    const [row] = await api.owner.query<{ role: string; is_active: boolean }>(
      'select role, is_active from public.instance_users where user_id = $1',
      [id],
    );
    return row;
  };

  it('a coach changes no role and pauses no administrator, and pauses a member', async () => {
    const { admin, coach, member } = people;
    for (const [of, wanted] of [
      [admin, { role: 'member' }],
      [admin, { is_active: false }],
      [member, { role: 'coach' }],
      [member, { role: 'admin' }],
    ] as const) {
      expect((await change(coach, of, wanted)).error).toMatchObject({ code: '42501' });
    }
    expect(await roleOf(admin)).toEqual({ role: 'admin', is_active: true });
    expect((await change(coach, member, { is_active: false })).error).toBeNull();
    expect(await roleOf(member)).toEqual({ role: 'member', is_active: false });
  });

  it('an administrator names another one, who may then demote the first', async () => {
    const { admin, member } = people;
    expect((await change(admin, member, { role: 'admin' })).error).toBeNull();
    expect((await change(member, admin, { role: 'coach' })).error).toBeNull();
    expect(await roleOf(admin)).toEqual({ role: 'coach', is_active: true });
  });

  it('nobody demotes, pauses or removes the last administrator; a super admin is none of them', async () => {
    const { admin, host } = people;
    await api.owner.query("update public.instance_users set role = 'admin' where user_id = $1", [host.id]);
    for (const wanted of [{ role: 'member' }, { is_active: false }] as const) {
      expect(await change(host, admin, wanted)).toMatchObject({ status: 409, error: { code: 'PT409' } });
    }
    const context = { ...admin.context, db_role: 'service_role' as const, user_id: null };
    const removal = await api.clientFor(context).from('instance_users').delete().eq('user_id', admin.id);
    expect(removal).toMatchObject({ status: 409 });
    expect(await roleOf(admin)).toEqual({ role: 'admin', is_active: true });
  });

  it('two administrators who demote each other at once leave one', async () => {
    const { admin, member } = people;
    await change(admin, member, { role: 'admin' });
    const answers = await Promise.all([
      change(admin, member, { role: 'member' }),
      change(member, admin, { role: 'member' }),
    ]);
    expect(answers.filter(({ error, data }) => error === null && data.length === 1)).toHaveLength(1);
    const admins = "select from public.instance_users where role = 'admin'";
    expect(await api.owner.query(admins)).toHaveLength(1);
  });

  it('nobody at a company changes a super admin, who is marked in the list', async () => {
    const { admin, coach, host, other } = people;
    expect((await change(admin, host, { role: 'admin' })).error).toMatchObject({ code: '42501' });
    expect((await change(coach, host, { is_active: false })).error).toMatchObject({ code: '42501' });
    expect((await change(host, other, { role: 'admin' })).error).toBeNull();
    const list = async (person: TestPerson) => {
      const answer = await api.fetchAs(person.context, '/functions/v1/list-members', { method: 'POST' });
      return memberFunctions['list-members'].output.parse(await answer.json());
    };
    const { members, managesRoles } = await list(admin);
    expect(members.filter(({ is_host }) => is_host).map(({ user_id }) => user_id)).toEqual([host.id]);
    expect(managesRoles).toBe(true);
    expect((await list(coach)).managesRoles).toBe(false);
  });

  it('whoever ends their own account may, though they are the last administrator', async () => {
    const { admin } = people;
    await api.database.asService('auth_admin', acme, (tx) =>
      tx.query('select app.remove_account($1, $2)', [acme, admin.id]),
    );
    expect(await roleOf(admin)).toBeUndefined();
  });
});
