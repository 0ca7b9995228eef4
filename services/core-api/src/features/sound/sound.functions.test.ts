import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import type { Mix } from '@reflectory/contracts/sound';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const mix: Mix = {
  layers: [{ id: 'one', kind: 'rain', level: 1, strength: 0.5, angle: 0, distance: 0, movement: 0 }],
  weather: 0.2,
  seed: 7,
};

describe('soundscapes', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
    ada = await createPerson(api.owner, acme);
    grace = await createPerson(api.owner, acme);
    await api.owner.query("insert into public.global_features (feature_key, enabled) values ('sound', true)");
  });
  afterAll(() => api.stop());

  const of = (person: TestPerson) => api.clientFor(person.context).from('soundscapes');
  const save = async (person: TestPerson, name: string) => {
    const { data } = await of(person).insert({ name, mix }).select('id').single().throwOnError();
    return data.id;
  };
  const open = async (token: string, instance = acme) => {
    const response = await api.fetchAs(visitorContext(instance), '/functions/v1/open-shared-soundscape', {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.json() };
  };
  const share = async (person: TestPerson, id: string, ends?: string) => {
    const { data } = await api
      .clientFor(person.context)
      .from('grants')
      .insert({
        object_type: 'soundscape',
        object_id: id,
        level: 'view',
        link_token: 'drawn by the service',
        ...(ends && { expires_at: ends }),
      })
      .select('link_token')
      .single()
      .throwOnError();
    return String(data.link_token);
  };

  it('are those of their person', async () => {
    await save(ada, 'Rain');
    expect((await of(ada).select('name, mix')).data).toEqual([{ name: 'Rain', mix }]);
    expect((await of(grace).select('name')).data).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ', mix }],
    ['a name of a page', { name: 'a'.repeat(81), mix }],
    ['no sound', { name: 'Nothing', mix: { ...mix, layers: [] } }],
    [
      'nine sounds',
      { name: 'Nine', mix: { ...mix, layers: Array.from({ length: 9 }, () => mix.layers[0]) } },
    ],
    ['a mix of a megabyte', { name: 'Long', mix: { ...mix, note: 'ab'.repeat(500_000) } }],
    ['no mix', { name: 'List', mix: [] }],
  ])('are refused with %s', async (_, row) => {
    const { error } = await of(ada).insert(row as { name: string; mix: Mix });
    expect(error?.code).toBe('23514');
  });

  it('are no more than two hundred of a person, and others may go on', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ name: `Number ${index}`, mix }));
    await of(grace).insert(rows).throwOnError();
    expect((await of(grace).insert({ name: 'One more', mix })).error?.code).toBe('PT413');
    expect((await of(ada).insert({ name: 'Mine', mix })).error).toBeNull();
    await of(grace).delete().neq('name', 'kept').throwOnError();
  });

  it('are opened by whoever has a link, at their instance alone, until it is taken away', async () => {
    const id = await save(ada, 'Shore');
    const token = await share(ada, id);
    expect(token).not.toBe('drawn by the service');
    expect(await open(token)).toEqual({ status: 200, body: { name: 'Shore', mix } });
    expect((await open(token, globex)).status).toBe(404);
    expect((await open('guessed')).status).toBe(404);
    await api
      .clientFor(ada.context)
      .from('grants')
      .delete()
      .eq('object_id', id)
      .not('link_token', 'is', null)
      .throwOnError();
    expect((await open(token)).status).toBe(404);
  });

  it('are not opened by a link that has expired, nor after they were deleted', async () => {
    const id = await save(ada, 'Gone');
    const token = await share(ada, id, '2020-01-01T00:00:00Z');
    expect((await open(token)).status).toBe(404);
    const other = await share(ada, id);
    await of(ada).delete().eq('id', id).throwOnError();
    expect((await open(other)).status).toBe(404);
  });

  it('nothing new is taken where the feature is off; what is there stays', async () => {
    const switchTo = (isOn: boolean) =>
      api.owner.query("update public.global_features set enabled = $1 where feature_key = 'sound'", [isOn]);
    await switchTo(false);
    expect((await of(ada).insert({ name: 'Later', mix })).error?.code).toBe('42501');
    expect((await of(ada).select('name')).data?.length).toBeGreaterThan(0);
    await switchTo(true);
  });
});
