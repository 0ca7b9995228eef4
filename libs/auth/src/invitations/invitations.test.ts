import { joiningFunctions } from '@reflectory/contracts/members';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { type AuthStack, type Instance, lastMailTo, startAuthStack } from '../testing/auth-stack.ts';

let stack: AuthStack;
let admin: TestPerson;
let coach: TestPerson;
let member: TestPerson;
let host: TestPerson;
beforeAll(async () => {
  stack = await startAuthStack();
  await stack.owner.query("update app.instances set joining = 'invited'");
  admin = await createPerson(stack.owner, stack.acme.id, 'admin');
  coach = await createPerson(stack.owner, stack.acme.id, 'coach');
  member = await createPerson(stack.owner, stack.acme.id);
  host = await createPerson(stack.owner, stack.acme.id, 'super_admin');
});
afterAll(() => stack.stop());

const call = ({ context }: { context: RequestContext }, name: string, input: unknown = {}) =>
  stack.call(context, name, input);
const waiting = async (by: TestPerson, instance_id?: string) => {
  const { body } = await call(by, 'list-invitations', { ...(instance_id && { instance_id }) });
  const { invitations } = joiningFunctions['list-invitations'].output.parse(body);
  return invitations.filter(({ accepted_at }) => accepted_at === null);
};
/** Opens the newest link to an address as a browser does: where it leads, and with what. */
async function open(instance: Instance, email: string) {
  const { url } = await lastMailTo(stack, email);
  const response = await stack.fetchAt(instance)(url);
  const target = new URL(response.headers.get('location') ?? '');
  const values = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
  target.hash = '';
  return { url, target: target.href, values };
}
async function signInByLink(instance: Instance, values: Record<string, string>) {
  const client = stack.clientAt(instance);
  const { access_token = '', refresh_token = '' } = values;
  await client.auth.setSession({ access_token, refresh_token });
  return client;
}
const roleAt = async (instance: Instance, email: string) => {
  const [row] = await stack.owner.query<{ role: string }>(
    `select m.role from public.instance_users m join auth.users u on u.id = m.user_id
     where m.instance_id = $1 and u.email = $2`,
    [instance.id, email],
  );
  return row?.role;
};

describe('an invitation', () => {
  const email = 'ines@acme.example';

  test('makes nobody a member before it is accepted', async () => {
    expect(await call(admin, 'invite-member', { email, name: 'Ines', role: 'coach' })).toMatchObject({
      status: 200,
      body: { outcome: 'invited' },
    });
    expect(await waiting(admin)).toMatchObject([
      { email, role: 'coach', source: 'administrator', expires_at: expect.any(String) },
    ]);
    expect(await roleAt(stack.acme, email)).toBeUndefined();
    const { error } = await stack.clientAt(stack.acme).auth.signUp({ email, password: 'quiet-notebook' });
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining('invited already') });
  });

  test('leads to the choice of a password, and with the role of it into the console', async () => {
    const { target, values } = await open(stack.acme, email);
    expect(values['type']).toBe('invite');
    expect(target).toBe(`${stack.acme.origin}/auth?next=/instance-admin`);
    const client = await signInByLink(stack.acme, values);
    expect((await client.auth.updateUser({ password: 'quiet-notebook' })).error).toBeNull();
    expect(await roleAt(stack.acme, email)).toBe('coach');
    expect(await waiting(admin)).toEqual([]);
    const again = await call(admin, 'invite-member', { email, role: 'member' });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  });

  test('is sent again with a new link, and withdrawn without a trace', async () => {
    const other = 'otto@acme.example';
    await call(admin, 'invite-member', { email: other, role: 'member' });
    const { url: first } = await lastMailTo(stack, other);
    const [{ user_id } = { user_id: '' }] = await waiting(admin);
    expect(await call(coach, 'resend-invitation', { user_id })).toMatchObject({ status: 200 });
    const { url: second } = await lastMailTo(stack, other);
    expect(second.href).not.toBe(first.href);
    expect(await call(admin, 'withdraw-invitation', { user_id })).toMatchObject({ status: 200 });
    const { headers } = await stack.fetchAt(stack.acme)(second);
    expect(headers.get('location')).toContain('otp_expired');
    expect(await stack.owner.query('select from auth.users where email = $1', [other])).toEqual([]);
    await expect(lastMailTo(stack, other)).rejects.toThrow('no mail');
    expect(await call(admin, 'resend-invitation', { user_id })).toMatchObject({ status: 404 });
  });

  test('is mailed again to whoever asks for a new password instead', async () => {
    const late = 'late@acme.example';
    await call(admin, 'invite-member', { email: late, role: 'member' });
    const { url: first } = await lastMailTo(stack, late);
    await stack.clientAt(stack.acme).auth.resetPasswordForEmail(late);
    const { url, values } = await open(stack.acme, late);
    expect(url.href).not.toBe(first.href);
    expect(values['type']).toBe('invite');
    expect(await roleAt(stack.acme, late)).toBe('member');
  });

  test('is not a member’s to give, nor an administrator a coach’s, nor another instance’s', async () => {
    const person = { email: 'new@acme.example', role: 'member' };
    expect(await call(member, 'invite-member', person)).toMatchObject({ status: 403 });
    const forged = { context: { ...member.context, role: 'super_admin' as const } };
    expect(await call(forged, 'invite-member', person)).toMatchObject({ status: 403 });
    for (const role of ['coach', 'admin']) {
      expect(await call(coach, 'invite-member', { ...person, role })).toMatchObject({ status: 403 });
    }
    const elsewhere = { ...person, instance_id: stack.globex.id };
    expect(await call(admin, 'invite-member', elsewhere)).toMatchObject({ status: 403 });
    expect(await call(forged, 'list-administrators', { instance_id: stack.globex.id })).toMatchObject({
      status: 403,
    });
    const found = await stack.owner.query("select from auth.users where email = 'new@acme.example'");
    expect(found).toEqual([]);
  });
});

