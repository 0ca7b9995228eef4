import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';

let api: TestApi;
let instanceId: string;
beforeAll(async () => {
  api = await startTestApi();
  instanceId = await createInstance(api.owner, 'default');
  await api.owner.query("update app.instances set billing = 'subscription' where id = $1", [instanceId]);
});
afterAll(() => api.stop());

const invoke = async (person: TestPerson, name: string) => {
  const { data, error } = await api.clientFor(person.context).functions.invoke<unknown>(name);
  if (error) throw error;
  return data;
};
const joinedDaysAgo = (person: TestPerson, days: number) =>
  api.owner.query(
    'update public.instance_users set created_at = now() - make_interval(days => $2) where user_id = $1',
    [person.id, days],
  );
const becomeBeta = (person: TestPerson) =>
  api.clientFor(person.context).from('subscribers').upsert(
    {
      email: person.email,
      user_id: person.id,
      subscribed: true,
      subscription_tier: 'Beta',
      subscription_end: null,
      updated_at: new Date().toISOString(),
    },
    { onConflict: 'email' },
  );

describe('without payments set up', () => {
  it('a visitor is told to sign in, and is never subscribed §3.27 §7.9', async () => {
    const client = api.clientFor(visitorContext(instanceId));
    const check = await client.functions.invoke('check-subscription');
    expect(check.data).toEqual({ subscribed: false, error: 'User not authenticated' });
    const checkout = await client.functions.invoke('create-checkout');
    expect(checkout.data).toEqual({ error: 'User not authenticated' });
    for (const name of ['get-subscription', 'create-portal-session', 'cancel-subscription'] as const)
      expect(
        (await api.fetchAs(visitorContext(instanceId), `/functions/v1/${name}`, { method: 'POST' })).status,
      ).toBe(401);
  });

  it('a new person has everything for seven days and is not subscribed §9.1', async () => {
    const person = await createPerson(api.owner, instanceId);
    expect(await invoke(person, 'check-subscription')).toEqual({ subscribed: false });
    expect(await invoke(person, 'get-subscription')).toMatchObject({
      state: 'trial',
      entitlements: { premium: true, reason: 'trial' },
      hasPortal: false,
    });
    await joinedDaysAgo(person, 7);
    expect(await invoke(person, 'get-subscription')).toMatchObject({
      state: 'none',
      entitlements: { premium: false, reason: 'none' },
    });
  });

  it('a checkout says honestly that payments are not set up and gives no address', async () => {
    const person = await createPerson(api.owner, instanceId);
    const notSetUp = { error: 'Payments are not set up here yet. You have not been charged.' };
    expect(await invoke(person, 'create-checkout')).toEqual(notSetUp);
    expect(await invoke(person, 'create-portal-session')).toEqual(notSetUp);
    expect(await invoke(person, 'cancel-subscription')).toEqual(notSetUp);
  });

  it('everything is included where the instance pays', async () => {
    const person = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    expect(await invoke(person, 'get-subscription')).toMatchObject({ state: 'included', trialEndsAt: null });
    expect(await invoke(person, 'create-checkout')).toEqual({
      error: 'Everything is included for you here. There is nothing to pay.',
    });
  });
});

describe('the beta', () => {
  it('gives everything, for ever, to who joins it by the row of the client §1.24 §6.7', async () => {
    const person = await createPerson(api.owner, instanceId);
    expect((await becomeBeta(person)).error).toBeNull();
    await joinedDaysAgo(person, 400);
    expect(await invoke(person, 'check-subscription')).toEqual({ subscribed: true });
    expect(await invoke(person, 'get-subscription')).toMatchObject({
      state: 'beta',
      entitlements: { premium: true, reason: 'beta', until: null },
      hasPortal: false,
    });
    expect(await invoke(person, 'create-checkout')).toMatchObject({ error: expect.stringContaining('free') });
  });

  it('gives nothing to who writes the row after their trial is over', async () => {
    const person = await createPerson(api.owner, instanceId);
    await joinedDaysAgo(person, 8);
    expect((await becomeBeta(person)).error).toBeNull();
    expect(await invoke(person, 'check-subscription')).toEqual({ subscribed: false });
    expect(await invoke(person, 'get-subscription')).toMatchObject({ state: 'none' });
  });

  it('counts from the sign-up, also before an address is confirmed, but not by a later change §6.7', async () => {
    const signUp = async (metadata: object) => {
      const [row] = await api.owner.query<{ id: string }>(
        'insert into auth.users (instance_id, email, raw_user_meta_data) values ($1, $2, $3) returning id',
        [instanceId, `${JSON.stringify(metadata).length}@beta.example`, metadata],
      );
      const id = row?.id ?? '';
      await api.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
        instanceId,
        id,
      ]);
      return id;
    };
    const tester = await signUp({ name: 'Ada', beta_tester: true });
    const other = await signUp({ name: 'Ada' });
    await api.owner.query(
      `update auth.users set raw_user_meta_data = '{"beta_tester": true}' where id = $1`,
      [other],
    );
    const testers = await api.owner.query<{ user_id: string }>(
      'select user_id from app.billing_accounts where beta_since is not null and user_id in ($1, $2)',
      [tester, other],
    );
    expect(only(testers).user_id).toBe(tester);
  });
});

describe('what payments rest on', () => {
  it('is out of the reach of clients, and of one instance from another', async () => {
    const person = await createPerson(api.owner, instanceId);
    const elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'elsewhere'));
    await api.owner.query(
      `insert into app.billing_accounts (instance_id, user_id, status) values ($1, $2, 'active'), ($3, $4, 'active')`,
      [person.instanceId, person.id, elsewhere.instanceId, elsewhere.id],
    );
    for (const statement of [
      'select from app.billing_accounts',
      `update app.billing_accounts set status = 'active'`,
      'select from app.billing_events',
    ])
      await expect(
        api.database.asPrincipal(person.context, (tx) => tx.query(statement)),
      ).rejects.toMatchObject({
        code: '42501',
      });
    const seen = await api.database.asService('billing_admin', instanceId, (tx) =>
      tx.query<{ instance_id: string }>('select distinct instance_id from app.billing_accounts'),
    );
    expect(seen).toEqual([{ instance_id: instanceId }]);
    const changed = await api.database.asService('billing_admin', instanceId, (tx) =>
      tx.query(`update app.billing_accounts set status = 'canceled' where user_id = $1 returning 1`, [
        elsewhere.id,
      ]),
    );
    expect(changed).toEqual([]);
    const none = await api.database.asService('billing_admin', null, (tx) =>
      tx.query('select 1 from app.billing_accounts union all select 1 from public.subscribers'),
    );
    expect(none).toEqual([]);
  });
});
