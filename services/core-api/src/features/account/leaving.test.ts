import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createAccountJobs, ERRANDS } from './jobs/account.jobs.ts';
import type { Mail } from '@reflectory/runtime/mail';
import { only } from '@reflectory/runtime/testing';
import { type AuthStack, lastMailTo, startAuthStack } from '@reflectory/auth/testing';

const password = 'quiet-notebook';
let stack: AuthStack;
let worker: StatementExecutor;
let count = 0;
let email: string;
let userId: string;
let refreshToken: string;

beforeAll(async () => {
  stack = await startAuthStack();
  worker = createStatementExecutor({ url: stack.workerUrl, applicationName: 'worker' });
});
afterAll(async () => {
  await worker.close();
  await stack.stop();
});
beforeEach(async () => {
  email = `paused-${(count += 1)}@acme.example`;
  const { data } = await stack.clientAt(stack.acme).auth.signUp({ email, password });
  userId = data.user?.id ?? '';
  refreshToken = data.session?.refresh_token ?? '';
});

const setActive = (isActive: boolean) =>
  stack.owner.query('update public.instance_users set is_active = $2 where user_id = $1', [userId, isActive]);
const sessions = () =>
  stack.owner.query<{ id: string; is_leaving: boolean }>(
    'select id, is_leaving from auth.sessions where user_id = $1',
    [userId],
  );
const signIn = (given = password) =>
  stack.clientAt(stack.acme).auth.signInWithPassword({ email, password: given });
const askForLink = () =>
  stack.clientAt(stack.acme).auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
const mailedLink = async () => (await lastMailTo(stack, email)).url;

async function open(link: URL): Promise<URLSearchParams> {
  const response = await stack.fetchAt(stack.acme)(link);
  return new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
}

async function standing(sessionId: string) {
  const [row] = await stack.owner.query<{ answer: Record<string, unknown> }>(
    'select app.principal($1, $2, $3) as answer',
    [stack.acme.id, userId, sessionId],
  );
  return row?.answer;
}

