import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, startAuthStack } from '../testing/auth-stack.ts';
import { enrollAuthenticator } from '../testing/second-factor.ts';

const password = 'quiet-notebook';
const unknown = { status: 404, code: 'user_not_found', message: 'User not found' };

let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack();
});
afterAll(() => stack.stop());

const admin = () => stack.serviceAt(stack.acme).auth.admin;
const signIn = (email: string, given = password) =>
  stack.clientAt(stack.acme).auth.signInWithPassword({ email, password: given });

async function create(email: string) {
  const { data, error } = await admin().createUser({ email, password, email_confirm: true });
  if (!data.user) throw error ?? new Error('No user');
  return data.user;
}

describe('people of an instance, kept by a program with the service key', () => {
  test('nobody else keeps them', async () => {
    const client = stack.clientAt(stack.acme);
    const refused = { status: 403, code: 'not_admin', message: 'User not allowed' };
    expect((await client.auth.admin.listUsers()).error).toMatchObject(refused);
    await client.auth.signUp({ email: 'member@acme.example', password });
    expect((await client.auth.admin.createUser({ email: 'x@acme.example' })).error).toMatchObject(refused);
    expect((await client.auth.admin.inviteUserByEmail('x@acme.example')).error).toMatchObject(refused);
    expect((await client.auth.admin.deleteUser(randomUUID())).error).toMatchObject(refused);
  });

  test('a person who is made is a member, with exactly the data given, and signs in once confirmed', async () => {
    const email = 'made@acme.example';
    const id = randomUUID();
    const user_metadata = { name: 'Made', nested: { deep: [1, null] } };
    const { data, error } = await admin().createUser({
      id,
      email,
      password,
      user_metadata,
      app_metadata: { plan: 'pro' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, role: 'authenticated' });
    expect(data.user?.user_metadata).toEqual(user_metadata);
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'pro' });
    expect(
      await stack.owner.query('select role, is_active from instance_users where user_id = $1', [id]),
    ).toEqual([{ role: 'member', is_active: true }]);
    expect((await signIn(email)).error?.code).toBe('email_not_confirmed');
    const { data: confirmed } = await admin().updateUserById(id, { email_confirm: true });
    expect(confirmed.user?.user_metadata).toEqual({ ...user_metadata, email_verified: true });
    expect((await signIn(email)).error).toBeNull();

    const twice = await admin().createUser({ email: 'MADE@acme.example', password });
    expect(twice.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await admin().createUser({ email: 'short@acme.example', password: 'abc' })).error).toMatchObject({
      code: 'weak_password',
    });
    expect((await admin().createUser({})).error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await admin().createUser({ email: 'r@acme.example', role: 'service_role' })).error?.status).toBe(
      400,
    );
  });

  test('what is changed counts at once, and a new password ends what the old one opened', async () => {
    const { id, email = '' } = await create('before@acme.example');
    const client = stack.clientAt(stack.acme);
    await client.auth.signInWithPassword({ email, password });
    const { data } = await admin().updateUserById(id, {
      email: 'after@acme.example',
      password: 'another-notebook',
      user_metadata: { name: 'After' },
      app_metadata: { plan: 'free' },
    });
    expect(data.user).toMatchObject({
      email: 'after@acme.example',
      user_metadata: { name: 'After', email_verified: true },
      app_metadata: { provider: 'email', plan: 'free' },
      identities: [{ email: 'after@acme.example' }],
    });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await signIn('after@acme.example', 'another-notebook')).error).toBeNull();
    await create('taken@acme.example');
    const taken = await admin().updateUserById(id, { email: 'Taken@acme.example' });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  test('a ban ends what is open and lasts until it is taken back', async () => {
    const { id, email = '' } = await create('banned@acme.example');
    const client = stack.clientAt(stack.acme);
    await client.auth.signInWithPassword({ email, password });
    const { data } = await admin().updateUserById(id, { ban_duration: '24h' });
    const hours = (Date.parse(data.user?.banned_until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 0);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await signIn(email)).error?.code).toBe('user_banned');
    await admin().updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(email)).error).toBeNull();
    expect((await admin().updateUserById(id, { ban_duration: 'ever' })).error?.code).toBe(
      'validation_failed',
    );
  });

  test('a second factor that was lost can be removed', async () => {
    const { id, email = '' } = await create('factor@acme.example');
    const client = stack.clientAt(stack.acme);
    await client.auth.signInWithPassword({ email, password });
    const { factorId } = await enrollAuthenticator(client, () => Date.now() + stack.clock.offsetMs);
    const listed = await admin().mfa.listFactors({ userId: id });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    const missing = await admin().mfa.deleteFactor({ userId: id, id: randomUUID() });
    expect(missing.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const removed = await admin().mfa.deleteFactor({ userId: id, id: factorId });
    expect(removed.error).toBeNull();
    expect(JSON.stringify(removed.data)).toContain(factorId);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await admin().getUserById(id)).data.user).not.toHaveProperty('factors');
  });
});

