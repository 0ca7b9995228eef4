import { randomUUID } from 'node:crypto';
import type { Analysis } from '@reflectory/contracts/journal';
import { journalFunctions } from '@reflectory/contracts/journal';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createBuiltinEngine } from './builtin-engine.ts';

const text = 'I was alone all day. Nobody called. I was glad of the sun.';

describe('a feeling that is corrected', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  let entryId: string;
  let read: Analysis;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    read = createBuiltinEngine().analyse('I was lonely. I was glad of the sun.', { language: 'en' });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    entryId = randomUUID();
    await api.owner.query(
      'insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, $4)',
      [acme, entryId, ada.id, text],
    );
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, $4, repeat('a', 64), $5)`,
      [acme, ada.id, entryId, read.engine, JSON.stringify(read)],
    );
  });

  const call = (emotion: string, replacement: string | null, person = ada) =>
    api.fetchAs(person.context, '/functions/v1/correct-feeling', {
      method: 'POST',
      body: JSON.stringify({ entry_id: entryId, emotion, replacement }),
    });
  const correct = async (emotion: string, replacement: string | null) =>
    journalFunctions['correct-feeling'].output.parse(await (await call(emotion, replacement)).json())
      .analysis;
  const kept = async (person = ada) =>
    (await api.clientFor(person.context).from('feeling_corrections').select('emotion,term,replacement')).data;
  const sharesOf = ({ emotions }: Analysis) =>
    Object.fromEntries(emotions.map(({ emotion, percentage }) => [emotion, percentage]));

  it('is gone from the entry and from what is concluded, and kept by its word', async () => {
    const analysis = await correct('loneliness', null);
    expect(sharesOf(analysis)).toEqual({ joy: 100 });
    expect(analysis.summary).not.toContain('lonely');
    expect(analysis.corrections).toEqual(await kept());
    expect(await kept()).toEqual([{ emotion: 'loneliness', term: 'lonely', replacement: null }]);
    const { data } = await api
      .clientFor(ada.context)
      .from('analyses')
      .select('result')
      .eq('entry_id', entryId);
    expect(data?.[0]?.result).toEqual(analysis);
  });

  it('becomes another one, then a word of their own, and the feeling it was when that is said', async () => {
    expect(sharesOf(await correct('loneliness', 'calm'))).toEqual({ calm: 50, joy: 50 });
    expect(sharesOf(await correct('calm', 'my island'))).toEqual({ joy: 50, 'my island': 50 });
    expect(await kept()).toEqual([{ emotion: 'loneliness', term: 'lonely', replacement: 'my island' }]);
    const back = await correct('my island', 'loneliness');
    expect(sharesOf(back)).toEqual({ joy: 50, loneliness: 50 });
    expect(back.corrections).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('is nobody else’s to correct or to see', async () => {
    await correct('loneliness', null);
    const bo = await createPerson(api.owner, acme);
    expect((await call('joy', null, bo)).status).toBe(404);
    expect(await kept(bo)).toEqual([]);
  });

  it('has to have been found, and a word has to be one', async () => {
    expect((await call('anger', null)).status).toBe(404);
    expect((await call('joy', '  ')).status).toBe(400);
    expect((await call('joy', 'x'.repeat(61))).status).toBe(400);
    expect(await kept()).toEqual([]);
  });
});
