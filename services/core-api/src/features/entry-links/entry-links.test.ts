import { randomUUID } from 'node:crypto';
import type {} from '@reflectory/contracts/entry-links';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('what grew out of an entry', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  let entryId: string;
  const text = 'I was tired. I want to swim again.';
  const quote = 'I want to swim again.';
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    entryId = await write(ada);
  });

  const of = (person: TestPerson) => api.clientFor(person.context);
  const write = async (person: TestPerson) => {
    const { data } = await of(person)
      .from('entries')
      .insert({ user_id: person.id, text })
      .select('id')
      .single();
    return data?.id ?? '';
  };
  const link = (person: TestPerson, values: object = {}) => {
    const place = { entry_id: entryId, entry_version: 1, start_at: text.indexOf(quote), end_at: text.length };
    const target = { target_type: 'goal', target_id: randomUUID() };
    return of(person)
      .from('entry_links')
      .insert({ ...place, ...target, quote, ...values });
  };
  const read = async (person = ada) =>
    (await of(person).from('entry_links').select('entry_id,quote,entry_gone_at')).data ?? [];

  it('is known with its sentence, and to nobody else', async () => {
    expect((await link(ada)).error).toBeNull();
    expect(only(await read())).toEqual({ entry_id: entryId, quote, entry_gone_at: null });
    expect(await read(await createPerson(api.owner, acme))).toEqual([]);
  });

  it('is of one of the own entries, and of words', async () => {
    const bob = await createPerson(api.owner, acme);
    expect((await link(bob)).error?.code).toBe('23503');
    for (const values of [{ quote: '' }, { end_at: 2 }, { entry_id: null }, { target_type: 'A goal' }])
      expect((await link(ada, values)).error?.code).toBe('23514');
  });

  it('keeps that there was an entry when that is deleted, and none of its words', async () => {
    await link(ada);
    await of(ada).from('entries').delete().eq('id', entryId);
    expect(only(await read())).toEqual({
      entry_id: null,
      quote: '',
      entry_gone_at: expect.any(String) as string,
    });
  });

  it('stays while its entry is in the bin', async () => {
    await link(ada);
    await of(ada).from('entries').update({ binned_at: new Date().toISOString() }).eq('id', entryId);
    expect(only(await read()).quote).toBe(quote);
  });

  it('is limited for an entry, and another entry takes more', async () => {
    const many = Array.from({ length: 200 }, () => ({
      user_id: ada.id,
      entry_id: entryId,
      entry_version: 1,
      start_at: 0,
      end_at: 5,
      quote: 'I was',
      target_type: 'card',
      target_id: randomUUID(),
    }));
    expect((await of(ada).from('entry_links').insert(many)).error).toBeNull();
    const refused = await link(ada);
    expect(refused.status).toBe(413);
    expect(refused.error?.message).toBe('At most 200 things can be linked to one entry');
    expect((await link(ada, { entry_id: await write(ada) })).error).toBeNull();
  });
});
