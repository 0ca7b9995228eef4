import type {} from '@reflectory/contracts/features';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

describe('the table calls of the specification, by the published client', () => {
  let api: TestApi;
  let instanceId: string;
  let ada: TestPerson;
  let admin: TestPerson;
  let superAdmin: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    instanceId = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, instanceId);
    admin = await createPerson(api.owner, instanceId, 'admin');
    superAdmin = await createPerson(api.owner, instanceId, 'super_admin');
  });
  afterAll(() => api.stop());

  it('writes the profile, twice, and reads the lock code as a single object §3.1 §7.6 §7.16', async () => {
    const client = api.clientFor(ada.context);
    const first = await client.from('profiles').upsert({ id: ada.id, name: 'Ada' });
    expect(first).toMatchObject({ status: 201, data: null, error: null });
    const second = await client.from('profiles').upsert({ id: ada.id, name: 'Ada L.', lock_code: 'abc123' });
    expect(second).toMatchObject({ status: 200, error: null });
    const { data } = await client.from('profiles').select('lock_code').eq('id', ada.id).single();
    expect(data).toEqual({ lock_code: 'abc123' });
  });

  it('writes the beta subscriber by e-mail, although the key leads with the instance §3.2 §7.7', async () => {
    const row = {
      email: ada.email,
      user_id: ada.id,
      subscribed: true,
      subscription_tier: 'Beta',
      subscription_end: null,
      updated_at: new Date().toISOString(),
    };
    const client = api.clientFor(ada.context);
    expect(await client.from('subscribers').upsert(row, { onConflict: 'email' })).toMatchObject({
      status: 201,
    });
    expect(await client.from('subscribers').upsert(row, { onConflict: 'email' })).toMatchObject({
      status: 200,
    });
    const { data } = await client.from('subscribers').select('email,subscription_tier');
    expect(data).toEqual([{ email: ada.email, subscription_tier: 'Beta' }]);
  });

  it('creates, finds and revokes a share §3.14 §7.12 §7.13 §7.14', async () => {
    const client = api.clientFor(ada.context);
    const share = { user_id: ada.id, title: 'A, b (c)', presentation_type: 'session' as const };
    const created = await client
      .from('presentation_shares')
      .insert({ ...share, presentation_data: emptyPresentation })
      .select('share_token')
      .single();
    expect(created.status).toBe(201);
    expect(created.data?.share_token).toMatch(/^[\w-]{43}$/);
    const find = () =>
      client
        .from('presentation_shares')
        .select('share_token,revoked_at')
        .eq('title', share.title)
        .eq('presentation_type', 'session')
        .is('revoked_at', null)
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle();
    expect((await find()).data).toEqual({ share_token: created.data?.share_token, revoked_at: null });
    const revoke = () =>
      client
        .from('presentation_shares')
        .update({ revoked_at: new Date().toISOString() })
        .eq('title', share.title)
        .eq('presentation_type', 'session')
        .is('revoked_at', null);
    expect(await revoke()).toMatchObject({ status: 204, data: null, error: null });
    expect(await revoke()).toMatchObject({ status: 204, error: null });
    expect(await find()).toMatchObject({ data: null, error: null });
  });

  it('never gives a chosen token, another owner or a second life to a share', async () => {
    const client = api.clientFor(ada.context);
    const share = { title: 'x', presentation_type: 'session' as const, presentation_data: emptyPresentation };
    const chosen = await client
      .from('presentation_shares')
      .insert({ ...share, user_id: ada.id, share_token: 'short' });
    expect(chosen).toMatchObject({ status: 403, error: { code: '42501' } });
    const foreign = await client.from('presentation_shares').insert({ ...share, user_id: admin.id });
    expect(foreign.error).toMatchObject({
      code: '42501',
      message: 'new row violates row-level security policy for table "presentation_shares"',
    });
    const revived = await client
      .from('presentation_shares')
      .update({ revoked_at: null })
      .eq('user_id', ada.id);
    expect(revived.error).toMatchObject({ code: '42501' });
  });

  it('reads features, own memberships and translations §3.28 §3.29 §3.30 §7.17 §7.19 §7.20 §7.21 §1.19', async () => {
    const administration = api.clientFor(admin.context);
    const saved = await administration.from('translations').upsert({
      instance_id: instanceId,
      language_code: 'en',
      namespace: 'common',
      key: 'save',
      value: 'Keep',
    });
    expect(saved).toMatchObject({ status: 201, error: null });
    const elsewhere = await administration.from('translations').upsert({
      instance_id: randomUUID(),
      language_code: 'en',
      namespace: 'common',
      key: 'save',
      value: 'No',
    });
    expect(elsewhere).toMatchObject({ status: 403, error: { code: '42501' } });
    const client = api.clientFor(ada.context);
    const features = await client.from('global_features').select('feature_key,enabled');
    expect(features.data).toContainEqual({ feature_key: 'beta_programme', enabled: true });
    const memberships = await client
      .from('instance_users')
      .select('instance_id,role')
      .eq('user_id', ada.id)
      .eq('is_active', true);
    expect(memberships.data).toEqual([{ instance_id: instanceId, role: 'member' }]);
    const visitor = api.clientFor(visitorContext(instanceId));
    const texts = await visitor
      .from('translations')
      .select('namespace,key,value')
      .eq('instance_id', instanceId)
      .eq('language_code', 'en');
    expect(texts.data).toEqual([{ namespace: 'common', key: 'save', value: 'Keep' }]);
    const languages = await visitor
      .from('translations')
      .select('language_code')
      .eq('instance_id', instanceId);
    expect(languages.data).toEqual([{ language_code: 'en' }]);
  });

  it('says who is a master admin only about the caller, or when one asks §7.18', async () => {
    const ask = async (person: TestPerson, about: string) =>
      (await api.clientFor(person.context).rpc('is_master_admin', { user_uuid: about })).data;
    expect(await ask(superAdmin, superAdmin.id)).toBe(true);
    expect(await ask(superAdmin, ada.id)).toBe(false);
    expect(await ask(ada, ada.id)).toBe(false);
    expect(await ask(ada, superAdmin.id)).toBe(false);
    expect(await ask(ada, randomUUID())).toBe(false);
  });

  it('a client can buy nothing by writing its subscriber row', async () => {
    const client = api.clientFor(admin.context);
    const row = { email: admin.email, user_id: admin.id, subscribed: true, subscription_tier: 'Beta' };
    for (const change of [
      { subscription_tier: 'Premium' },
      { subscription_end: '2099-01-01T00:00:00Z' },
      { email: 'other@people.example' },
      { user_id: ada.id },
    ]) {
      const { error } = await client.from('subscribers').insert({ ...row, ...change });
      expect(error).toMatchObject({ code: '42501' });
    }
    await api.owner.query(
      `insert into public.subscribers (instance_id, email, user_id, subscribed, subscription_tier, subscription_end)
       values ($1, $2, $3, true, 'Premium', now() + interval '1 month')`,
      [instanceId, admin.email, admin.id],
    );
    const overwritten = await client.from('subscribers').upsert(row, { onConflict: 'email' });
    expect(overwritten.error).toMatchObject({ code: '42501' });
  });

  it('closes the beta tier with the programme', async () => {
    await api.owner.query(
      "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'beta_programme', false)",
      [instanceId],
    );
    const late = await createPerson(api.owner, instanceId);
    const { error } = await api
      .clientFor(late.context)
      .from('subscribers')
      .insert({ email: late.email, user_id: late.id, subscribed: true, subscription_tier: 'Beta' });
    expect(error).toMatchObject({ code: '42501' });
  });
});

const emptyPresentation = {
  title: 'x',
  framework: 'free',
  questions: [],
  answers: [],
  analysis: null,
  imageUrl: null,
};
