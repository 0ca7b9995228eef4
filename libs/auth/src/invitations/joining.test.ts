import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthStack, lastMailTo, startAuthStack } from '../testing/auth-stack.ts';

const password = 'quiet-notebook';
let stack: AuthStack;
beforeAll(async () => {
  stack = await startAuthStack({ anonymousSignIns: true });
});
afterAll(() => stack.stop());

const client = () => stack.clientAt(stack.acme).auth;
const rule = (joining: string, ...domains: string[]) =>
  stack.owner.query('update app.instances set joining = $2, joining_domains = $3 where id = $1', [
    stack.acme.id,
    joining,
    domains,
  ]);
const people = async () => (await stack.owner.query('select from auth.users')).length;
const refused = { status: 422, code: 'signup_disabled' };

test('what an instance is made without saying so takes nobody without an invitation', async () => {
  await stack.owner.query(
    "insert into app.instances (slug, name, brand) select 'new', 'New', brand from app.instances limit 1",
  );
  expect(await stack.owner.query("select joining from app.instances where slug = 'new'")).toEqual([
    { joining: 'invited' },
  ]);
});

test('where people join by invitation, no door makes an account', async () => {
  await rule('invited');
  const before = await people();
  const answers = [
    await client().signUp({ email: 'new@acme.example', password }),
    await client().signInWithOtp({ email: 'new@acme.example' }),
    await client().signInAnonymously(),
  ];
  for (const { error } of answers) {
    expect(error).toMatchObject({ ...refused, message: expect.stringContaining('by invitation') });
  }
  expect(await people()).toBe(before);
  await expect(lastMailTo(stack, 'new@acme.example')).rejects.toThrow('no mail');
});

describe('where addresses of domains join', () => {
  beforeAll(() => rule('domains', 'acme.example'));

  test('others are refused at each door', async () => {
    for (const { error } of [
      await client().signUp({ email: 'new@evil.example', password }),
      await client().signInWithOtp({ email: 'new@acme.example.evil.example' }),
      await client().signInAnonymously(),
    ]) {
      expect(error).toMatchObject({ ...refused, message: expect.stringContaining('domains') });
    }
  });

  test('theirs see nothing until the mail is opened', async () => {
    const email = 'dora@acme.example';
    const { data, error } = await client().signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect((await client().signInWithPassword({ email, password })).error).toMatchObject({
      code: 'email_not_confirmed',
    });
    const { code: token } = await lastMailTo(stack, email);
    expect((await client().verifyOtp({ email, token, type: 'signup' })).data.session).not.toBeNull();
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();
  });
});

test('a program with the service key lets in whom it likes, and it is noted', async () => {
  await rule('invited');
  const service = stack.serviceAt(stack.acme);
  const { data } = await service.auth.admin.createUser({ email: 'made@acme.example', password });
  const invited = await service.auth.admin.inviteUserByEmail('asked@acme.example');
  const link = await service.auth.admin.generateLink({ type: 'magiclink', email: 'link@acme.example' });
  const ids = [data.user?.id, invited.data.user?.id, link.data.user?.id];
  const noted = await stack.owner.query(
    `select source, accepted_at is not null as accepted from app.invitations where user_id = any ($1)`,
    [ids],
  );
  expect(noted).toEqual(ids.map(() => ({ source: 'service_key', accepted: true })));
});
