import { type LibraryBegunRow, libraryFunctions } from '@reflectory/contracts/library';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

type Begun = LibraryBegunRow['kind'];

describe('what of the library a person saved and began', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    await api.owner.query(
      "insert into public.global_features (feature_key, enabled) values ('library', true)",
    );
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  const call = async (name: 'list-begun' | 'list-saved', by: TestPerson) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, { method: 'POST', body: null });
    return response.json();
  };
  const begun = async (by = ada) => libraryFunctions['list-begun'].output.parse(await call('list-begun', by));
  const begin = (kind: Begun, key: string, by = ada) =>
    api.clientFor(by.context).from('library_begun').insert({ kind, key }).throwOnError();
  const beginSession = (framework: string) =>
    api.owner.query('insert into public.sessions (instance_id, user_id, framework) values ($1, $2, $3)', [
      acme,
      ada.id,
      framework,
    ]);

  it('begins with what was begun last, frameworks of sessions among them', async () => {
    await begin('soundscape', 'roof');
    await beginSession('worry-time@1');
    await begin('meditation', 'sleep');
    await beginSession('anxious');
    await begin('music', 'music-calm.2026-11-26');
    const keys = (await begun()).things.map(({ kind, key }) => `${kind} ${key}`);
    expect(keys).toEqual([
      'music music-calm.2026-11-26',
      'meditation sleep',
      'framework worry-time',
      'soundscape roof',
    ]);
  });

  it('moves to the front what is begun again, and keeps eight at most', async () => {
    for (let index = 0; index < 10; index += 1) await begin('soundscape', `preset-${index}`);
    await begin('soundscape', 'preset-5');
    const { things } = await begun();
    const expected = [5, 9, 8, 7, 6, 4, 3, 2].map((index) => `preset-${index}`);
    expect(things.map(({ key }) => key)).toEqual(expected);
    const rows = await api.owner.query('select 1 from public.library_begun where user_id = $1', [ada.id]);
    expect(rows).toHaveLength(8);
  });

  it('has the words of a prompt that is still offered', async () => {
    await begin('prompt', 'today-1');
    await begin('prompt', 'today-9999');
    const { things, prompts } = await begun();
    expect(things).toHaveLength(2);
    expect(prompts).toMatchObject([{ key: 'today-1', language: 'en' }]);
  });

  it('is theirs alone, in their instance and in any other', async () => {
    const bob = await createPerson(api.owner, acme);
    const eve = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
    await begin('soundscape', 'roof');
    for (const other of [bob, eve]) {
      expect(await begun(other)).toEqual({ things: [], prompts: [] });
      await begin('soundscape', 'roof', other);
      const foreign = { user_id: ada.id, kind: 'music', key: 'theirs' } as const;
      const refused = await api.clientFor(other.context).from('library_begun').insert(foreign);
      expect(refused).toMatchObject({ error: { code: '42501' } });
    }
    expect((await begun()).things).toEqual([{ kind: 'soundscape', key: 'roof' }]);
  });

  it('takes nothing where the library is off, and no key that is none', async () => {
    const rows = api.clientFor(ada.context).from('library_begun');
    const wrong = { kind: 'soundscape', key: '../roof' } as const;
    expect(await rows.insert(wrong)).toMatchObject({ error: { code: '23514' } });
    const turn = (isOn: boolean) =>
      api.owner.query("update public.global_features set enabled = $1 where feature_key = 'library'", [isOn]);
    await turn(false);
    expect((await rows.insert({ kind: 'soundscape', key: 'roof' })).error).not.toBeNull();
    await turn(true);
    expect((await begun()).things).toEqual([]);
  });

  it('saves what other areas bring, beside frameworks and prompts', async () => {
    const things = [
      { kind: 'soundscape', key: 'roof' },
      { kind: 'framework', key: 'grief' },
      { kind: 'deck', key: '0b0c7f0e-6a0f-4d6a-9d53-3a8a2f2f7a10' },
    ] as const;
    for (const thing of things)
      await api.clientFor(ada.context).from('library_saved').insert(thing).throwOnError();
    const saved = libraryFunctions['list-saved'].output.parse(await call('list-saved', ada));
    expect(saved.frameworks.map(({ key }) => key)).toEqual(['grief']);
    expect(saved.others).toEqual([things[2], things[0]]);
    expect(saved.gone).toEqual([]);
  });
});
