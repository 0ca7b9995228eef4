import { randomUUID } from 'node:crypto';
import { libraryFunctions } from '@reflectory/contracts/library';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const now = Date.now();

describe('what is recommended', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  type Written = { daysAgo?: number; text?: string; sealedUntil?: string };
  const write = async (area: string, { daysAgo = 1, text = 'I lay awake.', sealedUntil }: Written = {}) => {
    const entryId = randomUUID();
    await api.owner.query(
      `insert into public.entries (instance_id, id, user_id, text, entry_at, sealed_until)
       values ($1, $2, $3, $4, $5, $6)`,
      [acme, entryId, ada.id, text, new Date(now - daysAgo * DAY_MS), sealedUntil],
    );
    const themes = [{ name: area, area }];
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [acme, ada.id, entryId, JSON.stringify({ emotions: [], themes, suggestions: [] })],
    );
  };
  const recommended = async (by = ada) => {
    const response = await api.fetchAs(by.context, '/functions/v1/get-recommendation', {
      method: 'POST',
      body: JSON.stringify({ zone: 'UTC' }),
    });
    return libraryFunctions['get-recommendation'].output.parse(await response.json());
  };

  it('is a framework for what three entries of a week are about, and says so', async () => {
    for (const daysAgo of [0, 2, 6]) await write('rest', { daysAgo });
    for (const daysAgo of [1, 3]) await write('work', { daysAgo });
    expect(await recommended()).toMatchObject({
      isWanted: true,
      recommendation: { area: 'rest', entries: 3, framework: { key: 'evening-review' } },
    });
  });

  it('is nothing with two entries of a week, nor with older, sealed or unknown ones', async () => {
    for (const daysAgo of [1, 2, 8, 9]) await write('rest', { daysAgo });
    for (const daysAgo of [1, 2, 3]) await write('money', { daysAgo, sealedUntil: '2999-01-01' });
    for (const daysAgo of [1, 2, 3]) await write('__proto__', { daysAgo });
    expect(await recommended()).toEqual({ isWanted: true, recommendation: null });
  });

  it('is nothing for entries about health, of which nothing is guessed', async () => {
    for (const daysAgo of [1, 2, 3]) await write('health', { daysAgo });
    expect(await recommended()).toEqual({ isWanted: true, recommendation: null });
  });

  it('is another one where the first was begun a few days ago', async () => {
    for (const daysAgo of [1, 2, 3]) await write('rest', { daysAgo });
    await api.owner.query(
      `insert into public.sessions (instance_id, id, user_id, framework, title, answers, current_step, revision)
       values ($1, gen_random_uuid(), $2, 'evening-review@1', '', '{}', 0, 1)`,
      [acme, ada.id],
    );
    expect((await recommended()).recommendation?.framework.key).toBe('worry-time');
  });

  it('is nothing in a week in which somebody speaks of not wanting to live', async () => {
    for (const daysAgo of [1, 2, 3]) await write('rest', { daysAgo });
    await write('rest', { text: 'I want to kill myself.', daysAgo: 4 });
    expect(await recommended()).toEqual({ isWanted: true, recommendation: null });
  });

  it('is nothing once a person wants none, and nobody else can want that for them', async () => {
    for (const daysAgo of [1, 2, 3]) await write('rest', { daysAgo });
    const eve = await createPerson(api.owner, acme);
    const foreign = await api.clientFor(eve.context).from('recommendations_off').insert({ user_id: ada.id });
    expect(foreign.error?.code).toBe('42501');
    expect((await recommended()).isWanted).toBe(true);
    await api.clientFor(ada.context).from('recommendations_off').insert({}).throwOnError();
    expect(await recommended()).toEqual({ isWanted: false, recommendation: null });
  });
});
