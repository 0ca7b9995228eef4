import type { MeditationStep } from '@reflectory/contracts/sound';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const steps: MeditationStep[] = [
  { id: 'a', kind: 'bell', ring: 'bowl' },
  { id: 'b', kind: 'say', text: 'Sit.' },
  { id: 'c', kind: 'pause', weight: 3 },
];
const pause = (id: number): MeditationStep => ({ id: String(id), kind: 'pause', weight: 1 });

describe('meditations', () => {
  let api: TestApi;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    const acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    grace = await createPerson(api.owner, acme);
    await api.owner.query("insert into public.global_features (feature_key, enabled) values ('sound', true)");
  });
  afterAll(() => api.stop());

  const of = (person: TestPerson) => api.clientFor(person.context).from('meditations');
  const versionsOf = (person: TestPerson) => api.clientFor(person.context).from('meditation_versions');
  const save = async (person: TestPerson, name: string) => {
    const row = { name, steps, based_on: 'settle' };
    return (await of(person).insert(row).select('id').single().throwOnError()).data.id;
  };

  it('are those of their person, as they were written', async () => {
    await save(ada, 'Mine');
    expect((await of(ada).select('name, steps, revision')).data).toEqual([
      { name: 'Mine', steps, revision: 1 },
    ]);
    expect((await of(grace).select('name')).data).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ', steps, based_on: 'settle' }],
    ['a name of a page', { name: 'a'.repeat(121), steps, based_on: 'settle' }],
    ['no step', { name: 'Nothing', steps: [], based_on: 'settle' }],
    ['almost a megabyte', { name: 'Long', steps: [{ note: 'ab'.repeat(460_000) }], based_on: 'settle' }],
    ['no list', { name: 'Text', steps: {}, based_on: 'settle' }],
    ['a sound that is an address', { name: 'Far', steps, based_on: 'https://sound.example' }],
  ])('are refused with %s', async (_, row) => {
    expect((await of(ada).insert(row as never)).error?.code).toBe('23514');
  });

  it('have ten thousand steps at most', async () => {
    const row = {
      name: 'Long',
      steps: Array.from({ length: 10_000 }, (__, id) => pause(id)),
      based_on: 'settle',
    };
    await of(grace).insert(row).throwOnError();
    const more = { ...row, steps: [...row.steps, pause(10_000)] };
    expect((await of(grace).insert(more)).error?.code).toBe('23514');
    await of(grace).delete().eq('name', 'Long').throwOnError();
  });

  it('are changed by whoever knows their last revision, and what they were stays for ten changes', async () => {
    const id = await save(ada, 'First');
    const change = async (known: number, name: string) => {
      const { data } = await of(ada)
        .update({ name })
        .match({ id, revision: known })
        .select('revision')
        .throwOnError();
      return data.map(({ revision }) => revision);
    };
    expect(await change(1, 'Second')).toEqual([2]);
    expect(await change(1, 'From another page')).toEqual([]);
    expect(await change(2, 'Second')).toEqual([2]);
    for (let known = 2; known < 13; known += 1) await change(known, `Number ${known}`);
    const { data } = await versionsOf(ada).select('revision, name').eq('meditation_id', id).order('revision');
    expect(data?.map(({ revision }) => revision)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect((await versionsOf(grace).select('revision')).data).toEqual([]);
    await of(ada).delete().eq('id', id).throwOnError();
    expect((await versionsOf(ada).select('revision').eq('meditation_id', id)).data).toEqual([]);
  });

  it('are no more than a hundred of a person, and others may go on', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      name: `Number ${index}`,
      steps,
      based_on: 'settle',
    }));
    await of(grace).insert(rows).throwOnError();
    expect((await of(grace).insert({ name: 'One more', steps, based_on: 'settle' })).error?.code).toBe(
      'PT413',
    );
    await save(ada, 'Also mine');
  });

  it('nothing new is taken where the feature is off; what is there is changed still', async () => {
    const id = await save(ada, 'Before');
    await api.owner.query("update public.global_features set enabled = false where feature_key = 'sound'");
    expect((await of(ada).insert({ name: 'Later', steps, based_on: 'settle' })).error?.code).toBe('42501');
    expect((await of(ada).update({ name: 'After' }).eq('id', id)).error).toBeNull();
    await api.owner.query("update public.global_features set enabled = true where feature_key = 'sound'");
  });
});
