import { hash as hashArgon2 } from '@node-rs/argon2';
import { hash as hashBcrypt } from '@node-rs/bcrypt';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';
import { brief, fragmentOf, leadsTo, newPerson } from './auth-people.ts';

describe.each(clients)('the people of an instance with client $version', (published) => {
  const service = useService();
  const place = { url: service.url, key: service.anonKey };
  const open = () => openClient(published, place);
  const { admin } = openClient(published, { ...place, key: service.serviceKey }).auth;
  /** @throws the client's error */
  async function create(attributes: Parameters<typeof admin.createUser>[0] = {}) {
    const { data, error } = await admin.createUser({ email: newAddress(), ...attributes });
    if (error) throw error;
    return data.user;
  }

  it('are made as they are described', async () => {
    const id = randomUUID();
    const user = await create({
      id,
      password: PASSWORD,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'gold' },
      role: 'editor',
    });
    expect(user).toMatchObject({
      id,
      role: 'editor',
      user_metadata: { name: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'gold' },
    });
    expect(user.user_metadata).toEqual({ name: 'Ada' });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect((await admin.getUserById(id)).data.user).toEqual(user);
  });

  it('are changed, shut out for a while and let in again', async () => {
    const { id, email = '' } = await create({ password: PASSWORD, email_confirm: true });
    const wanted = newAddress('changed');
    const { data } = await admin.updateUserById(id, {
      email: wanted,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'gold' },
      password: 'another-notebook-8',
    });
    expect(data.user).toMatchObject({
      email: wanted,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'gold' },
    });
    const signIn = (address: string, password: string) =>
      open().auth.signInWithPassword({ email: address, password });
    expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn(wanted, 'another-notebook-8')).error).toBeNull();
    const banned = await admin.updateUserById(id, { ban_duration: '1h30m' });
    expect(banned.data.user).toMatchObject({ banned_until: expect.any(String) });
    const wrong = await admin.updateUserById(id, { ban_duration: 'for ever' });
    expect(brief(wrong.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
    expect((await admin.updateUserById(id, { ban_duration: 'none' })).error).toBeNull();
  });

  it('bring hashes of their passwords along, which are made anew when they sign in', async () => {
    const hashes = {
      argon2: await hashArgon2(PASSWORD, { memoryCost: 4096 }),
      bcrypt: await hashBcrypt(PASSWORD, { cost: 4 }),
    };
    for (const password_hash of Object.values(hashes)) {
      const { id, email = '' } = await create({ password_hash, email_confirm: true });
      expect((await open().auth.signInWithPassword({ email, password: 'wrong' })).error).not.toBeNull();
      expect((await open().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      const [row] = await service.sql<{ hash: string }>(
        'select encrypted_password as hash from auth.users where id = $1',
        [id],
      );
      expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await open().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
    const unknown = await admin.createUser({ email: newAddress(), password_hash: '$6$salt$hash' });
    expect(brief(unknown.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
  });

  it('are listed by pages, the newest first', async () => {
    const first = await create();
    const second = await create();
    const { data } = await admin.listUsers({ page: 1, perPage: 200 });
    const ids = data.users.map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id));
    const { data: page } = await admin.listUsers({ page: 1, perPage: 1 });
    expect(page).toMatchObject({ aud: 'authenticated', nextPage: 2, total: expect.any(Number) });
    const answer = await fetch(`${service.url}/auth/v1/admin/users?page=1&per_page=1`, {
      headers: { apikey: service.serviceKey },
    });
    expect(answer.headers.get('link')).toMatch(
      /^<\/admin\/users\?page=2&per_page=1>; rel="next", <\/admin\/users\?page=\d+&per_page=1>; rel="last"$/,
    );
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(1);
    const bad = await admin.listUsers({ page: -1 });
    expect(brief(bad.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
  });

  it('are removed, with what they made or without it', async () => {
    const gone = await create();
    expect((await admin.deleteUser(gone.id)).error).toBeNull();
    expect(await service.sql('select 1 from auth.users where id = $1', [gone.id])).toEqual([]);
    const kept = await create({ password: PASSWORD, email_confirm: true });
    expect((await admin.deleteUser(kept.id, true)).error).toBeNull();
    const [row] = await service.sql('select email, deleted_at from auth.users where id = $1', [kept.id]);
    expect(row).toEqual({ email: null, deleted_at: expect.any(Date) });
    const { error } = await open().auth.signInWithPassword({ email: kept.email ?? '', password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('stay where a table of the program holds on to them', async () => {
    const { id } = await create();
    await service.sql('insert into keepsakes (person) values ($1)', [id]);
    expect(brief((await admin.deleteUser(id)).error)?.slice(0, 3)).toEqual(['AuthApiError', 409, 'conflict']);
    expect((await admin.getUserById(id)).error).toBeNull();
    await service.sql('delete from keepsakes where person = $1', [id]);
    expect((await admin.deleteUser(id)).error).toBeNull();
  });

  it('end everywhere when they are removed', async () => {
    const { client, id } = await newPerson(published, place);
    await admin.deleteUser(id);
    await expect
      .poll(async () => (await client.from('instance_users').select()).error?.code)
      .toBe('PGRST301');
  });

  it('are signed out by their token', async () => {
    const { id, accessToken } = await newPerson(published, place);
    expect((await admin.signOut(accessToken, 'global')).error).toBeNull();
    expect(await service.sql('select 1 from auth.sessions where user_id = $1', [id])).toEqual([]);
  });

  it('are refused where they are unknown, taken or described wrongly', async () => {
    const unknown = await admin.getUserById(randomUUID());
    expect(brief(unknown.error)?.slice(0, 3)).toEqual(['AuthApiError', 404, 'user_not_found']);
    const { email = '' } = await create();
    const taken = await admin.createUser({ email });
    expect(brief(taken.error)?.slice(0, 3)).toEqual(['AuthApiError', 422, 'email_exists']);
    const weak = await admin.createUser({ email: newAddress(), password: 'short' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    const nobody = await admin.createUser({ password: PASSWORD });
    expect(brief(nobody.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
    const key = await admin.createUser({ email: newAddress(), role: 'service_role' });
    expect(brief(key.error)?.slice(0, 3)).toEqual(['AuthApiError', 400, 'validation_failed']);
  });

  it('are nobody else’s to keep', async () => {
    const { client } = await newPerson(published, place);
    for (const asker of [open(), client]) {
      const { error } = await asker.auth.admin.listUsers();
      expect(brief(error)).toEqual(['AuthApiError', 403, 'not_admin', 'User not allowed']);
    }
  });

  it('with a role of their own reach their account and no data', async () => {
    const { email = '' } = await create({ password: PASSWORD, email_confirm: true, role: 'editor' });
    const client = open();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.getUser()).data.user?.role).toBe('editor');
    expect((await client.from('instance_users').select()).error?.code).toBe('22023');
  });

  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)('get a link of type %s', async (type) => {
    const isNew = type === 'signup' || type === 'invite';
    const email = isNew ? newAddress() : ((await create({ email_confirm: true })).email ?? '');
    const wanted = type === 'signup' ? { type, email, password: PASSWORD } : { type, email };
    const { data, error } = await admin.generateLink({
      ...wanted,
      options: { redirectTo: `${service.url}/in` },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.properties).toEqual({
      action_link: expect.stringContaining(`${service.url}/auth/v1/verify?`),
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.any(String),
      verification_type: type,
      redirect_to: `${service.url}/in`,
    });
    const byHash = { token_hash: data.properties?.hashed_token ?? '', type } as const;
    expect((await open().auth.verifyOtp(byHash)).data.user?.email).toBe(email);
  });

  it('get both links of another address, and none where there is nobody', async () => {
    const { email = '' } = await create({ email_confirm: true });
    const newEmail = newAddress('new');
    const targets: URL[] = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail });
      expect(data.properties?.verification_type).toBe(type);
      targets.push(await leadsTo(data.properties?.action_link ?? ''));
    }
    expect(targets.map((target) => fragmentOf(target)['type'])).toEqual([undefined, 'email_change']);
    expect((await admin.generateLink({ type: 'recovery', email })).error?.code).toBe('user_not_found');
    expect((await admin.generateLink({ type: 'recovery', email: newEmail })).error).toBeNull();
  });
});
