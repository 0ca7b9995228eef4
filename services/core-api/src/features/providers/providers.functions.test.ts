import { providerFunctions } from '@reflectory/contracts/providers';
import { type ProviderStandIn, startProviderStandIn } from '@reflectory/provider-stand-in';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { openKeys } from './testing/open-keys.ts';

const KEY = 'sk-of-the-tests-1234';

let api: TestApi;
let standIn: ProviderStandIn;
let admin: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  standIn = await startProviderStandIn({ key: KEY });
  api = await startTestApi({}, { providerKeys: openKeys(standIn.url) });
});
afterAll(async () => {
  await api.stop();
  await standIn.close();
});
let number = 0;
beforeEach(async () => {
  const instance = await createInstance(api.owner, `acme${(number += 1)}`);
  admin = await createPerson(api.owner, instance, 'admin');
  ada = await createPerson(api.owner, instance);
  standIn.calls.splice(0);
});

const call = async (name: string, input: object | null, person = admin) => {
  const answer = await api.fetchAs(person.context, `/functions/v1/${name}`, {
    method: 'POST',
    ...(input && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const settings = (change: object = {}) => ({
  base_url: standIn.url,
  models: { chat: 'stand-in', reading: 'stand-in' },
  speech_voice: 'calm',
  is_on: true,
  person_tokens: 1000,
  person_calls: 10,
  instance_tokens: 5000,
  ...change,
});
const save = (change: object = {}, person = admin) => call('save-provider', settings(change), person);
const test = (input: object) => call('test-provider', { base_url: standIn.url, ...input });

describe('who sets a provider up', () => {
  it('gives a key that nobody is told again', async () => {
    const { body } = await save({ key: KEY, base_url: `${standIn.url}/` });
    expect(body).toEqual({ saved: { ...settings(), host: standIn.host, key_ending: '1234' } });
    const [row] = await api.owner.query<{ sealed_key: string }>('select sealed_key from public.providers');
    expect(row?.sealed_key).toMatch(/^v1\./);
    expect(row?.sealed_key).not.toContain(KEY);
    const { data, error } = await api.clientFor(admin.context).from('providers').select('sealed_key');
    expect({ data, code: error?.code }).toEqual({ data: null, code: '42501' });
    const { body: read } = await call('get-provider-settings', null);
    expect(JSON.stringify(read)).not.toContain(KEY);
  });

  it('keeps the key while other things change, and loses it with the address', async () => {
    await save({ key: KEY });
    expect((await save({ person_calls: 5 })).body).toMatchObject({
      saved: { person_calls: 5, key_ending: '1234' },
    });
    expect((await save({ base_url: 'https://other.example/v1' })).body).toMatchObject({
      saved: { key_ending: null },
    });
    await save({ key: KEY });
    expect((await save({ key: null })).body).toMatchObject({ saved: { key_ending: null } });
  });

  it.each([
    'http://10.0.0.5/v1',
    'https://user:word@provider.example/v1',
    'https://provider.example/v1?x=1',
    'provider',
    'file:///etc/passwd',
  ])('may not name %s', async (baseUrl) => {
    expect(await save({ base_url: baseUrl })).toMatchObject({
      status: 400,
      body: { error: { fields: { base_url: expect.any(String) } } },
    });
  });

  it('has the permission for it', async () => {
    expect((await save({}, ada)).status).toBe(403);
    expect((await call('get-provider-settings', null, ada)).status).toBe(403);
    expect((await call('test-provider', { base_url: standIn.url }, ada)).status).toBe(403);
  });
});

describe('a test of the connection', () => {
  it('lists the models, with the key that is given or the one that is kept', async () => {
    expect((await test({ key: KEY })).body).toMatchObject({
      outcome: 'answered',
      models: expect.arrayContaining(['stand-in']),
    });
    expect((await test({})).body).toMatchObject({ outcome: 'wrong_key' });
    await save({ key: KEY });
    expect((await test({})).body).toMatchObject({ outcome: 'answered' });
    expect(standIn.calls.every(({ path }) => path === '/models')).toBe(true);
  });

  it('says what is wrong', async () => {
    expect((await test({ key: 'another' })).body).toMatchObject({ outcome: 'wrong_key' });
    expect((await test({ base_url: 'https://127.0.0.1/v1' })).body).toMatchObject({ outcome: 'not_allowed' });
    expect((await test({ base_url: 'https://[::1]:9/v1' })).body).toMatchObject({ outcome: 'not_allowed' });
    standIn.answers.push({ status: 200, body: { models: 'many' } });
    expect((await test({ key: KEY })).body).toMatchObject({ outcome: 'no_list' });
    standIn.answers.push({ status: 500 });
    expect((await test({ key: KEY })).body).toMatchObject({ outcome: 'unavailable' });
  });
});

describe('a person', () => {
  const own = async () =>
    providerFunctions['get-provider'].output.parse((await call('get-provider', null, ada)).body);

  it('is asked about a provider that is on, by its host and what it does, and about no other', async () => {
    expect(await own()).toEqual({ provider: null, has_consent: false, used: { calls: 0, tokens: 0 } });
    await save({ is_on: false });
    expect((await own()).provider).toBeNull();
    await save();
    expect((await own()).provider).toEqual({
      host: standIn.host,
      tasks: ['chat', 'reading'],
      person_tokens: 1000,
      person_calls: 10,
    });
  });

  it('agrees to the host that they read, and takes it back', async () => {
    await save();
    expect((await call('agree-to-provider', { provider: 'other.example' }, ada)).status).toBe(409);
    expect((await own()).has_consent).toBe(false);
    expect((await call('agree-to-provider', { provider: standIn.host }, ada)).status).toBe(200);
    expect((await own()).has_consent).toBe(true);
    await api.clientFor(ada.context).from('provider_consents').delete().eq('provider', standIn.host);
    expect((await own()).has_consent).toBe(false);
  });
});