describe('removing a person', () => {
  test('takes everything of theirs along, and frees the address', async () => {
    const { id, email = '' } = await create('gone@acme.example');
    await stack.owner.query(`insert into profiles (instance_id, id, name) values ($1, $2, 'Gone')`, [
      stack.acme.id,
      id,
    ]);
    const client = stack.clientAt(stack.acme);
    await client.auth.signInWithPassword({ email, password });
    await client.auth.resetPasswordForEmail(email);
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject(unknown);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect(await stack.owner.query('select 1 from profiles where id = $1', [id])).toEqual([]);
    expect(await stack.owner.query('select 1 from auth.users where id = $1', [id])).toEqual([]);
    expect((await stack.outbox.list()).filter(({ to }) => to === email)).toEqual([]);
    await create(email);
  });

  test('is done again where it and another request wait for each other', async () => {
    const { id } = await create('crossed@acme.example');
    const { owner, acme } = stack;
    await owner.query(`insert into profiles (instance_id, id, name) values ($1, $2, 'Crossed')`, [
      acme.id,
      id,
    ]);
    await owner.query('begin');
    await owner.query('select 1 from profiles where id = $1 for update', [id]);
    const removal = admin().deleteUser(id);
    await expect.poll(() => owner.query('select 1 from pg_locks where not granted')).not.toEqual([]);
    await owner.query('select 1 from instance_users where user_id = $1 for update', [id]);
    await owner.query('commit');
    expect((await removal).error).toBeNull();
    expect(await owner.query('select 1 from profiles where id = $1', [id])).toEqual([]);
  });

  test('waits for the worker where files have to be forgotten, and shows nobody meanwhile', async () => {
    const { id, email = '' } = await create('files@acme.example');
    await stack.owner.query(
      `insert into app.billing_accounts (instance_id, user_id, customer_id) values ($1, $2, 'customer')`,
      [stack.acme.id, id],
    );
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject(unknown);
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    const due = await stack.owner.query('select user_id from app.due_account_purges(10)');
    expect(due).toEqual([{ user_id: id }]);
    await create(email);
  });

  test('softly keeps what they made, and nobody signs in as them any more', async () => {
    const { id, email = '' } = await create('soft@acme.example');
    await stack.owner.query(`insert into profiles (instance_id, id, name) values ($1, $2, 'Soft')`, [
      stack.acme.id,
      id,
    ]);
    expect((await admin().deleteUser(id, true)).error).toBeNull();
    const { data } = await admin().getUserById(id);
    expect(data.user).toMatchObject({ id, email: '', user_metadata: {}, identities: [] });
    expect(data.user?.deleted_at).toEqual(expect.any(String));
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await admin().updateUserById(id, { email })).error).toMatchObject(unknown);
    expect(await stack.owner.query('select name from profiles where id = $1', [id])).toEqual([
      { name: 'Soft' },
    ]);
    await create(email);
    expect((await admin().deleteUser(id)).error).toBeNull();
    expect(await stack.owner.query('select 1 from profiles where id = $1', [id])).toEqual([]);
  });
});

describe('the walls', () => {
  test('people of other instances, guests from there and people who never were are the same to every call', async () => {
    const { data } = await stack
      .serviceAt(stack.globex)
      .auth.admin.createUser({ email: 'max@globex.example', password, email_confirm: true });
    const foreign = data.user?.id ?? '';
    const guest = (
      await stack.serviceAt(stack.globex).auth.admin.createUser({ email: 'guest@globex.example', password })
    ).data.user?.id;
    await stack.owner.query(`insert into instance_users (instance_id, user_id) values ($1, $2)`, [
      stack.acme.id,
      guest,
    ]);
    for (const id of [foreign, guest ?? '', randomUUID()]) {
      const answers = await Promise.all([
        admin().getUserById(id),
        admin().updateUserById(id, { password: 'another-notebook' }),
        admin().deleteUser(id),
        admin().deleteUser(id, true),
        admin().mfa.listFactors({ userId: id }),
        admin().mfa.deleteFactor({ userId: id, id: randomUUID() }),
      ]);
      for (const { error } of answers) expect(error).toMatchObject(unknown);
    }
    const listed = await admin().listUsers({ perPage: 1000 });
    const ids = listed.data.users.map((user) => user.id);
    expect(ids).not.toContain(foreign);
    expect(ids).not.toContain(guest);
    const max = await stack
      .clientAt(stack.globex)
      .auth.signInWithPassword({ email: 'max@globex.example', password });
    expect(max.error).toBeNull();
  });
});

test('the last administrator is not removed, until there is another one', async () => {
  const people = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const email = `${name}-admin@acme.example`;
      return (await admin().createUser({ email, password, email_confirm: true })).data.user?.id ?? '';
    }),
  );
  const [first = '', second] = people;
  const appoint = (id: string | undefined) =>
    stack.owner.query("update instance_users set role = 'admin' where user_id = $1", [id]);
  await appoint(first);
  for (const keepsData of [false, true]) {
    const { error } = await admin().deleteUser(first, keepsData);
    expect(error).toMatchObject({ status: 422, message: 'The last administrator cannot be removed' });
  }
  await appoint(second);
  expect((await admin().deleteUser(first)).error).toBeNull();
});

describe('the list', () => {
  let long: AuthStack;
  beforeAll(async () => {
    long = await startAuthStack();
    for (let index = 0; index < 5; index += 1) {
      await long.serviceAt(long.acme).auth.admin.createUser({ email: `p${index}@acme.example` });
    }
  });
  afterAll(() => long.stop());
  const list = (range?: { page: number; perPage: number }) =>
    long.serviceAt(long.acme).auth.admin.listUsers(range);
  const names = ({ data }: Awaited<ReturnType<typeof list>>) =>
    data.users.map(({ email }) => email?.slice(0, 2));

  test('has the newest first, and tells where the other pages are', async () => {
    expect(names(await list())).toEqual(['p4', 'p3', 'p2', 'p1', 'p0']);
    const first = await list({ page: 1, perPage: 2 });
    expect(names(first)).toEqual(['p4', 'p3']);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 3, total: 5 });
    const last = await list({ page: 3, perPage: 2 });
    expect(names(last)).toEqual(['p0']);
    expect(last.data).toMatchObject({ nextPage: null, lastPage: 3, total: 5 });
    expect(names(await list({ page: 4, perPage: 2 }))).toEqual([]);
  });

  test('has no page 0', async () => {
    const { error } = await list({ page: -1, perPage: 2 });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