describe('who looks after all instances', () => {
  const first = 'first@globex.example';
  const at = () => ({ instance_id: stack.globex.id });
  const administrators = async () => {
    const { body } = await call(host, 'list-administrators', at());
    return joiningFunctions['list-administrators'].output.parse(body).administrators;
  };

  test('invites the first administrator on the host of that company', async () => {
    const invited = await call(host, 'invite-member', { ...at(), email: first, role: 'admin' });
    expect(invited).toMatchObject({ status: 200 });
    expect(await waiting(host, stack.globex.id)).toMatchObject([{ email: first, source: 'host' }]);
    const { mail } = await lastMailTo(stack, first);
    expect(mail.subject).toContain('Globex Spiegel');
    const { url, target, values } = await open(stack.globex, first);
    expect(url.origin).toBe(stack.globex.origin);
    expect(target).toBe(`${stack.globex.origin}/auth?next=/instance-admin`);
    expect(values['access_token']).toBeDefined();
    expect(await administrators()).toMatchObject([{ email: first, is_active: true }]);
  });

  test('appoints a member, removes an administrator, and not the last one', async () => {
    const person = await createPerson(stack.owner, stack.globex.id);
    const appoint = { ...at(), email: person.email, role: 'admin' };
    expect((await call(host, 'invite-member', appoint)).body).toEqual({ outcome: 'appointed' });
    const [one, two] = await administrators();
    const remove = (user_id = '') => call(host, 'remove-administrator', { ...at(), user_id });
    expect(await remove(one?.user_id)).toMatchObject({ status: 200 });
    expect(await remove(two?.user_id)).toMatchObject({
      status: 409,
      body: { error: { code: 'last_admin' } },
    });
    expect(await administrators()).toMatchObject([{ email: person.email }]);
    expect(await roleAt(stack.globex, first)).toBe('member');
  });
});

test('an administrator says who may join; a coach does not', async () => {
  const joining = { rule: 'domains', domains: ['Acme.example', 'acme.example'] };
  expect(await call(coach, 'set-joining', { joining })).toMatchObject({ status: 403 });
  expect(await call(admin, 'set-joining', { joining: { rule: 'domains', domains: [] } })).toMatchObject({
    status: 400,
  });
  const said = { joining: { rule: 'domains', domains: ['acme.example'] }, managesRoles: true };
  expect((await call(admin, 'set-joining', { joining })).body).toEqual(said);
  expect((await stack.call(coach.context, 'get-joining')).body).toEqual({ ...said, managesRoles: false });
});
