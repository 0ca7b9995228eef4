import type { RequestContext } from '@reflectory/contracts/control-plane';
import { DELETION_GRACE_DAYS } from '@reflectory/contracts/behaviour';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '@reflectory/auth';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';

const PASSWORD = 'quiet-notebook-7';
const DAY_MS = 86_400_000;
const hasher = createPasswordHasher();

type Answer = {
  status: number;
  body: { status: { deletion: { requested_at: string; purge_after: string } } };
};

describe('leaving', () => {
  let api: TestApi;
  let acme: string;
  let hash: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    hash = await hasher.hash(PASSWORD);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createSignedIn();
  });

  /** A person with a password, signed in `minutes` ago on this device. */
  const createSignedIn = async (minutes = 30) => {
    const person = await createPerson(api.owner, acme);
    await api.owner.query('update auth.users set encrypted_password = $2 where id = $1', [person.id, hash]);
    await addDevice(person, person.context.auth_session_id, minutes);
    return person;
  };
  const addDevice = (person: TestPerson, id: string | null, minutes = 30) =>
    api.owner.query(
      `insert into auth.sessions (id, instance_id, user_id, not_after, created_at)
       values (coalesce($1, gen_random_uuid()), $2, $3, now() + interval '1 day', now() - $4 * interval '1 minute')`,
      [id, person.instanceId, person.id, minutes],
    );
  const call = async (context: RequestContext, name: string, input?: object) => {
    const body = input === undefined ? null : JSON.stringify(input);
    const response = await api.fetchAs(context, `/functions/v1/${name}`, { method: 'POST', body });
    const answer: Answer = { status: response.status, body: JSON.parse(await response.text()) };
    return answer;
  };
  const leave = (person: TestPerson, proof: { email?: string; password?: string } = {}) =>
    call(person.context, 'request-account-deletion', { email: person.email, password: PASSWORD, ...proof });
  const closureOf = (person: TestPerson) =>
    api.owner.query('select * from app.account_closures where user_id = $1', [person.id]);
  const share = (person: TestPerson) =>
    api.owner.query<{ share_token: string }>(
      `insert into public.presentation_shares (instance_id, user_id, title, presentation_type, presentation_data)
       values ($1, $2, 'A walk', 'overall', '{}') returning share_token`,
      [person.instanceId, person.id],
    );

  it('names what every feature keeps, in the language of the person', async () => {
    const { status, body } = await call(ada.context, 'list-belongings', { language: 'de' });
    expect(status).toBe(200);
    expect(body).toEqual({
      belongings: expect.arrayContaining([
        { area: 'planning', words: 'deine Boards' },
        { area: 'writing', words: 'deine Check-ins' },
      ]),
    });
  });

  it('closes the account at once, names the day of removal and owes a mail about it', async () => {
    expect(await call(ada.context, 'get-account-status')).toEqual({ status: 200, body: { deletion: null } });
    const { status, body } = await leave(ada, { email: ada.email.toUpperCase() });
    expect(status).toBe(200);
    const { requested_at, purge_after } = body.status.deletion;
    const days = (Date.parse(purge_after) - Date.parse(requested_at)) / DAY_MS;
    expect(Math.round(days)).toBe(DELETION_GRACE_DAYS);
    expect(await call(ada.context, 'get-account-status')).toEqual({ status: 200, body: body.status });
    expect(
      await api.owner.query('select kind, sent_at from app.account_notices where user_id = $1', [ada.id]),
    ).toEqual([{ kind: 'closing', sent_at: null }]);
    expect(await leave(ada)).toEqual({ status, body });
  });

  it('ends every other device and every link, of this person alone', async () => {
    const grace = await createSignedIn();
    await addDevice(ada, null);
    const tokens = [only(await share(ada)), only(await share(grace))].map((row) => row.share_token);
    await leave(ada);
    const devices = await api.owner.query('select id from auth.sessions where user_id = any ($1)', [
      [ada.id, grace.id],
    ]);
    const kept = [ada.context.auth_session_id, grace.context.auth_session_id];
    expect(devices.map((row) => Object.values(row)[0]).toSorted()).toEqual(kept.toSorted());
    expect(
      await api.owner.query(
        'select share_token from public.presentation_shares where revoked_at is null and share_token = any ($1)',
        [tokens],
      ),
    ).toEqual([{ share_token: tokens[1] }]);
  });

  it('lets a closing account be read and nothing be written, on any way', async () => {
    await api.owner.query("insert into public.profiles (instance_id, id, name) values ($1, $2, 'Ada')", [
      acme,
      ada.id,
    ]);
    await leave(ada);
    const client = api.clientFor(ada.context);
    expect((await client.from('profiles').select('name')).data).toEqual([{ name: 'Ada' }]);
    const written = await client.from('profiles').update({ name: 'Changed' }).eq('id', ada.id);
    expect(written).toMatchObject({ status: 403, error: { code: 'account_closing' } });
    const inserted = await client.from('entries').insert({ user_id: ada.id, text: 'One more' });
    expect(inserted.error?.code).toBe('account_closing');
    expect((await client.from('profiles').delete().eq('id', ada.id)).error?.code).toBe('account_closing');
    const completing = await call(ada.context, 'complete-session', {
      session_id: '00000000-0000-4000-8000-000000000000',
    });
    expect(completing).toMatchObject({ status: 403, body: { error: { code: 'account_closing' } } });
    for (const name of ['create-checkout', 'resume-subscription']) {
      expect(await call(ada.context, name)).toMatchObject({ status: 403 });
    }
  });

  it('keeps the account when asked to, with links staying dead', async () => {
    await share(ada);
    await leave(ada);
    expect(await call(ada.context, 'cancel-account-deletion')).toEqual({
      status: 200,
      body: { status: { deletion: null } },
    });
    const client = api.clientFor(ada.context);
    expect((await client.from('entries').insert({ user_id: ada.id, text: 'I stay' })).error).toBeNull();
    expect(
      (await client.from('presentation_shares').select('revoked_at').is('revoked_at', null)).data,
    ).toEqual([]);
    expect(
      await api.owner.query('select kind from app.account_notices where user_id = $1', [ada.id]),
    ).toEqual([{ kind: 'kept' }]);
    expect(await call(ada.context, 'cancel-account-deletion')).toMatchObject({ status: 200 });
  });

  it('asks for the address and the password, or a sign-in of the last ten minutes', async () => {
    expect(await leave(ada, { email: 'somebody@else.example' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', fields: { email: expect.any(String) } } },
    });
    for (const password of ['', 'loud-notebook-7']) {
      expect(await leave(ada, { password })).toMatchObject({
        status: 400,
        body: { error: { fields: { password: expect.any(String) } } },
      });
    }
    expect(await closureOf(ada)).toEqual([]);
    const fresh = await createSignedIn(9);
    expect(await leave(fresh, { password: 'loud-notebook-7' })).toMatchObject({ status: 400 });
    expect(await leave(fresh, { password: '' })).toMatchObject({ status: 200 });
  });

  it('asks whoever has a second factor for it', async () => {
    await api.owner.query(
      `insert into auth.mfa_factors (instance_id, user_id, factor_type, status) values ($1, $2, 'totp', 'verified')`,
      [acme, ada.id],
    );
    expect(await leave(ada)).toMatchObject({ status: 403, body: { error: { code: 'not_permitted' } } });
    await api.owner.query("update auth.sessions set aal = 'aal2' where user_id = $1", [ada.id]);
    expect(await leave(ada)).toMatchObject({ status: 200 });
  });

  it('stops guessing of the password', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await leave(ada, { password: 'guess' }));
    expect(answers.at(-2)?.status).toBe(400);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
  });

  it('does not let the only one go who looks after all instances', async () => {
    const root = await createPerson(api.owner, acme, 'super_admin');
    await addDevice(root, root.context.auth_session_id, 1);
    expect(await leave(root, { password: '' })).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    await createPerson(api.owner, acme, 'super_admin');
    expect(await leave(root, { password: '' })).toMatchObject({ status: 200 });
  });

  it('says nothing to visitors', async () => {
    const visitor = { ...ada.context, user_id: null, db_role: 'anon' as const };
    for (const name of ['get-account-status', 'cancel-account-deletion']) {
      expect(await call(visitor, name)).toMatchObject({ status: 401 });
    }
  });
});