test('a pause ends every auth session at once, and signing in says what is left', async () => {
  const ending = only(await sessions());
  await setActive(false);
  expect(await sessions()).toEqual([]);
  expect(
    await stack.owner.query(
      `select 1 from app.outbox where kind = 'auth_session_ended' and payload ->> 'auth_session_id' = $1`,
      [ending.id],
    ),
  ).toHaveLength(1);
  const refreshed = await stack.clientAt(stack.acme).auth.refreshSession({ refresh_token: refreshToken });
  expect(refreshed.error?.status).toBe(400);
  expect((await signIn()).error).toMatchObject({ status: 403, code: 'membership_paused' });
  expect((await signIn('loud-notebook')).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('the pause owes a mail whose link opens an auth session that only leaves', async () => {
  await setActive(false);
  const sent: Mail[] = [];
  const jobs = createAccountJobs({
    db: worker,
    mailer: { send: async (mail) => void sent.push(mail) },
    forgetMails: async () => {},
    files: { remove: async () => {} },
    payments: null,
    publicOrigin: 'http://localhost:8080',
    now: Date.now,
  });
  await jobs.find(({ name }) => name === ERRANDS)?.run();
  const mail = only(sent.filter(({ to }) => to === email));
  const fragment = await open(new URL(/http:\S+/.exec(mail.text)?.[0] ?? ''));
  expect(fragment.get('type')).toBe('leaving');
  const session = only(await sessions());
  expect(session.is_leaving).toBe(true);
  expect(await standing(session.id)).toMatchObject({
    isMember: false,
    isLeaving: true,
    isAuthSessionActive: true,
  });
  const next = await stack
    .clientAt(stack.acme)
    .auth.refreshSession({ refresh_token: fragment.get('refresh_token') ?? '' });
  expect(next.error).toBeNull();
  expect(only(await sessions()).is_leaving).toBe(true);
});

test('a link works once, and asking again ends the earlier one', async () => {
  await setActive(false);
  expect((await askForLink()).error).toBeNull();
  const first = await mailedLink();
  expect((await askForLink()).error).toBeNull();
  const second = await mailedLink();
  expect(first.searchParams.get('token')).not.toBe(second.searchParams.get('token'));
  expect((await open(first)).get('error_code')).toBe('otp_expired');
  expect((await open(second)).get('access_token')).not.toBeNull();
  expect((await open(second)).get('error_code')).toBe('otp_expired');
});

test('after 30 days from the pause there is no link and no auth session left', async () => {
  await setActive(false);
  await askForLink();
  expect(
    await stack.owner.query(
      `select p.leave_until - p.paused_at = interval '30 days' as is_month, t.expires_at = p.leave_until as is_kept
       from app.pauses p join auth.one_time_tokens t using (user_id) where user_id = $1`,
      [userId],
    ),
  ).toEqual([{ is_month: true, is_kept: true }]);
  const fragment = await open(await mailedLink());
  const session = only(await sessions());
  await askForLink();
  await stack.owner.query('update app.pauses set leave_until = now() where user_id = $1', [userId]);
  expect((await open(await mailedLink())).get('error_code')).toBe('otp_expired');
  expect(await standing(session.id)).toMatchObject({ isAuthSessionActive: false });
  expect((await askForLink()).error?.code).toBe('otp_disabled');
  const refresh_token = fragment.get('refresh_token') ?? '';
  const refreshed = await stack.clientAt(stack.acme).auth.refreshSession({ refresh_token });
  expect(refreshed.error?.status).toBe(400);
});

test('who is taken back signs in as before, and what only leaves has ended', async () => {
  await setActive(false);
  await askForLink();
  await open(await mailedLink());
  await askForLink();
  await setActive(true);
  expect(await sessions()).toEqual([]);
  expect((await open(await mailedLink())).get('error_code')).toBe('otp_expired');
  expect((await signIn()).error).toBeNull();
  expect(only(await sessions()).is_leaving).toBe(false);
});

describe('an address that was named for leaving', () => {
  async function asked(address: string): Promise<string> {
    const mails = await stack.outbox.list();
    return mails.find(({ to }) => to === address)?.text ?? '';
  }
  const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  async function startNaming(address: string) {
    const client = stack.clientAt(stack.acme);
    await client.auth.signInWithPassword({ email, password });
    const named = await client.functions.invoke('name-leaving-address', { body: { email: address } });
    expect(named.error).toBeNull();
    const code = /\b\d{6}\b/.exec(await asked(address))?.[0] ?? '';
    const confirm = (given: string) =>
      client.functions.invoke<{ email: string }>('confirm-leaving-address', { body: { code: given } });
    return { client, code, confirm };
  }

  test('gets the way out as well, once its code was entered, and the account’s own is told', async () => {
    const home = `home-${count}@mail.example`;
    const { code, confirm } = await startNaming(home);
    expect((await confirm(code)).data).toEqual({ email: home });
    expect(await asked(email)).toContain(home);
    expect((await confirm(code)).error).not.toBeNull();
    await setActive(false);
    await askForLink();
    const link = linkIn(await asked(home));
    expect(link.href).toBe((await mailedLink()).href);
    expect((await open(link)).get('type')).toBe('leaving');
  });

  test('gets nothing before, with a code of another address, or when it was forgotten', async () => {
    const [wrong, right] = [`typo-${count}@mail.example`, `home-${count}@mail.example`];
    const { client, code, confirm } = await startNaming(wrong);
    await client.functions.invoke('name-leaving-address', { body: { email: right } });
    expect((await confirm(code)).error).not.toBeNull();
    const known = await client.functions.invoke('get-leaving-address');
    expect(known.data).toEqual({ email: null, waiting: right });
    await confirm(/\b\d{6}\b/.exec(await asked(right))?.[0] ?? '');
    await client.functions.invoke('forget-leaving-address');
    await setActive(false);
    await askForLink();
    for (const address of [wrong, right]) {
      expect(await asked(address)).not.toContain('type=leaving');
    }
  });
});
