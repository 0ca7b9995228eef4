import type { RequestContext } from '@reflectory/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createSubscriptionFunctions } from './subscriptions.functions.ts';

const instanceId = '00000000-0000-4000-8000-00000000000a';
const userId = '00000000-0000-4000-8000-000000000001';
const strangerId = '00000000-0000-4000-8000-000000000002';
const visitor: RequestContext = {
  instance_id: instanceId,
  origin: 'http://acme.localhost:8080',
  db_role: 'anon',
  user_id: null,
  auth_session_id: null,
  role: 'user',
  claims: {},
};
const asPerson = (id: string): RequestContext => ({ ...visitor, db_role: 'authenticated', user_id: id });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ functions: createSubscriptionFunctions() });
  await api.owner.query(
    `insert into app.instances (id, slug, name, brand) values ($1, 'acme', 'Acme', '{"productName": "Acme"}')`,
    [instanceId],
  );
  for (const id of [userId, strangerId]) {
    await api.owner.query('insert into auth.users (id, instance_id, email) values ($1, $2, $3)', [
      id,
      instanceId,
      `${id}@acme.example`,
    ]);
    await api.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
      instanceId,
      id,
    ]);
  }
});
afterAll(() => api.stop());

const invoke = async (context: RequestContext, name: string) => {
  const { data, error } = await api.clientFor(context).functions.invoke<unknown>(name);
  if (error) throw error;
  return data;
};

test('a beta tester is subscribed, another person and a visitor are not', async () => {
  await api.owner.query(
    `insert into public.subscribers (instance_id, email, user_id, subscribed, subscription_tier)
     values ($1, $2, $3, true, 'Beta')`,
    [instanceId, `${userId}@acme.example`, userId],
  );
  expect(await invoke(asPerson(userId), 'check-subscription')).toEqual({ subscribed: true });
  expect(await invoke(asPerson(strangerId), 'check-subscription')).toEqual({ subscribed: false });
  expect(await invoke(visitor, 'check-subscription')).toEqual({
    subscribed: false,
    error: 'User not authenticated',
  });
});

test('a trial ends with its end', async () => {
  const endIn = (interval: string) =>
    api.owner.query(
      `insert into public.subscribers (instance_id, email, user_id, subscribed, subscription_end)
       values ($1, 'trial@acme.example', $2, true, now() + $3::interval)
       on conflict (instance_id, email) do update set subscription_end = excluded.subscription_end`,
      [instanceId, strangerId, interval],
    );
  await endIn('7 days');
  expect(await invoke(asPerson(strangerId), 'check-subscription')).toEqual({ subscribed: true });
  await endIn('-1 second');
  expect(await invoke(asPerson(strangerId), 'check-subscription')).toEqual({ subscribed: false });
});

test('a checkout says honestly that payments are not set up and gives no address', async () => {
  const answer = await invoke(asPerson(userId), 'create-checkout');
  expect(answer).toEqual({ error: 'Payments are not set up here yet. You have not been charged.' });
  expect(await invoke(visitor, 'create-checkout')).toEqual({ error: 'User not authenticated' });
});
